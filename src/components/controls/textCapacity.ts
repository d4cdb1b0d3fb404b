/** Maximum line breaks, and combining marks on one letter, that a browser lays out within 200 ms. */
export const breaksMaximum = 5000;
export const marksMaximum = 3000;

/** Scripts without spaces: browsers find their line breaks by dictionary, which takes three times as long. */
const lookedUp = /[\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu;

const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

/** Returns the share of a field's layout budget that a text uses; above 1, layout is too slow. */
function capacityUsed(text: string, maximum: number): number {
  // Accepts pasted text above the limit (four times, at least a few pages), so that the user can shorten it.
  const capacity = Math.max(5000, 4 * maximum);
  let marks = 0;
  for (const [found] of text.matchAll(/\p{M}+/gu)) marks = Math.max(marks, found.length);
  return Math.max(
    (text.length + 2 * countOf(text, lookedUp)) / capacity,
    countOf(text, /\n/g) / breaksMaximum,
    marks / marksMaximum,
  );
}

/** Why text can't be inserted: `long` for its length, `dense` for its line breaks or combining marks. */
export type Refusal = 'long' | 'dense';

/** Returns why `next` can't replace `before`; `null` if `next` costs at most 1, or no more than `before`. */
export function refusalOf(next: string, before: string, maximum: number): Refusal | null {
  const taken = capacityUsed(next, maximum);
  if (taken <= 1 || taken <= capacityUsed(before, maximum)) return null;
  return next.length > maximum ? 'long' : 'dense';
}
