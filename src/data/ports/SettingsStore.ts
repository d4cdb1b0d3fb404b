import type { Settings, StoredSettings } from '../schema/shapes/settings';

/** One user's settings, live: each change in any tab calls all listeners. */
export interface SettingsStore {
  /**
   * Calls back once the settings are read, then after every change; immediately after a change made by this
   * store. Settings that can't be read have their defaults. Returns the unsubscribe function.
   */
  observe(listener: (settings: Settings) => void): () => void;
  /**
   * Shows the change to every observer immediately, then stores it. `notifications` contains only the kinds
   * that change. A concurrent change in another tab is preserved.
   * @throws when storage can't be written; the change stays shown
   */
  set(change: StoredSettings): Promise<void>;
}
