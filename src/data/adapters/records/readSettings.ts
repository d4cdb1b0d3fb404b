import type { DeviceStore } from '../../ports/DeviceStore';
import { changedSettings } from '../../schema/changedSettings';
import type { Settings, StoredSettings } from '../../schema/settings';

// Apart from the live store: most pages only read.

export const settingsRecord = { kind: 'settings', id: 'me' } as const;
const loadSchema = async () => (await import('../../schema/settings')).storedSettingsSchema;

/** What was changed. */
async function readStored(device: DeviceStore, owner: string): Promise<StoredSettings> {
  const { records } = await device.read(owner, settingsRecord.kind, loadSchema);
  return records.find((record) => record.id === settingsRecord.id)?.value ?? {};
}

/** Changes some of them: what another tab changes at the same time stays. */
export const updateStored = (device: DeviceStore, owner: string, change: StoredSettings) =>
  device.update<StoredSettings>(owner, settingsRecord.kind, settingsRecord.id, loadSchema, (stored = {}) =>
    changedSettings(stored, change),
  );

/**
 * The settings of an owner as they are now. What the device can't read is as it comes.
 * @param defaults how it comes
 */
export const readSettings = (device: DeviceStore, owner: string, defaults: Settings): Promise<Settings> =>
  readStored(device, owner).then(
    (stored) => changedSettings(defaults, stored),
    () => defaults,
  );
