type Settled<T> = Promise<T> & { status?: 'fulfilled'; value?: T };

/**
 * A module fetched when it is first asked for, once. Its promise carries React's `status` and `value` when it has
 * settled, so that `use` reads a preloaded module without suspending. A failed fetch is forgotten: the next asks again.
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
      () => {
        known = undefined;
      },
    );
    return promise;
  };
}
