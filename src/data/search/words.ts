import type { MarkedText } from '../schema/shapes/siteSearch';
import { searched } from '../schema/text/query';

const noSpace = String.raw`\p{sc=Han}\p{sc=Hira}\p{sc=Kana}`;
/** Matches a word of any script, or one character in scripts without spaces between words. */
const word = new RegExp(String.raw`[${noSpace}]|(?:(?![${noSpace}])[\p{L}\p{M}\p{N}])+`, 'gu');

/** Converts to lower case and removes Latin accents. */
const fold = (text: string) =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/(\p{Script=Latin})[\u0300-\u036f]+/gu, '$1')
    .normalize('NFC');

/** Returns the words of a text, folded for comparison. */
export const wordsOf = (text: string): string[] => fold(text).match(word) ?? [];

/** Returns the key by which a name is compared with a whole query. */
export const nameKey = (name: string): string => wordsOf(name).join(' ');

/** Returns the key of a query that could be a full name; `null` if it has a `#`, or no letter or digit. */
export const exactly = (query: string): string | null =>
  query.includes('#') ? null : nameKey(searched(query)) || null;

/** Splits a text into the beginnings of words that match the query, and the text between them. */
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
    // If folding changes the number of letters, the end of the match is unknown: highlights the whole word.
    const length = begun && folded.length !== written.length ? written.length : begun;
    add(text.slice(done, index), false);
    add(written.slice(0, length), true);
    done = index + length;
  }
  add(text.slice(done), false);
  return pieces;
}
