import type { Notification, Seen } from '@/data/schema/notification';

const isNew = ({ id, at }: Notification, seen: Seen): boolean =>
  at === null ? !seen.ids.includes(id) : at > seen.at;

/** Ids of what is new. */
export const newIdsOf = (notifications: readonly Notification[], seen: Seen): ReadonlySet<string> =>
  new Set(notifications.filter((notification) => isNew(notification, seen)).map(({ id }) => id));

/** What is seen once these were looked at. */
export const looked = (seen: Seen, notifications: readonly Notification[]): Seen =>
  withSeen(seen, {
    at: Math.max(...notifications.map(({ at }) => at ?? -Infinity)),
    ids: notifications.filter(({ at }) => at === null).map(({ id }) => id),
  });

/** What is seen by the one or the other: nothing becomes new again. */
export const withSeen = (a: Seen, b: Seen): Seen => ({
  at: Math.max(a.at, b.at),
  ids: [...new Set([...a.ids, ...b.ids])],
});
