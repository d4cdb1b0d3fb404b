import { withSeen } from '@/data/schema/rules/withSeen';
import type { Notification, Seen } from '@/data/schema/shapes/notification';

const isNew = ({ id, at }: Notification, seen: Seen): boolean =>
  at === null ? !seen.ids.includes(id) : at > seen.at;

/** Returns the ids of the new notifications. */
export const newIdsOf = (notifications: readonly Notification[], seen: Seen): ReadonlySet<string> =>
  new Set(notifications.filter((notification) => isNew(notification, seen)).map(({ id }) => id));

/** Returns the seen state with these notifications marked as seen. */
export const looked = (seen: Seen, notifications: readonly Notification[]): Seen =>
  withSeen(seen, {
    at: Math.max(...notifications.map(({ at }) => at ?? -Infinity)),
    ids: notifications.filter(({ at }) => at === null).map(({ id }) => id),
  });
