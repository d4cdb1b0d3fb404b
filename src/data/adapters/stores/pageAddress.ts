import type { DeviceStore } from '../../ports/DeviceStore';
import { castIds, freshMe } from '../../sample/people';
import { slugOf } from '../../schema/slug';
import { isPublisher } from '../records/owners';
import { readPointedTo } from '../records/pointers';
import { addToProfile, readProfile } from '../records/profiles';
import { createWorld } from './deviceWorld';

/**
 * The id of an account's page, or `null` where it is made from its name. Where somebody else on the device has that one,
 * the account gets the next free one, and keeps it from then on. A new account gets no id that a record still points to:
 * it belonged to a deleted account.
 * @param name how the account is called, for as long as the device knows no name of it
 */
export async function keptPageId(device: DeviceStore, uid: string, name: string): Promise<string | null> {
  const profile = await readProfile(device, uid);
  if (profile?.id) return profile.id;
  const isNew = !profile?.name;
  const called = profile?.name || name;
  // The sample person has hers.
  if (!called || !isPublisher(uid)) return null;
  const [there, pointedTo] = await Promise.all([
    createWorld({ device, owner: uid, me: () => freshMe('', called) }).loadIds(),
    isNew ? readPointedTo(device) : [],
  ]);
  const taken = new Set([...there, ...pointedTo]);
  if (!taken.has(slugOf(called, castIds))) return null;
  const free = slugOf(called, new Set([...castIds, ...taken]));
  const keeping = addToProfile(device, uid, { id: free });
  // A device that takes nothing more gives no address away either: it is looked for again at the next sign-in.
  await (isNew ? keeping.catch(() => {}) : keeping);
  return free;
}
