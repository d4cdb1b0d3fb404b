import type { Seen } from '../shapes/notification';

/** Merges two states, so that no notification becomes new again. */
export const withSeen = (a: Seen, b: Seen): Seen => ({
  at: Math.max(a.at, b.at),
  ids: [...new Set([...a.ids, ...b.ids])],
});
