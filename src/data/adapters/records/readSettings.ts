import type { DeviceStore } from '../../ports/DeviceStore';
import type { Settings, StoredSettings } from '../../schema/settings';

// Apart from the live store: most pages only read.

export const settingsRecord = { kind: 'settings', id: 'me' } as const;
const loadSchema = async () => (await import('../../schema/settings')).storedSettingsSchema;

/** What was changed. */
export async function readStored(device: DeviceStore, owner: string): Promise<StoredSettings> {
  const { records } = await device.read(owner, settingsRecord.kind, loadSchema);
  return records.find((record) => record.id === settingsRecord.id)?.value ?? {};
}

const withStored = (defaults: Settings, stored: StoredSettings): Settings => ({
  ...defaults,
  ...stored,
  notifications: { ...defaults.notifications, ...stored.notifications },
});

/**
 * The settings of an owner as they are now. What the device can't read is as it comes.
 * @param defaults how it comes
 */
export const readSettings = (device: DeviceStore, owner: string, defaults: Settings): Promise<Settings> =>
  readStored(device, owner).then(
    (stored) => withStored(defaults, stored),
    () => defaults,
  );
