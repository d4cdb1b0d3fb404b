/** Creates a fake event source. `listen` adds a listener, and `tell` calls all listeners. */
export function listening<Args extends unknown[] = []>() {
  const listeners = new Set<(...args: Args) => void>();
  return {
    listen(listener: (...args: Args) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...args: Args) {
      for (const listener of [...listeners]) listener(...args);
    },
    /** Returns the number of listeners. */
    count: () => listeners.size,
  };
}
