import type { Seen } from '../shapes/notification';

/** Merges two seen states. A notification that either state contains is seen. */
export const withSeen = (a: Seen, b: Seen): Seen => ({
  at: Math.max(a.at, b.at),
  ids: [...new Set([...a.ids, ...b.ids])],
});
