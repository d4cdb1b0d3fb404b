import { inPage, inWorker, type RemoteEngine } from './remoteEngine';

/** The search engine in a worker of its own; in the page where there can be none. */
export async function openEngine(): Promise<RemoteEngine> {
  if (typeof Worker === 'function') {
    try {
      return await inWorker(
        new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name: 'search' }),
      );
    } catch {
      // Its file couldn't be fetched: what the page fetches is tried more than once.
    }
  }
  return inPage((await import('./searchEngine')).createSearchEngine());
}
