import type { Notification, Seen } from '../schema/notification';

/** What a person is told of, as it is now. */
export type NotificationData = {
  /** Newest first, then those without a time. */
  notifications: Notification[];
  seen: Seen;
  /** Whether the person has an investor profile, with settings of its own. */
  isInvestor: boolean;
};

/** The notifications of one person. They are made anew from what is known; kept is only what was seen of them. */
export interface NotificationStore {
  /** @throws when what they are made from can't be read */
  load(): Promise<NotificationData>;
  /** Adds to what is kept, by whatever tab: nothing becomes new again. @throws when the device can't store it */
  keepSeen(seen: Seen): Promise<void>;
  /**
   * Calls back after every change that may matter, here or in another tab; `all`: everything was replaced, what was seen
   * too. Returns the function that stops it.
   */
  observe(listener: (extent: 'some' | 'all') => void): () => void;
}
