/** Most line breaks, and most marks on one letter, that a browser lays out in a field within 200 ms. */
export const breaksMaximum = 5000;
export const marksMaximum = 3000;

/** Scripts without spaces, whose words a browser looks up to break a line: three times the work. */
const lookedUp = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** How much of a field's room a text takes, by what it costs a browser to lay it out: beyond 1 it takes too long. */
function roomTaken(text: string, maximum: number): number {
  // What somebody pastes stays, to be shortened: four times the limit, and for a short field a few pages.
  const room = Math.max(5000, 4 * maximum);
  let marks = 0;
  for (const [found] of text.matchAll(/\p{M}+/gu)) marks = Math.max(marks, found.length);
  return Math.max(
    (text.length + 2 * countOf(text, lookedUp)) / room,
    countOf(text, /\n/g) / breaksMaximum,
    marks / marksMaximum,
  );
}

/** Why a text can't take the place of another: `long` for its length, `dense` for what it is made of. */
export type Refusal = 'long' | 'dense';

/** `null` where it can: it has room, or takes no more of it than the one before. */
export function refusalOf(next: string, before: string, maximum: number): Refusal | null {
  const taken = roomTaken(next, maximum);
  if (taken <= 1 || taken <= roomTaken(before, maximum)) return null;
  return next.length > maximum ? 'long' : 'dense';
}
