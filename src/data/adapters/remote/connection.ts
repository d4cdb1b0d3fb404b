import type { TabChannel } from '../device/tabChannel';
import type { RemoteDatabase } from './database';
import { pauseByTimer } from './pace';

/** How long the first read waits for the connection, in ms. */
export const patience = 4000;

/** How long failed work waits at first, in ms. The time doubles with each failure. */
const firstWait = 1000;
const longestWait = 60_000;

/** The window, which fires `online`, `pagehide` and `pageshow`. */
export type Page = Pick<EventTarget, 'addEventListener' | 'removeEventListener'>;

/** Observes whether the database is connected, and calls back once it is known and after every change. */
export function observedConnection(database: RemoteDatabase, onChange: (isConnected: boolean) => void) {
  let state: boolean | null = null;
  const first = new Promise<void>((resolve) => {
    const know = (isConnected: boolean) => {
      clearTimeout(timer);
      resolve();
      onChange(isConnected);
    };
    const timer = setTimeout(know, patience, false);
    database.observeConnection((isConnected) => {
      // The first call precedes the first connection.
      if (!isConnected && state === null) return;
      state = isConnected;
      know(isConnected);
    });
  });
  return {
    /** Returns whether the database is connected. Waits for the first connection. */
    async isConnected() {
      await first;
      return state === true;
    },
  };
}

/** Returns a value that its observers learn as soon as it is known, and after every change. */
export function toldLast<Value>() {
  let known: { value: Value } | null = null;
  const observers = new Set<(value: Value) => void>();
  return {
    tell(value: Value) {
      if (known?.value === value) return;
      known = { value };
      for (const observer of [...observers]) observer(value);
    },
    observe(observer: (value: Value) => void): () => void {
      observers.add(observer);
      if (known) observer(known.value);
      return () => observers.delete(observer);
    },
  };
}

/** Returns a database whose refusals count only while `isCurrent`: after a sign-out, the rules refuse everything. */
export const onlyFor = (database: RemoteDatabase, isCurrent: () => boolean): RemoteDatabase => ({
  ...database,
  listen: (path, onValue, onRefused) => database.listen(path, onValue, () => isCurrent() && onRefused?.()),
  listenTo: (path, query, onChild, { onWhole, onRefused } = {}) =>
    database.listenTo(path, query, onChild, {
      ...(onWhole && { onWhole }),
      onRefused: () => isCurrent() && onRefused?.(),
    }),
});

/** Resolves after a time in ms, or once the page is online again, or the signal aborts. */
async function pauseUntilOnline(ms: number, page: Page, signal: AbortSignal): Promise<void> {
  const early = new AbortController();
  const end = () => early.abort();
  page.addEventListener('online', end);
  signal.addEventListener('abort', end);
  await pauseByTimer(ms, early.signal);
  page.removeEventListener('online', end);
  signal.removeEventListener('abort', end);
}

/**
 * Repeats work that fails, until the signal aborts. Never rejects.
 * @param onFailure called after the first failure
 */
export async function repeated(
  work: () => Promise<unknown>,
  page: Page,
  signal: AbortSignal,
  onFailure: (error: unknown) => void,
): Promise<void> {
  for (let failures = 0; !signal.aborted; failures += 1) {
    try {
      await work();
      return;
    } catch (error) {
      if (signal.aborted) return;
      if (failures === 0) onFailure(error);
      await pauseUntilOnline(Math.min(longestWait, firstWait * 2 ** failures), page, signal);
    }
  }
}

/** Adds a function to a channel: `remind` tells the listeners of this tab that any record may have changed. */
export function withReminder(channel: TabChannel): TabChannel & { remind: () => void } {
  const listeners = new Set<(message: unknown) => void>();
  return {
    ...channel,
    listen(listener) {
      listeners.add(listener);
      const stop = channel.listen(listener);
      return () => {
        listeners.delete(listener);
        stop();
      };
    },
    remind() {
      for (const listener of [...listeners]) listener(undefined);
    },
  };
}
