/** A `#tag` or an `@name` in a text. `word`: without its sign; `index`: where the sign stands. */
export type Sign = { sign: '#' | '@'; word: string; index: number };

/** A letter of a tag or a name, as a pattern. */
export const letter = String.raw`[\p{L}\p{M}\p{N}]`;
// As long as the longest address of a person (slug.ts); what goes on behind it is no tag and no name.
const pattern = new RegExp(
  String.raw`(^|[^\p{L}\p{M}\p{N}_@#&/.:=?-])(?:#(${letter}{1,60})|@(${letter}{1,60}(?:-${letter}{1,60}){0,9}))(?!-?[\p{L}\p{M}\p{N}_@#])`,
  'gu',
);
const isNumber = /^\p{N}+$/u;

/** The tags and names in a text, in its order. Not in an e-mail address or the address of a page, nor is `#1` a tag. */
export function signsIn(text: string): Sign[] {
  // Most texts have none: nothing is looked through.
  if (!/[#@]/.test(text)) return [];
  return [...text.matchAll(pattern)].flatMap(({ index, 1: before = '', 2: tag, 3: name = '' }): Sign[] => {
    const at = index + before.length;
    if (tag === undefined) return [{ sign: '@', word: name, index: at }];
    return isNumber.test(tag) ? [] : [{ sign: '#', word: tag, index: at }];
  });
}
