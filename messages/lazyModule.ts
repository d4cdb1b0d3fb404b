type Settled<T> = Promise<T> & { status?: 'fulfilled' | 'rejected'; value?: T; reason?: unknown };

const failed = new Set<() => void>();

/**
 * A module fetched when it is first asked for, once. Its promise carries React's `status` and `value` when it has
 * settled, so that `use` reads a preloaded module without suspending. A failure is kept, for `use` to throw it, until
 * {@link forgetFailures}.
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

/** Lets every module that could not be fetched be asked for again. */
export function forgetFailures() {
  for (const forget of failed) forget();
  failed.clear();
}
