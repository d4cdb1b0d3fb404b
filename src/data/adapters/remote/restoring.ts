import { reporting } from '../../log/report';
import type { RestoreProgress } from '../../ports/Outbox';
import type { TabChannel } from '../device/tabChannel';
import { type Page, repeated } from './connection';

/** Calls back with the progress of restoring an account; with null once it is restored. */
export type ProgressListener = (owner: string, progress: RestoreProgress | null) => void;

type Options = {
  /** Restores an account, and then receives its changes until the signal aborts. */
  restore: (owner: string, signal: AbortSignal) => Promise<void>;
  /** Names the locks of the tabs. */
  name: string;
  /** Reports the progress to other tabs. */
  channel: TabChannel;
  locks: Pick<LockManager, 'request'> | null;
  page: Page;
};

/** Returns the progress in a message of another tab; null for anything else. */
function progressIn(message: unknown): { owner: string; progress: RestoreProgress | null } | null {
  const { owner, progress } = (message ?? {}) as Partial<Record<string, unknown>>;
  if (typeof owner !== 'string') return null;
  const { done, total } = (progress ?? {}) as Partial<Record<string, unknown>>;
  const isKnown = typeof done === 'number' && typeof total === 'number';
  return { owner, progress: isKnown ? { done, total } : null };
}

/** Restores accounts in one tab at a time, and reports the progress in all tabs. */
export function createRestoring({ restore, name, channel, locks, page }: Options) {
  const listeners = new Set<ProgressListener>();
  /** The progress of the accounts that are being restored. */
  const restoring = new Map<string, RestoreProgress>();

  const show: ProgressListener = (owner, progress) => {
    if (progress) restoring.set(owner, progress);
    else restoring.delete(owner);
    for (const listener of [...listeners]) listener(owner, progress);
  };
  channel.listen((message) => {
    const told = progressIn(message);
    if (told) show(told.owner, told.progress);
    // A page in the back/forward cache has received nothing.
    else for (const owner of [...restoring.keys()]) show(owner, null);
  });

  return {
    tell(owner: string, progress: RestoreProgress | null) {
      show(owner, progress);
      channel.post({ owner, progress });
    },

    /** Restores an account. Returns the function that stops it. */
    enter(owner: string): () => void {
      let life = new AbortController();
      function start() {
        life = new AbortController();
        const { signal } = life;
        const run = async () => {
          await repeated(() => restore(owner, signal), page, signal, reporting('restoring an account'));
          if (!signal.aborted) await new Promise((resolve) => signal.addEventListener('abort', resolve));
        };
        const turn = locks ? locks.request(`updraft.sync.${name}.${owner}`, { signal }, run) : run();
        // An insecure frame has locks, but can't request them.
        turn.catch(() => {
          if (!signal.aborted) void run();
        });
      }
      // The lock of a page in the back/forward cache would prevent other tabs from restoring.
      const stop = () => life.abort();
      const resume = () => life.signal.aborted && start();
      page.addEventListener('pagehide', stop);
      page.addEventListener('pageshow', resume);
      start();
      return () => {
        page.removeEventListener('pagehide', stop);
        page.removeEventListener('pageshow', resume);
        stop();
      };
    },

    /** Calls back with the progress, also of accounts that are already being restored. Returns the unsubscribe function. */
    observe(listener: ProgressListener): () => void {
      listeners.add(listener);
      for (const [owner, progress] of restoring) listener(owner, progress);
      return () => listeners.delete(listener);
    },
  };
}
