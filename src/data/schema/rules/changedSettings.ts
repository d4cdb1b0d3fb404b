import type { Settings, StoredSettings } from '../shapes/settings';

/** Returns the settings with a change applied. Notification kinds that the change omits stay unchanged. */
export function changedSettings(known: Settings, change: StoredSettings): Settings;
export function changedSettings(known: StoredSettings, change: StoredSettings): StoredSettings;
export function changedSettings(known: StoredSettings, change: StoredSettings): StoredSettings {
  const { notifications } = change;
  return {
    ...known,
    ...change,
    ...(notifications && { notifications: { ...known.notifications, ...notifications } }),
  };
}

/** Splits a change into one change per setting, by name. Each notification kind is a separate setting. */
export const eachSetting = ({ notifications = {}, ...others }: StoredSettings): Map<string, StoredSettings> =>
  new Map<string, StoredSettings>([
    ...Object.entries(others).map(([name, value]) => [name, { [name]: value }] as const),
    ...Object.entries(notifications).map(
      ([kind, isOn]) => [`notifications ${kind}`, { notifications: { [kind]: isOn } }] as const,
    ),
  ]);
