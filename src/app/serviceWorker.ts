/// <reference lib="webworker" />
// Keeps the app's files on the device, so that it opens at once and without a network. Built by `scripts/offline.mjs`, which
// gives it the list of the build it belongs to; the page's side of it is `router/serviceWorker.ts`.
import { clientsClaim, type WorkboxPlugin } from 'workbox-core';
import { getCacheKeyForURL, matchPrecache, precacheAndRoute } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst, StaleWhileRevalidate } from 'workbox-strategies';
import { isUnmetered, type KeepMessage, type UpdateMessage } from './router/serviceWorker';

declare const self: ServiceWorkerGlobalScope;
declare const __BUILD__: {
  /** Another one for another build. */
  version: string;
  /** What every page starts with, and what tells of a failure or an update: fetched before this worker is ready. */
  core: { url: string; revision: string | null }[];
  /** The addresses of every page's HTML: `/`, `/about`. */
  pages: string[];
  /** Every file with its content's hash in its name, by its address. */
  assets: string[];
  /** Which HTML the host answers every other address with (firebase.json). */
  rewrites: { regex: string; destination: string }[];
};
const build = __BUILD__;

/** How long the HTML of a page that isn't kept yet may take, in ms: then the app draws the page from what is there. */
const pageTimeout = 3000;

/** The HTML that the host answers an address with; undefined for what is no page. */
function pageAt(pathname: string): string | undefined {
  if (build.pages.includes(pathname)) return pathname;
  // The host's own, and with it the pop-ups of signing in.
  if (pathname.startsWith('/__/')) return undefined;
  const rewrite = build.rewrites.find(({ regex }) => new RegExp(regex).test(pathname));
  return rewrite?.destination.replace(/\.html$/, '');
}

/** An answer that is what was asked for: what stands in the way of a network says 200, too. */
const isAsked = (response: Response, type: RegExp) =>
  response.status === 200 && !response.redirected && type.test(response.headers.get('Content-Type') ?? '');

const pagesCache = `pages ${build.version}`;
/** The pages of one build, as a whole: the next one has its own, and is seen when the person has asked for it. */
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
      // Once it has begun it may take its time.
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
 * Fetches a file completely, even if the page that requested it is left, so that the next page finds it in the cache. Firefox
 * logs an unexpected error for a response that breaks off on its way to a page that was left.
 */
const asWhole: WorkboxPlugin = {
  requestWillFetch: async ({ request }) => new Request(request, { signal: new AbortController().signal }),
  async fetchDidSucceed({ response }) {
    await response.clone().arrayBuffer();
    return response;
  },
};

const assetsCache = 'assets';
/** Scripts, styles, words, sample data and fonts never change under their names. */
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

/** How a file is kept, if at all: nobody watches a video twice for want of a network. */
function strategyOf(pathname: string) {
  if (isAsset(pathname)) return assets;
  if (isImage(pathname)) return images;
  return pageAt(pathname) ? pages : undefined;
}

/**
 * What the app may ask for next: its code, words and sample data. Fonts and images are kept when they are seen, and a page's
 * HTML too: any page can be drawn without its own.
 */
const rest = build.assets.filter((path) => /\.(css|js)$/.test(path));

/** There where the rest was kept. */
const wholeMark = 'whole';

/** Keeps files, one after the other: the page has better things to do. What is kept already isn't fetched. */
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

/** The next version has all that the one before had, before it is offered: it may be taken without a network. */
async function inherit(event: ExtendableEvent) {
  if ((await caches.has(wholeMark)) && isUnmetered()) await keep(event, { paths: [], hasRest: true });
}

/** Forgets what earlier versions needed; but not their files while another tab may still run one of them. */
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
// The page that brought it here keeps what it fetches from now on.
clientsClaim();
