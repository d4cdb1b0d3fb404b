import { buildFloor } from './floor.mjs';
import { ownHosting, plainHosting, serve } from './host.mjs';
import { readRoutes } from './readRoutes.mjs';

const selector = 'button';
const floorPages = [
  { path: '/static', title: 'floor: HTML alone', usable: { selector, isHydrated: false } },
  { path: '/', title: 'floor: React, prerendered', usable: { selector, isHydrated: true }, isFloor: true },
];

/** Returns the app's pages. @param only the addresses of the wanted pages; all pages by default */
async function ownPages(only) {
  const routes = await readRoutes();
  const unknown = only?.find((path) => !routes.some((route) => route.path === path));
  if (unknown) throw new Error(`Unknown page ${unknown}. Pages: ${routes.map(({ path }) => path).join(' ')}`);
  return routes
    .filter(({ path }) => !only || only.includes(path))
    .map((route) => ({ ...route, title: route.path, storage: route.isSignedIn ? { auth: 'true' } : {} }));
}

/** Returns pages of another site, each with an optional selector to wait for: `/feed=article`, or `/feed`. */
const otherPages = (routes, name) =>
  routes.map((route) => {
    const [path, selector] = route.split(/=(.*)/s);
    return { path, title: `${name}${path}`, usable: selector && { selector, isHydrated: false } };
  });

/** Serves a folder over HTTP/1.1 and, with a certificate, HTTP/2. */
async function open(folder, hosting, pages, certificate) {
  const hosts = { h1: await serve(folder, hosting) };
  if (certificate) hosts.h2 = await serve(folder, hosting, certificate);
  return {
    pages,
    originOf: (protocol) => hosts[protocol]?.origin,
    close() {
      for (const host of Object.values(hosts)) host.close();
    },
  };
}

/** Returns a site on another server. Uses HTTP/2 for an https address, and HTTP/1.1 for an http address. */
function elsewhere(address, routes) {
  const { host, origin, protocol } = new URL(address);
  const spoken = protocol === 'https:' ? 'h2' : 'h1';
  return {
    pages: otherPages(routes, host),
    originOf: (asked) => (asked === spoken ? origin : undefined),
    close() {},
  };
}

/**
 * Opens the baseline pages, this build (the folder `dist/`), and the sites to compare: another build, in the
 * folder `dist`, and the site `against`. `originOf` of a site returns undefined for a protocol that the site
 * doesn't support.
 */
export async function openSites({ only, dist, against, routes }, certificate) {
  const pages = await ownPages(only);
  return [
    await open(await buildFloor(), plainHosting, floorPages, certificate),
    await open('dist', ownHosting, pages, certificate),
    ...(dist ? [await open(dist, plainHosting, otherPages(routes, dist), certificate)] : []),
    ...(against ? [elsewhere(against, routes)] : []),
  ];
}
