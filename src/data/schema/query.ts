import { textMaximum } from './constants';

/** Most characters of a query that a sentence quotes. */
const quotedMaximum = 60;

/** As much of a query as is looked for, and stands in an address. */
export const searched = (query: string): string => query.slice(0, textMaximum.search);

/** A query as a sentence quotes it: a long one by its beginning. */
export function quoted(query: string): string {
  const characters = Array.from(searched(query.trim()));
  if (characters.length <= quotedMaximum) return characters.join('');
  return `${characters.slice(0, quotedMaximum).join('')}…`;
}
