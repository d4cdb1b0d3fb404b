import type { Settings, StoredSettings } from '../schema/settings';

/** The settings of one person, live: listeners are called at each change, in this tab and in others. */
export interface SettingsStore {
  /**
   * Calls back as soon as they are read, then after every change, own ones included and at once. What the device can't
   * read is as it comes. Returns the function that stops it.
   */
  observe(listener: (settings: Settings) => void): () => void;
  /**
   * Shows the change to every observer at once, then keeps it; of the notifications it names those that change. What another
   * tab changes at the same time stays. @throws when the device can't store it; it stays shown
   */
  set(change: StoredSettings): Promise<void>;
}
