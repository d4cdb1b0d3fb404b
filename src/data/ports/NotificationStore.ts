import type { Notification, Seen } from '../schema/shapes/notification';

/** A user's current notifications. */
export type NotificationData = {
  /** Newest first, then those without a time. */
  notifications: Notification[];
  seen: Seen;
  /** Whether the user has an investor profile, which has separate notification settings. */
  isInvestor: boolean;
};

/** The notifications of one user. Each load derives them from other data; only the seen state is stored. */
export interface NotificationStore {
  /** @throws when the underlying data can't be read */
  load(): Promise<NotificationData>;
  /** Adds to the stored seen state: nothing becomes unseen again. @throws when storage can't be written */
  keepSeen(seen: Seen): Promise<void>;
  /**
   * Calls back after every change that may affect notifications, in any tab. `all`: all data was replaced,
   * including the seen state. Returns the unsubscribe function.
   */
  observe(listener: (extent: 'some' | 'all') => void): () => void;
}
