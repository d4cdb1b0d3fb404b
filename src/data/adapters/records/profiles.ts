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

/** Adds to what the device knows, in the place of what it knew of the same: what another tab adds meanwhile stays. */
export async function addToProfile(device: DeviceStore, uid: string, said: Profile): Promise<void> {
  await device.update<Profile>(uid, kind, id, loadSchema, (known) => ({ ...known, ...said }));
}
