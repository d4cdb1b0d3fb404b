import type { Profile } from '../../schema/profile';
import { fileAddress } from './fileAddress';

/**
 * The address of an account's photo, for as long as this page is open: made when it is read, never stored. Empty once the
 * photo is removed; undefined where none was ever given, or where the profile (undefined) can't be read.
 */
export function photoOf(uid: string, profile: Profile | null | undefined): string | undefined {
  if (profile === undefined) return undefined;
  const { photo, photoSavedAt = 0 } = profile ?? {};
  const address = fileAddress(uid, photo ?? null, photoSavedAt);
  return photo === undefined ? undefined : address;
}

/** A post or a comment as its record holds it: the author's photo has another address in every page. */
export const withoutPhoto = <Written extends { author: { avatar: string } }>(written: Written): Written =>
  written.author.avatar.startsWith('blob:')
    ? { ...written, author: { ...written.author, avatar: '' } }
    : written;
