import { type Locale, loadMessages } from '@messages';
import { formatsOf } from '@messages/format';
import type { HeldWork } from '@/data/ports/HeldWork';
import type { Opening } from '@/data/ports/Opening';

const sentences = { read: 'waiting', takeOver: 'taken' } as const;

/**
 * Reads a guest's submissions and marks, or moves them into the account. Returns a message about them, empty
 * for none. Loads its code and messages on demand.
 * @throws if storage fails or the messages can't be fetched
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
