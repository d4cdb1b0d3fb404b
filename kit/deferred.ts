/** A promise that the test settles. */
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

/** Creates a fake async function that the test answers. `ask`: the function. `calls`: its calls so far. */
export function asking<Asked extends unknown[], T>() {
  const calls: (Deferred<T> & { asked: Asked })[] = [];
  return {
    calls,
    ask(...asked: Asked): Promise<T> {
      const call = { asked, ...deferred<T>() };
      calls.push(call);
      return call.promise;
    },
    /** Returns the arguments of each call, in order. */
    asked: () => calls.map((call) => call.asked),
    /** Returns the latest call. @throws if there was no call */
    last() {
      const call = calls.at(-1);
      if (!call) throw new Error('The fake function has not been called');
      return call;
    },
  };
}

/**
 * Runs `act`, if it is given. Then waits until pending promise callbacks and timers of 0 ms have run.
 */
export function settled(act?: () => void): Promise<void> {
  act?.();
  return new Promise((resolve) => setTimeout(resolve));
}
