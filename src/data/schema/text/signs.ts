/** A `#tag` or an `@name` in a text. `word`: without the sign. `index`: the position of the sign. */
export type Sign = { sign: '#' | '@'; word: string; index: number };

/** A pattern for one letter of a tag or a name. */
export const letter = String.raw`[\p{L}\p{M}\p{N}]`;
// Matches words up to the longest id of a person (slug.ts). A longer word is neither a tag nor a name.
const pattern = new RegExp(
  String.raw`(^|[^\p{L}\p{M}\p{N}_@#&/.:=?-])(?:#(${letter}{1,60})|@(${letter}{1,60}(?:-${letter}{1,60}){0,9}))(?!-?[\p{L}\p{M}\p{N}_@#])`,
  'gu',
);
const isNumber = /^\p{N}+$/u;

/** Returns the tags and names in a text, in order. Ignores `#1`, and signs in email addresses and URLs. */
export function signsIn(text: string): Sign[] {
  // Avoids the search for most texts, which contain neither `#` nor `@`.
  if (!/[#@]/.test(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({ index, 1: before = '', 2: tag, 3: name = '' }): Sign[] => {
    const at = index + before.length;
    if (tag === undefined) return [{ sign: '@', word: name, index: at }];
    return isNumber.test(tag) ? [] : [{ sign: '#', word: tag, index: at }];
  });
}
