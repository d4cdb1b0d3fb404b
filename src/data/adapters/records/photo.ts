import type { Profile } from '../../schema/shapes/profile';
import { fileAddress } from './fileAddress';

/**
 * Returns the address of an account's photo. It is created on reading, valid only in this page and never
 * stored. The address is empty if the user removed the photo. It is undefined if the user never set one, or
 * if the profile is undefined (unreadable).
 */
export function photoOf(uid: string, profile: Profile | null | undefined): string | undefined {
  if (profile === undefined) return undefined;
  const { photo, photoSavedAt = 0 } = profile ?? {};
  const address = fileAddress(uid, photo ?? null, photoSavedAt);
  return photo === undefined ? undefined : address;
}

/** Returns a post or a comment for storage: without the author's photo, whose address differs per page. */
export const withoutPhoto = <Written extends { author: { avatar: string } }>(written: Written): Written =>
  written.author.avatar.startsWith('blob:')
    ? { ...written, author: { ...written.author, avatar: '' } }
    : written;
