import { reporting } from '../../log/report';
import type { DeviceStore } from '../../ports/DeviceStore';
import { castIds, freshMe } from '../../sample/people';
import { slugOf } from '../../schema/text/slug';
import { isPublisher } from '../records/owners';
import { readPointedTo } from '../records/pointers';
import { addToProfile, readProfile } from '../records/profiles';
import { createWorld } from './deviceWorld';

/**
 * Returns the stored id of an account's page, or `null` if the id is derived from the account's name. If the
 * derived id is taken in this browser, stores the next free id. A new account never gets an id that existing
 * records refer to, because those records are about a deleted account's page.
 * @param name the account's name if its profile has none
 */
export async function storedPageId(device: DeviceStore, uid: string, name: string): Promise<string | null> {
  const profile = await readProfile(device, uid);
  if (profile?.id) return profile.id;
  const isNew = !profile?.name;
  const called = profile?.name || name;
  // The demo account has a fixed id.
  if (!called || !isPublisher(uid)) return null;
  const [there, pointedTo] = await Promise.all([
    createWorld({ device, owner: uid, me: () => freshMe('', called) }).loadIds(),
    isNew ? readPointedTo(device) : [],
  ]);
  const taken = new Set([...there, ...pointedTo]);
  if (!taken.has(slugOf(called, castIds))) return null;
  const free = slugOf(called, new Set([...castIds, ...taken]));
  const keeping = addToProfile(device, uid, { id: free });
  // Ignores a failed write for a new account, because the next sign-in tries again. If storage is full, no
  // other account can store the id either.
  await (isNew ? keeping.catch(reporting('page address')) : keeping);
  return free;
}
