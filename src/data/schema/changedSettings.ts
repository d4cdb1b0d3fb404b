import type { Settings, StoredSettings } from './settings';

/** Settings with some of them changed: of the notifications those that the change names, and no others. */
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

/** A change as one for each setting, by what it is known by; each notification is a setting of its own. */
export const eachSetting = ({ notifications = {}, ...others }: StoredSettings): Map<string, StoredSettings> =>
  new Map<string, StoredSettings>([
    ...Object.entries(others).map(([name, value]) => [name, { [name]: value }] as const),
    ...Object.entries(notifications).map(
      ([kind, isOn]) => [`notifications ${kind}`, { notifications: { [kind]: isOn } }] as const,
    ),
  ]);
