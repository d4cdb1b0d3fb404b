import { inPage, inWorker, type RemoteEngine } from './remoteEngine';

/** Opens the search engine in a worker, or in the page if there can be no worker. */
export async function openEngine(): Promise<RemoteEngine> {
  if (typeof Worker === 'function') {
    try {
      return await inWorker(
        new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name: 'search' }),
      );
    } catch {
      // The worker's script failed to load. Runs the engine in the page, where `import()` can be retried.
    }
  }
  return inPage((await import('./searchEngine')).createSearchEngine());
}
