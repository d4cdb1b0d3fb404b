import type { Seen } from './notification';

/** What is seen by the one or the other: nothing becomes new again. */
export const withSeen = (a: Seen, b: Seen): Seen => ({
  at: Math.max(a.at, b.at),
  ids: [...new Set([...a.ids, ...b.ids])],
});
