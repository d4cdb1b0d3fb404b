import { type Locale, loadMessages } from '@messages';
import { formatsOf } from '@messages/format';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';

const sentences = { read: 'waiting', takeOver: 'taken' } as const;

/**
 * Reads what a guest left on the device, or moves it into the account, and returns a sentence about it; empty for nothing. The
 * code and its words are fetched on demand.
 * @throws when the device can't be read or can't keep it, or the words can't be fetched
 */
export async function heldWords(
  open: Opening<HeldWork>,
  act: keyof typeof sentences,
  locale: Locale,
): Promise<string> {
  const [held, t] = await Promise.all([open(), loadMessages(locale, 'held')]);
  const { startups, hasProfile, hasMarks } = await held[act]();
  const what = [...startups, ...(hasProfile ? [t.profile] : []), ...(hasMarks ? [t.marks] : [])];
  return what.length > 0 ? t[sentences[act]]({ what: formatsOf(locale).list(what) }) : '';
}
