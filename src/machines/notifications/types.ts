import type { NotificationData } from '@/data/ports/NotificationStore';
import type { Notification, Seen } from '@/data/schema/notification';
import type { StoreChanged } from '../shared/sync';

export type NotificationsContext = {
  /** Newest first, then those without a time. */
  notifications: Notification[];
  /** What of them isn't new any more. */
  seen: Seen;
  isInvestor: NotificationData['isInvestor'];
  /** How many were new when the last one came, until the list is opened; `null` where none came since it was read. */
  arrived: number | null;
};

export type NotificationsEvent =
  /** Opens the list, or closes it: with that nothing in it is new any more. */
  | { type: 'list.toggle' }
  /** Closes the list, where it is open. */
  | { type: 'list.close' }
  /** Nothing in the list is new any more, though it stays open. */
  | { type: 'notifications.readAll' }
  /** Reads the list again after a failure. */
  | { type: 'notifications.retry' }
  | NotificationStoreReport;

/** What the machine sends to its `notificationStore` actor. */
export type NotificationStoreCommand = { type: 'seen.keep'; seen: Seen };

/** What the `notificationStore` actor sends back. What it couldn't keep is seen until the page is left. */
export type NotificationStoreReport =
  | StoreChanged
  /** Nothing of before holds, nor what was seen. */
  | { type: 'store.replaced' };
