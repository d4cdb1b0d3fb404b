import type { NotificationData } from '@/data/ports/NotificationStore';
import type { Notification, Seen } from '@/data/schema/shapes/notification';
import type { StoreChanged } from '../shared/sync';

export type NotificationsContext = {
  /** Newest first, then those without a time. */
  notifications: Notification[];
  /** The notifications that are no longer new. */
  seen: Seen;
  isInvestor: NotificationData['isInvestor'];
  /** The number of all new notifications after the latest one arrived. Opening the list resets it to `null`. */
  arrived: number | null;
};

export type NotificationsEvent =
  /** Opens the list, or closes it and marks all of it as seen. */
  | { type: 'list.toggle' }
  /** Closes the list, if it is open. */
  | { type: 'list.close' }
  /** Marks all of the list as seen and leaves it open. */
  | { type: 'notifications.readAll' }
  /** Reads the list again after a failure. */
  | { type: 'notifications.retry' }
  | NotificationStoreReport;

/** What the machine sends to its `notificationStore` actor. */
export type NotificationStoreCommand = { type: 'seen.keep'; seen: Seen };

/** The events of the `notificationStore` actor. It doesn't report a failed write of `seen`. */
export type NotificationStoreReport =
  | StoreChanged
  /** All data was replaced, including which notifications were seen. */
  | { type: 'store.replaced' };
