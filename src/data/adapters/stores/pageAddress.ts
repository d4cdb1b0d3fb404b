import type { DeviceStore } from '../../ports/DeviceStore';
import { castIds, freshMe } from '../../sample/people';
import { slugOf } from '../../schema/slug';
import { addToProfile, readProfile } from '../records/profiles';
import { createWorld } from './deviceWorld';

/**
 * The id of an account's page, or `null` where it is made from its name. Where somebody else on the device has that one,
 * the account gets the next free one, and keeps it from then on.
 */
export async function keptPageId(device: DeviceStore, uid: string): Promise<string | null> {
  const profile = await readProfile(device, uid);
  if (profile?.id || !profile?.name) return profile?.id ?? null;
  const { name } = profile;
  const taken = await createWorld({ device, owner: uid, me: () => freshMe('', name) }).loadIds();
  if (!taken.has(slugOf(name, castIds))) return null;
  const free = slugOf(name, new Set([...castIds, ...taken]));
  await addToProfile(device, uid, { id: free });
  return free;
}
