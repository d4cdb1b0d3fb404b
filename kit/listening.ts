/** Who listens to something of the test's: `listen` is what a port or a store offers, `tell` calls everybody back. */
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
    /** How many there are. */
    count: () => listeners.size,
  };
}
