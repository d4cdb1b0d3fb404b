import { buildFloor } from './floor.mjs';
import { ownHosting, plainHosting, serve } from './host.mjs';
import { readRoutes } from './routes.mjs';

const floorPages = [
  { path: '/static', title: 'floor: HTML alone', usable: { selector: 'button', isHydrated: false } },
  {
    path: '/',
    title: 'floor: React, prerendered',
    usable: { selector: 'button', isHydrated: true },
    isFloor: true,
  },
];

/** The pages of the route table. @param only addresses; all without */
async function ownPages(only) {
  const routes = await readRoutes();
  const unknown = only?.find((path) => !routes.some((route) => route.path === path));
  if (unknown) throw new Error(`${unknown} is none of ${routes.map(({ path }) => path).join(' ')}`);
  return routes
    .filter(({ path }) => !only || only.includes(path))
    .map((route) => ({ ...route, title: route.path, storage: route.isSignedIn ? { auth: 'true' } : {} }));
}

/** Addresses of another site, each with what a person waits for there: `/feed=article`, or just `/feed`. */
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

/** A site that is served elsewhere, over the protocol that it speaks. */
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
 * The floors, the app as it is built in `dist`, and what else is to be measured beside them. `originOf` a protocol is
 * missing where the site isn't served over it.
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
