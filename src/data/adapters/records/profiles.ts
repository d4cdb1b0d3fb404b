import type { DeviceStore } from '../../ports/DeviceStore';
import type { Profile } from '../../schema/shapes/profile';

export const profileKey = { kind: 'profile', id: 'me' } as const;
const { kind, id } = profileKey;
const loadSchema = async () => (await import('../../schema/shapes/profile')).profileSchema;

/** Returns the stored profile of an account; `null` if there is none, or if it is invalid. */
export async function readProfile(device: DeviceStore, uid: string): Promise<Profile | null> {
  const { records } = await device.read(uid, kind, loadSchema);
  return records.find((record) => record.id === id)?.value ?? null;
}

/** Merges fields into the stored profile. Preserves other fields, even if another tab changes them. */
export async function addToProfile(device: DeviceStore, uid: string, fields: Profile): Promise<void> {
  await device.update<Profile>(uid, kind, id, loadSchema, (known) => ({ ...known, ...fields }));
}
