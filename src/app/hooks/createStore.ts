/** Creates a store for `useSyncExternalStore`. */
export function createStore<Value>(initial: Value) {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    set(next: Value) {
      current = next;
      for (const listener of [...listeners]) listener();
    },
  };
}
