import type { DeviceStore } from '../../ports/DeviceStore';
import { isPublisher } from '../records/owners';
import { addToProfile, readProfile } from '../records/profiles';
import { reservedSlugs } from '../records/reservedSlugs';

/**
 * Returns the slug of an account's page, and claims one if the page has none. Returns `null` for an account
 * without a name, and for the demo account, whose page has a fixed address.
 * @param name the account's name if its profile has none
 * @throws when browser storage can't be written
 */
export async function claimedSlug(device: DeviceStore, uid: string, name: string): Promise<string | null> {
  if (!isPublisher(uid)) return null;
  const profile = await readProfile(device, uid);
  if (profile?.slug) return profile.slug;
  const called = profile?.name || name;
  if (!called) return null;
  const asked = { kind: 'user', id: uid, name: called, reserved: reservedSlugs } as const;
  const slug = await device.claim(uid, asked, () => []);
  await addToProfile(device, uid, { slug });
  return slug;
}
