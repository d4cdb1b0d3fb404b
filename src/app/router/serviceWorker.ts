// The page's side of `src/app/serviceWorker.ts`: brings it here, tells it what to keep, and lets a newer one take over.

/** To the worker: keeps files by their addresses, and all that the app may ask for next. */
export type KeepMessage = { type: 'keep'; paths: string[]; hasRest: boolean };
/** To a newer worker: the person has asked for it. */
export type UpdateMessage = { type: 'update' };

/** How long an open page goes without asking for a newer version, in ms. */
const checkInterval = 3_600_000;
/** How long a newer worker may take to take over, in ms. */
const takeOverTimeout = 3000;

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

/** Whether fetching more than was asked for is nobody's loss: not where data is counted, nor where it is slow. */
export function isUnmetered(): boolean {
  const { connection } = navigator as { connection?: Record<'saveData' | 'type' | 'effectiveType', unknown> };
  // Where the browser doesn't say, it is some 400 KB, once.
  if (!connection) return true;
  return !connection.saveData && connection.type !== 'cellular' && connection.effectiveType === '4g';
}

/** What this page was made of, from our own host. */
const ownPaths = () => [
  window.location.pathname,
  ...performance
    .getEntriesByType('resource')
    .map(({ name }) => new URL(name))
    .filter(({ origin }) => origin === window.location.origin)
    .map(({ pathname }) => pathname),
];

/**
 * Brings the worker here. It keeps what this page was made of, which came before it.
 * @param hasRest whether the rest of the app may be asked for: it is kept too, unless data is counted
 * @param onUpdate a newer version is ready
 */
export async function startServiceWorker({ hasRest, onUpdate }: { hasRest: boolean; onUpdate: () => void }) {
  // Some browsers have none, or not here.
  const registration = await container()
    ?.register('/sw.js')
    .catch(() => undefined);
  if (!registration) return;

  const follow = (worker: ServiceWorker | null) => {
    // The first one takes nobody's place.
    if (worker && registration.active) void reached(worker, 'installed').then((is) => is && onUpdate());
  };
  follow(registration.waiting ?? registration.installing);
  registration.addEventListener('updatefound', () => follow(registration.installing));

  let checked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'hidden' || Date.now() - checked < checkInterval) return;
    checked = Date.now();
    registration.update().catch(() => {});
  });

  const { active } = (await container()?.ready) ?? {};
  const message: KeepMessage = { type: 'keep', paths: ownPaths(), hasRest: hasRest && isUnmetered() };
  active?.postMessage(message);
}

/** Lets the newer worker take over, in every tab; whether it has. */
async function takeOver(waiting: ServiceWorker): Promise<boolean> {
  const message: UpdateMessage = { type: 'update' };
  waiting.postMessage(message);
  const limit = new Promise<boolean>((resolve) => setTimeout(resolve, takeOverTimeout, false));
  return Promise.race([reached(waiting, 'activated'), limit]);
}

/** Makes the next page one of the newer version that is ready. Where it has taken over in another tab already, it is. */
export async function showUpdate(): Promise<void> {
  const registration = await container()?.getRegistration();
  if (!registration?.waiting) return;
  // A browser may leave it waiting for good: then it is brought anew.
  if (!(await takeOver(registration.waiting))) await registration.unregister();
}

/** Makes the next page the host's: no worker stands between them, until that page brings its own. */
export async function dismissServiceWorker(): Promise<void> {
  await (await container()?.getRegistration())?.unregister();
}
