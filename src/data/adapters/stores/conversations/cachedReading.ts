/** Caches the result of `read` as long as `isWatching` returns true, unless `read` fails. */
export function cachedReading<Value>(read: () => Promise<Value>, isWatching: () => boolean) {
  let known: Promise<Value> | null = null;
  return {
    read(): Promise<Value> {
      const reading = known ?? read();
      if (isWatching()) known = reading;
      reading.catch(() => {
        if (known === reading) known = null;
      });
      return reading;
    },
    forget() {
      known = null;
    },
  };
}
