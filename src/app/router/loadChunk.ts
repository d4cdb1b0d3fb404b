/** How long a script chunk may take in all (spec section 9, Timings), in ms. */
export const chunkTimeout = 120_000;
/** How long a failed chunk rests before it is asked for again, in ms: a lost connection is not back at once. */
export const chunkRetryDelay = 1000;

/** What the import of a chunk that could not be had rejects with. */
class ChunkError extends Error {
  override readonly name = 'ChunkError';
}

let recover = async () => {};
let speculations = 0;

/** What is tried before a chunk is given up that somebody waits for. */
export function onChunkFailure(next: () => Promise<void>) {
  recover = next;
}

/** Whether something is being fetched that nobody may ever ask for. */
export const isSpeculating = () => speculations > 0;

/** Fetches what may be asked for next. A failure is nobody's concern. */
export async function speculate(load: () => Promise<unknown>) {
  speculations += 1;
  await load().catch(() => {});
  speculations -= 1;
}

const styles: Record<string, Promise<unknown>> = {};

/** A style sheet, once; one that failed is asked for again by a link of its own. */
function loadStyle(href: string, isRetry: boolean): Promise<unknown> | undefined {
  // Those of the first page are in its HTML.
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
        // Left there, it would look like one that is loaded.
        link.remove();
        reject();
      };
      document.head.append(link);
    });
  }
  return styles[href];
}

/** Replaces the bad answers in the browser's cache: an import alone would be given them again. */
const refetch = () =>
  Promise.allSettled(
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[]).map(
      ({ name, responseStatus }) =>
        responseStatus > 399 && /\.(js|css)$/.test(name) && fetch(name, { cache: 'reload' }),
    ),
  );

/**
 * Where every `import()` of the build passes through, in the place of Vite's own helper (vite.config.ts): the chunk and
 * its style sheets at once, and once more if they could not be had, both within one time limit. It is the same address both
 * times, so that a module is never there twice; browsers that keep a failed import for good are helped by a reload only.
 * @throws ChunkError
 */
export async function loadChunk<T>(load: () => Promise<T>, files: string[] = []): Promise<T> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLate = false;
  const limit = new Promise<never>((_, reject) => {
    timer = setTimeout(() => {
      isLate = true;
      // Frees the address: an import of what is still under way would only join it. All else under way ends with it.
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
    // Nobody waits for it any more.
    if (isLate) throw cause;
    return attempt(true);
  }
  try {
    return await Promise.race([attempt(false).catch(retry), limit]).finally(() => clearTimeout(timer));
  } catch (cause) {
    await recover();
    throw new ChunkError('Not loaded', { cause });
  }
}
