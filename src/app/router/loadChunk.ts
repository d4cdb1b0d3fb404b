/** Time limit for loading a script chunk, retry included (spec section 9, Timings), in ms. */
export const chunkTimeout = 120_000;
/** Delay before the retry of a failed chunk, in ms. A lost connection needs time to recover. */
export const chunkRetryDelay = 1000;

/** The error of an import whose chunk failed to load. */
class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

let recover: (cause: unknown) => Promise<void> = async () => {};
let speculations = 0;

/** Sets the function that runs when a chunk finally fails to load. It receives the cause of the failure. */
export function onChunkFailure(next: (cause: unknown) => Promise<void>) {
  recover = next;
}

/** Whether a preload is in progress. */
export const isSpeculating = () => speculations > 0;

/** Preloads a chunk that may be needed next, and ignores a failure. */
export async function speculate(load: () => Promise<unknown>) {
  speculations += 1;
  await load().catch(() => {});
  speculations -= 1;
}

const styles: Record<string, Promise<unknown>> = {};

/** Loads a style sheet once. A retry uses a new link element. */
function loadStyle(href: string, isRetry: boolean): Promise<unknown> | undefined {
  // The HTML of the first page contains its style sheets.
  if (document.querySelector(`style[data-href="${href}"]`)) return;
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
        // Otherwise, the next call would find this link and treat it as a loaded style sheet.
        link.remove();
        reject();
      };
      document.head.append(link);
    });
  }
  return styles[href];
}

/**
 * Fetches files with an error response again. Otherwise, an import would read that response from the cache.
 */
const refetch = () =>
  Promise.allSettled(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, responseStatus }) =>
        responseStatus > 399 && /\.(js|css)$/.test(name) && fetch(name, { cache: 'reload' }),
    ),
  );

/**
 * Loads a chunk and its style sheets, and retries once within one time limit. Every `import()` of the build
 * calls this function instead of Vite's helper (vite.config.ts). The retry uses the same address, so that no
 * module exists twice. A browser that caches a failed import needs a reload (newVersion.ts).
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      // Aborts all requests. Otherwise, a later import of the chunk would wait for the pending request.
      window.stop();
      reject();
    }, chunkTimeout);
  });
  async function attempt(isRetry: boolean): Promise<T> {
    if (isRetry) await refetch();
    const [module] = await Promise.all([load(), ...files.map((file) => loadStyle(`/${file}`, isRetry))]);
    return module;
  }
  async function retry(cause: unknown): Promise<T> {
    await new Promise((rested) => setTimeout(rested, chunkRetryDelay));
    // The time limit has expired: the caller's promise is already rejected.
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
