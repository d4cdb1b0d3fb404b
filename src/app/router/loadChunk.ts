import { handledElsewhere } from '@/data/log/report';

/** Time limit for loading a script chunk, retry included (spec section 9, Timings), in ms. */
export const chunkTimeout = 120_000;
/** The delay before the retry of a failed chunk, in ms, because a lost connection needs time to recover. */
export const chunkRetryDelay = 1000;

/** The error of an import whose chunk failed to load. */
class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

let recover: (cause: unknown) => Promise<void> = async () => {};
let speculations = 0;

/** Sets the function that runs when a chunk can't be loaded, even by a retry. `cause`: the import's error. */
export function onChunkFailure(next: (cause: unknown) => Promise<void>) {
  recover = next;
}

/** Whether a preload is in progress. */
export const isSpeculating = () => speculations > 0;

/** Preloads a chunk that the user may need next. Ignores a failure. */
export async function speculate(load: () => Promise<unknown>) {
  speculations += 1;
  await load().catch(handledElsewhere);
  speculations -= 1;
}

const styles: Record<string, Promise<unknown>> = {};

/** Loads a style sheet once. A retry uses a new link element. */
function loadStyle(href: string, isRetry: boolean): Promise<unknown> | undefined {
  // The HTML of the first page contains its styles.
  if (document.querySelector(`style[data-href~="${href}"]`)) return;
  const known = document.querySelector<HTMLLinkElement>(`link[href="${href}"]`);
  if (known?.sheet) return;
  if (isRetry || !styles[href]) {
    known?.remove();
    styles[href] = new Promise((resolve, reject) => {
      const link = document.createElement('link');
      link.rel = 'stylesheet';
      link.crossOrigin = '';
      link.href = href;
      link.onload = resolve;
      link.onerror = () => {
        delete styles[href];
        // Removes the link. Otherwise, the next call would treat the failed style sheet as loaded.
        link.remove();
        reject();
      };
      document.head.append(link);
    });
  }
  return styles[href];
}

/** Starts to fetch a script that a chunk imports. Otherwise, the browser would find it only when the chunk has loaded. */
function preloadScript(href: string) {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** Fetches failed files again. Otherwise, an import would read the error response from the HTTP cache. */
const refetch = () =>
  Promise.allSettled(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, responseStatus }) =>
        responseStatus > 399 && /\.(js|css)$/.test(name) && fetch(name, { cache: 'reload' }),
    ),
  );

/**
 * Loads a chunk, its style sheets, and the scripts in `files`. Retries once, within the same time limit. Every
 * `import()` of the build calls this function instead of Vite's helper (vite.config.ts). The retry uses the same
 * address, so that no module runs twice. If the browser caches the failure, only a reload helps (newVersion.ts).
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      // Aborts all requests. Otherwise, a later import of the chunk would wait for the same stalled request.
      window.stop();
      reject();
    }, chunkTimeout);
  });
  async function attempt(isRetry: boolean): Promise<T> {
    if (isRetry) await refetch();
    const [scripts, styles] = [/\.js$/, /\.css$/].map((type) => files.filter((file) => type.test(file)));
    for (const file of scripts ?? []) preloadScript(`/${file}`);
    const [module] = await Promise.all([
      load(),
      ...(styles ?? []).map((file) => loadStyle(`/${file}`, isRetry)),
    ]);
    return module;
  }
  async function retry(cause: unknown): Promise<T> {
    await new Promise((rested) => setTimeout(rested, chunkRetryDelay));
    // Doesn't retry after the time limit, which has already rejected the caller's promise.
    if (isLate) throw cause;
    return attempt(true);
  }
  try {
    return await Promise.race([attempt(false).catch(retry), limit]).finally(() => clearTimeout(timer));
  } catch (cause) {
    await recover(cause);
    throw new ChunkError('Not loaded', { cause });
  }
}
