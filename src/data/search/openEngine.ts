import { inPage, inWorker, type RemoteEngine } from './remoteEngine';

/**
 * Opens the search engine in a worker, or in the page if there can be no worker. Aborting the signal ends the worker.
 * @throws if the signal is aborted
 */
export async function openEngine(signal: AbortSignal): Promise<RemoteEngine> {
  if (typeof Worker === 'function' && !signal.aborted) {
    try {
      return await inWorker(
        new Worker(new URL('./searchWorker.ts', import.meta.url), { type: 'module', name: 'search' }),
        signal,
      );
    } catch {
      // The worker's script failed to load. Runs the engine in the page, where `import()` can be retried.
    }
  }
  signal.throwIfAborted();
  return inPage((await import('./searchEngine')).createSearchEngine());
}
