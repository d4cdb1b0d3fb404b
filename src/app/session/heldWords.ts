import type { Locale } from '@messages';
import { formatsOf } from '@messages/format';
import type { Held } from '@/data/ports/HeldWork';

/**
 * What was submitted while nobody was signed in, as part of a sentence; empty for nothing. Fetched when it is asked for.
 * @param profile what a completed profile is called
 */
export function heldWords({ startups, hasProfile }: Held, profile: string, locale: Locale): string {
  const what = hasProfile ? [...startups, profile] : startups;
  return what.length > 0 ? formatsOf(locale).list(what) : '';
}
