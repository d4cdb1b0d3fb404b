import { reporting } from '@/data/log/report';

// Registers the service worker (src/app/serviceWorker.ts), sends the worker a list of files to cache, and
// activates newer workers.

/** Message to the worker: cache the files at `paths` and, with `hasRest`, the code of all other pages. */
export type KeepMessage = { type: 'keep'; paths: string[]; hasRest: boolean };
/** Message to a newer worker: become active, because the user has accepted the update. */
export type UpdateMessage = { type: 'update' };

/** How often an open page checks for a newer version, in ms. */
const checkInterval = 3_600_000;
/** How long a newer worker may take to activate, in ms. */
const activationTimeout = 3000;

const container = () => navigator.serviceWorker as ServiceWorkerContainer | undefined;

const reached = (worker: ServiceWorker, state: ServiceWorkerState) =>
  new Promise<boolean>((resolve) => {
    const look = () => {
      if (worker.state === state) resolve(true);
      else if (worker.state === 'redundant') resolve(false);
    };
    worker.addEventListener('statechange', look);
    look();
  });

/** Whether the app may prefetch files. `false` on metered and slow connections. */
export function isUnmetered(): boolean {
  const { connection } = navigator as { connection?: Record<'saveData' | 'type' | 'effectiveType', unknown> };
  // Prefetches (about 400 KB, once) in browsers without the Network Information API.
  if (!connection) return true;
  return !connection.saveData && connection.type !== 'cellular' && connection.effectiveType === '4g';
}

/** Returns the paths of all files that this page has loaded from the app's host. */
const ownPaths = () => [
  window.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname),
];

/**
 * Registers the service worker. The worker caches the files that this page has loaded without the worker.
 * @param hasRest whether to cache the code of all other pages too, unless the connection is metered
 * @param onUpdate called when the worker of a newer version is installed
 */
export async function startServiceWorker({ hasRest, onUpdate }: { hasRest: boolean; onUpdate: () => void }) {
  // Some browsers have no service workers, or refuse to register one.
  const registration = await container()?.register('/sw.js').catch(reporting('service worker'));
  if (!registration) return;

  const follow = (worker: ServiceWorker | null) => {
    // A worker is an update only if an earlier worker is active.
    if (worker && registration.active) void reached(worker, 'installed').then((is) => is && onUpdate());
  };
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < checkInterval) return;
    checked = Date.now();
    registration.update().catch(reporting('service worker'));
  });

  const { active } = (await container()?.ready) ?? {};
  const message: KeepMessage = { type: 'keep', paths: ownPaths(), hasRest: hasRest && isUnmetered() };
  active?.postMessage(message);
}

/** Activates a newer worker in every tab. Returns whether the worker is active. */
async function activate(waiting: ServiceWorker): Promise<boolean> {
  const message: UpdateMessage = { type: 'update' };
  waiting.postMessage(message);
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, activationTimeout, false));
  return Promise.race([reached(waiting, 'activated'), limit]);
}

/** Makes the next page load use the newer version. Does nothing if another tab has already done this. */
export async function showUpdate(): Promise<void> {
  const registration = await container()?.getRegistration();
  if (!registration?.waiting) return;
  // If the worker doesn't become active, unregisters it. The next page then registers the newer version.
  if (!(await activate(registration.waiting))) await registration.unregister();
}

/** Unregisters the worker, so that the next page comes from the host. That page registers a worker again. */
export async function dismissServiceWorker(): Promise<void> {
  await (await container()?.getRegistration())?.unregister();
}
