import { expect, vi } from 'vitest';

/** Follows a store: the values it has notified of, newest last; `first` waits for one. */
export function follow<Value>(store: { observe: (listener: (value: Value) => void) => () => void }) {
  const values: Value[] = [];
  const stop = store.observe((value) => values.push(value));
  return { values, stop, first: () => vi.waitFor(() => expect(values).not.toEqual([])) };
}
