import type { Settings, StoredSettings } from '../schema/shapes/settings';

/** One user's settings. Each change in any tab calls all listeners. */
export interface SettingsStore {
  /**
   * Calls back once the settings are read, then after every change. A change by this store calls back
   * immediately. Settings that can't be read have their defaults. Returns the unsubscribe function.
   */
  observe(listener: (settings: Settings) => void): () => void;
  /**
   * Shows the change to every observer immediately, then stores it. Omitted settings and notification kinds
   * stay unchanged, so a concurrent change in another tab is preserved.
   * @throws when storage can't be written; observers keep the change
   */
  set(change: StoredSettings): Promise<void>;
}
