/** A promise whose answer the test gives. */
export type Deferred<T> = {
  promise: Promise<T>;
  resolve: (value: T) => void;
  reject: (reason: unknown) => void;
};

export function deferred<T = void>(): Deferred<T> {
  let resolve!: (value: T) => void;
  let reject!: (reason: unknown) => void;
  const promise = new Promise<T>((fulfil, refuse) => {
    resolve = fulfil;
    reject = refuse;
  });
  return { promise, resolve, reject };
}

/** A function that is asked and waits for the test's answer: `ask` is the function, `calls` what it was asked so far. */
export function asking<Asked extends unknown[], T>() {
  const calls: (Deferred<T> & { asked: Asked })[] = [];
  return {
    calls,
    ask(...asked: Asked): Promise<T> {
      const call = { asked, ...deferred<T>() };
      calls.push(call);
      return call.promise;
    },
    /** What it was asked, in order. */
    asked: () => calls.map((call) => call.asked),
    /** The latest call. @throws where nothing was asked yet */
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error('Nothing was asked');
      return call;
    },
  };
}

/**
 * Does this, where anything, and waits until everything has come to its end that needs no more answers, timers of no
 * length among it.
 */
export function settled(act?: () => void): Promise<void> {
  act?.();
  return new Promise((resolve) => setTimeout(resolve));
}
