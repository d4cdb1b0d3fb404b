import type { Locale } from '@messages';
import { formatsOf } from '@messages/format';
import type { HeldWork } from '@/data/ports/HeldWork';

/**
 * Makes what was submitted while nobody was signed in the account's.
 * @returns what it now has, in words; empty where nothing waited
 * @throws when the device can't hand it over; it waits on then
 */
export async function takeOver(work: HeldWork, words: { profile: string; locale: Locale }): Promise<string> {
  const { startups, hasProfile } = await work.takeOver();
  const what = [...startups, ...(hasProfile ? [words.profile] : [])];
  return what.length > 0 ? formatsOf(words.locale).list(what) : '';
}
