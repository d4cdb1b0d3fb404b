/** Results by key and request, each as a promise, so that concurrent reads share one. */
export type PageCache = Map<string, Map<string, Promise<unknown>>>;

/** How many results are cached for each key: the most recent ones. */
const kept = 100;

/** Returns a cached result, or reads and caches it. */
export function cachedPage<Page>(
  cache: PageCache,
  key: string,
  asked: unknown,
  read: () => Promise<Page>,
): Promise<Page> {
  const known: Map<string, Promise<unknown>> = cache.get(key) ?? new Map();
  cache.set(key, known);
  const request = JSON.stringify(asked);
  const found = known.get(request) as Promise<Page> | undefined;
  if (found) return found;
  const reading = read();
  known.set(request, reading);
  reading.catch(() => known.delete(request));
  const [oldest] = known.keys();
  if (known.size > kept && oldest !== undefined) known.delete(oldest);
  return reading;
}
