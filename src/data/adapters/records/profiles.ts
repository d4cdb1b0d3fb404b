import type { DeviceStore } from '../../ports/DeviceStore';
import type { Profile } from '../../schema/profile';

export const profileKey = { kind: 'profile', id: 'me' } as const;
const { kind, id } = profileKey;
const loadSchema = async () => (await import('../../schema/profile')).profileSchema;

/** What the device knows about an account, or `null` when it knows nothing readable. */
export async function readProfile(device: DeviceStore, uid: string): Promise<Profile | null> {
  const { records } = await device.read(uid, kind, loadSchema);
  return records.find((record) => record.id === id)?.value ?? null;
}

export function writeProfile(device: DeviceStore, uid: string, profile: Profile): Promise<void> {
  return device.write(uid, kind, id, profile);
}
