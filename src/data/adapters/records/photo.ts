import type { Profile } from '../../schema/shapes/profile';
import { fileAddress } from './fileAddress';

/**
 * Returns the object URL of an account's photo. Such a URL is valid only until the page closes, and is never
 * stored. Returns '' if the user removed the photo, and undefined if the user never chose a photo or if the
 * profile is undefined (unreadable). A profile with `photoSavedAt` but without a photo had its photo removed.
 */
export function photoOf(uid: string, profile: Profile | null | undefined): string | undefined {
  if (profile === undefined) return undefined;
  const { photo, photoSavedAt } = profile ?? {};
  const address = fileAddress(uid, photo ?? null, photoSavedAt ?? 0);
  return photo === undefined && photoSavedAt === undefined ? undefined : address;
}

/** Removes the author's address and object URL of the photo, which can change, before an item is stored. */
export function withoutPhoto<Written extends { author: { slug?: string | undefined; avatar: string } }>(
  written: Written,
): Written {
  const { slug: _, avatar, ...author } = written.author;
  return { ...written, author: { ...author, avatar: avatar.startsWith('blob:') ? '' : avatar } };
}
