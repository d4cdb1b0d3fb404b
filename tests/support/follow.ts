import { expect, vi } from 'vitest';

/** Subscribes to a store. `values` has the reported values, newest last. `first` waits for a value. */
export function follow<Value>(store: { observe: (listener: (value: Value) => void) => () => void }) {
  const values: Value[] = [];
  const stop = store.observe((value) => values.push(value));
  return { values, stop, first: () => vi.waitFor(() => expect(values).not.toEqual([])) };
}
