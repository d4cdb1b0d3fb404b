import type { DeviceStore } from '../../ports/DeviceStore';
import { changedSettings } from '../../schema/rules/changedSettings';
import type { Settings, StoredSettings } from '../../schema/shapes/settings';

// Not part of the settings store, which also observes changes, because most pages only read settings.

export const settingsRecord = { kind: 'settings', id: 'me' } as const;
const loadSchema = async () => (await import('../../schema/shapes/settings')).storedSettingsSchema;

/** Returns the settings that the owner has changed. */
async function readStored(device: DeviceStore, owner: string): Promise<StoredSettings> {
  const { records } = await device.read(owner, settingsRecord.kind, loadSchema);
  return records.find((record) => record.id === settingsRecord.id)?.value ?? {};
}

/** Changes some settings. Preserves other settings, even if another tab changes them meanwhile. */
export const updateStored = (device: DeviceStore, owner: string, change: StoredSettings) =>
  device.update<StoredSettings>(owner, settingsRecord.kind, settingsRecord.id, loadSchema, (stored = {}) =>
    changedSettings(stored, change),
  );

/**
 * Returns the current settings of an owner.
 * @param defaults the values of settings that were never changed or can't be read
 */
export const readSettings = (device: DeviceStore, owner: string, defaults: Settings): Promise<Settings> =>
  readStored(device, owner).then(
    (stored) => changedSettings(defaults, stored),
    () => defaults,
  );
