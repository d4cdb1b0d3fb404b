/// <reference lib="webworker" />
// Caches the app's files, so that the app opens immediately and offline. `scripts/offline.mjs` builds this
// worker and adds a list of all files. `router/registerServiceWorker.ts` registers the worker.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { handledElsewhere } from '@/data/log/report';
import { isUnmetered, type KeepMessage, type UpdateMessage } from './router/registerServiceWorker';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: {
  /** Changes with every build. */
  version: string;
  /** The files that start any page, and that show a failure or an update. The worker caches them first. */
  core: { url: string; revision: string | null }[];
  /** The addresses of all HTML pages: `/`, `/about`. */
  pages: string[];
  /** The addresses of all files with a content hash in their name. */
  assets: string[];
  /** The host's rules for all other addresses (firebase.json): a pattern, and the HTML file to serve. */
  rewrites: { regex: string; destination: string }[];
};
const build = __BUILD__;

/** How long to wait for uncached HTML, in ms. Then the worker serves app.html, which renders any page. */
const pageTimeout = 3000;

/** Returns the path of the HTML that the host serves for an address. Undefined if there is no page. */
function pageAt(pathname: string): string | undefined {
  if (build.pages.includes(pathname)) return pathname;
  // Firebase Hosting reserves these addresses, for example for sign-in pop-ups.
  if (pathname.startsWith('/__/')) return undefined;
  const rewrite = build.rewrites.find(({ regex }) => new RegExp(regex).test(pathname));
  return rewrite?.destination.replace(/\.html$/, '');
}

/** Whether the response is the requested file, and not, for example, the page of a captive portal. */
const isAsked = (response: Response, type: RegExp) =>
  response.status === 200 && !response.redirected && type.test(response.headers.get('Content-Type') ?? '');

const pagesCache = `pages ${build.version}`;
/** Caches the HTML of pages. Each version has a separate cache. */
const pages = new CacheFirst({
  cacheName: pagesCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    {
      cacheKeyWillBeUsed: async ({ request }) => pageAt(new URL(request.url).pathname) ?? request,
      cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
        cachedResponse ?? matchPrecache(request),
      requestWillFetch: async ({ request, state }) => {
        const limit = new AbortController();
        if (state) state.timer = setTimeout(() => limit.abort(), pageTimeout);
        return new Request(request, { signal: limit.signal });
      },
      // Ends the time limit once the response has begun.
      fetchDidSucceed: async ({ response, state }) => {
        clearTimeout(state?.timer);
        return response;
      },
      cacheWillUpdate: async ({ response }) => (isAsked(response, /html/) ? response : null),
      handlerDidError: () => matchPrecache('/app'),
    },
  ],
});

/**
 * Downloads a file completely, even if the user leaves the page that requested the file. The next page then
 * finds the file in the cache. This also avoids an error in Firefox's console for the aborted response.
 */
const asWhole: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: new AbortController().signal }),
  async fetchDidSucceed({ response }) {
    await response.clone().arrayBuffer();
    return response;
  },
};

const assetsCache = 'assets';
/** Caches files with a content hash in their name: scripts, styles, messages, sample data and fonts. */
const assets = new CacheFirst({
  cacheName: assetsCache,
  matchOptions: { ignoreVary: true },
  plugins: [
    asWhole,
    { cacheWillUpdate: async ({ response }) => (isAsked(response, /^(?!text\/html)/) ? response : null) },
  ],
});

const images = new StaleWhileRevalidate({
  cacheName: 'images',
  matchOptions: { ignoreVary: true },
  plugins: [asWhole],
});

const isAsset = (pathname: string) => pathname.startsWith('/assets/');
const isImage = (pathname: string) => pathname.startsWith('/images/');

precacheAndRoute(build.core);
registerRoute(({ request, url }) => request.mode === 'navigate' && pageAt(url.pathname), pages);
registerRoute(({ url, sameOrigin }) => sameOrigin && isAsset(url.pathname), assets);
registerRoute(({ url, sameOrigin }) => sameOrigin && isImage(url.pathname), images);

/** Returns the cache strategy of a file. Undefined for files that aren't cached, such as videos. */
function strategyOf(pathname: string) {
  if (isAsset(pathname)) return assets;
  if (isImage(pathname)) return images;
  return pageAt(pathname) ? pages : undefined;
}

/**
 * The files that the app may request later: code, messages and sample data. The worker caches other files
 * when a page requests them. Offline, a page renders without its HTML file too.
 */
const rest = build.assets.filter((path) => /\.(css|js)$/.test(path));

/** The name of an empty cache. It exists if a worker has cached all files in `rest`. */
const wholeMark = 'whole';

/** Caches files one by one, so that the page's requests have priority. Skips cached files. */
async function keep(event: ExtendableEvent, { paths, hasRest }: Omit<KeepMessage, 'type'>) {
  for (const path of new Set([...paths, ...(hasRest ? rest : [])])) {
    if (getCacheKeyForURL(path)) continue;
    const request = new Request(path, { priority: 'low' });
    await strategyOf(path)?.handle({ event, request }).catch(handledElsewhere);
  }
  if (hasRest) await caches.open(wholeMark);
}

/** Caches the files in `rest` if an earlier version did so too. The update then works offline. */
async function inherit(event: ExtendableEvent) {
  if ((await caches.has(wholeMark)) && isUnmetered()) await keep(event, { paths: [], hasRest: true });
}

/** Deletes the cached HTML of earlier versions, and their other files unless another tab may use these. */
async function forget() {
  for (const name of await caches.keys())
    if (name.startsWith('pages ') && name !== pagesCache) await caches.delete(name);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  if (windows.length > 1) return;
  const cache = await caches.open(assetsCache);
  for (const request of await cache.keys())
    if (!build.assets.includes(new URL(request.url).pathname)) await cache.delete(request);
}

self.addEventListener('install', (event) => event.waitUntil(inherit(event)));
self.addEventListener('activate', (event) => event.waitUntil(forget()));
self.addEventListener('message', (event) => {
  const message: KeepMessage | UpdateMessage = event.data;
  if (message.type === 'update') void self.skipWaiting();
  else event.waitUntil(keep(event, message));
});
// The first worker handles the requests of open pages without a reload.
clientsClaim();
