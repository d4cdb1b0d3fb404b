import { searched } from '../schema/query';
import type { MarkedText } from '../schema/siteSearch';

const noSpace = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`;
/** A word of any script; of scripts that put no space between words, a character. */
const word = new RegExp(String.raw`[${noSpace}]|(?:(?![${noSpace}])[\p{L}\p{M}\p{N}])+`, 'gu');

/** Lower case, Latin accents dropped. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC');

/** The words of a text, folded: what is compared. */
export const wordsOf = (text: string): string[] => fold(text).match(word) ?? [];

/** A name as it is compared with a query that says exactly this. */
export const nameKey = (name: string): string => wordsOf(name).join(' ');

/** The key of the name that the query says exactly; `null` for signs alone and for `#word`, which never do. */
export const exactly = (query: string): string | null =>
  query.includes('#') ? null : nameKey(searched(query)) || null;

/** The text in pieces: the beginnings of words that the query asks for, and what stands between them. */
export function markMatches(text: string, query: string): MarkedText {
  const asked = [...new Set(wordsOf(searched(query)))];
  const pieces: MarkedText = [];
  const add = (piece: string, isMatch: boolean) => {
    const last = pieces.at(-1);
    if (last?.isMatch === isMatch) last.text += piece;
    else if (piece) pieces.push({ text: piece, isMatch });
  };
  let done = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    const folded = fold(written);
    const begun = Math.max(0, ...asked.filter((term) => folded.startsWith(term)).map(({ length }) => length));
    // Where folding changed how many letters there are, the place in the written word isn't known: all of it.
    const length = begun && folded.length !== written.length ? written.length : begun;
    add(text.slice(done, index), false);
    add(written.slice(0, length), true);
    done = index + length;
  }
  add(text.slice(done), false);
  return pieces;
}
