/** A fake event source. `listen` subscribes, as a port or a store does; `tell` calls all listeners. */
export function listening<Told extends unknown[] = []>() {
  const listeners = new Set<(...told: Told) => void>();
  return {
    listen(listener: (...told: Told) => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    tell(...told: Told) {
      for (const listener of [...listeners]) listener(...told);
    },
    /** The number of listeners. */
    count: () => listeners.size,
  };
}
