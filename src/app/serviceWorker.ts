/// <reference lib="webworker" />
// Caches the app's files, so that it opens immediately and offline. `scripts/offline.mjs` builds it and adds
// the file list of the build; the page's side is `router/registerServiceWorker.ts`.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isUnmetered, type KeepMessage, type UpdateMessage } from './router/registerServiceWorker';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: {
  /** Changes with every build. */
  version: string;
  /** Files to start any page and to show a failure or an update: fetched at installation. */
  core: { url: string; revision: string | null }[];
  /** The addresses of all HTML pages: `/`, `/about`. */
  pages: string[];
  /** The addresses of all files with a content hash in their name. */
  assets: string[];
  /** The host's rules for all other addresses (firebase.json): a pattern, and the HTML file it returns. */
  rewrites: { regex: string; destination: string }[];
};
const build = __BUILD__;

/** How long to wait for uncached HTML, in ms. Then the app renders the page from cached files. */
const pageTimeout = 3000;

/** Returns the path of the HTML that the host returns for an address; undefined if it isn't a page. */
function pageAt(pathname: string): string | undefined {
  if (build.pages.includes(pathname)) return pathname;
  // The host's reserved addresses, including the sign-in pop-ups.
  if (pathname.startsWith('/__/')) return undefined;
  const rewrite = build.rewrites.find(({ regex }) => new RegExp(regex).test(pathname));
  return rewrite?.destination.replace(/\.html$/, '');
}

/** Whether the response is the requested file: a captive portal also responds with 200. */
const isAsked = (response: Response, type: RegExp) =>
  response.status === 200 && !response.redirected && type.test(response.headers.get('Content-Type') ?? '');

const pagesCache = `pages ${build.version}`;
/** Caches the HTML of this build's pages. A newer build has a separate cache. */
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
      // Once the response has begun, there is no time limit.
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
 * Downloads a file completely, even if the user leaves the page that requested it. The next page then finds
 * the file in the cache. Otherwise, Firefox would log an unexpected error for the aborted response.
 */
const asWhole: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: new AbortController().signal }),
  async fetchDidSucceed({ response }) {
    await response.clone().arrayBuffer();
    return response;
  },
};

const assetsCache = 'assets';
/** Scripts, styles, messages, sample data and fonts: the content of a file name never changes. */
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

/** Returns the cache strategy of a file, if any. Videos aren't cached: few users watch one twice offline. */
function strategyOf(pathname: string) {
  if (isAsset(pathname)) return assets;
  if (isImage(pathname)) return images;
  return pageAt(pathname) ? pages : undefined;
}

/**
 * Files that the app may request next: code, messages and sample data. Fonts, images and HTML are cached when
 * they are used: any page can render without its own HTML.
 */
const rest = build.assets.filter((path) => /\.(css|js)$/.test(path));

/** The name of an empty cache, which exists once the worker has cached the files in `rest`. */
const wholeMark = 'whole';

/** Caches files one by one, as the page's requests matter more. Skips cached files. */
async function keep(event: ExtendableEvent, { paths, hasRest }: Omit<KeepMessage, 'type'>) {
  for (const path of new Set([...paths, ...(hasRest ? rest : [])])) {
    if (getCacheKeyForURL(path)) continue;
    const request = new Request(path, { priority: 'low' });
    await strategyOf(path)
      ?.handle({ event, request })
      .catch(() => {});
  }
  if (hasRest) await caches.open(wholeMark);
}

/**
 * Caches the files in `rest` during installation if an earlier version did, so that the update works offline.
 */
async function inherit(event: ExtendableEvent) {
  if ((await caches.has(wholeMark)) && isUnmetered()) await keep(event, { paths: [], hasRest: true });
}

/** Deletes the cached pages of earlier versions. Deletes their assets only if no other tab may use them. */
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
// From now on, the worker handles the requests of the page that registered it.
clientsClaim();
