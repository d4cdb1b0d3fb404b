import { type Locale, loadMessages } from '@messages';
import { formatsOf } from '@messages/format';
import type { GuestWork } from '@/data/ports/GuestWork';
import type { LazyPort } from '@/data/ports/LazyPort';

const sentences = { read: 'waiting', transfer: 'taken' } as const;

/**
 * Reads a guest's submissions, stars, follows, requests and pipeline (`read`), or moves them into the account
 * (`transfer`). Returns a message that lists them, empty for none.
 * @throws if storage fails or the messages can't be fetched
 */
export async function guestWorkMessage(
  open: LazyPort<GuestWork>,
  act: keyof typeof sentences,
  locale: Locale,
): Promise<string> {
  const [guestWork, t] = await Promise.all([open(), loadMessages(locale, 'guestWork')]);
  const { startups, hasProfile, hasMarks, hasCards } = await guestWork[act]();
  const what = [
    ...startups,
    ...(hasProfile ? [t.profile] : []),
    ...(hasMarks ? [t.marks] : []),
    ...(hasCards ? [t.pipeline] : []),
  ];
  return what.length > 0 ? t[sentences[act]]({ what: formatsOf(locale).list(what) }) : '';
}
