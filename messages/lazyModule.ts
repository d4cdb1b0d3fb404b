type Settled<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

const failed = new Set<() => void>();

/**
 * Returns a function that loads a module on its first call. Later calls return the same promise. Once the
 * promise settles, it has the `status` and `value` that React's `use` reads, so `use` doesn't suspend. If the
 * load fails, `use` throws the error until {@link forgetFailures} allows another attempt.
 */
export function lazyModule<T>(load: () => Promise<T>): () => Promise<T> {
  let known: Settled<T> | undefined;
  return () => {
    if (known) return known;
    const promise: Settled<T> = load();
    known = promise;
    promise.then(
      (value) => {
        promise.status = 'fulfilled';
        promise.value = value;
      },
      (reason: unknown) => {
        promise.status = 'rejected';
        promise.reason = reason;
        failed.add(() => {
          known = undefined;
        });
      },
    );
    return promise;
  };
}

/** Allows another attempt for every module that failed to load. */
export function forgetFailures() {
  for (const forget of failed) forget();
  failed.clear();
}
