import { textMaximum } from './limits';

/** Most characters of a query that a sentence quotes. */
const quotedMaximum = 60;

/** Returns the part of a query that is searched for and stored in the URL. */
export const searched = (query: string): string => query.slice(0, textMaximum.search);

/** Returns a query for quotation in a sentence. A long one is cut. */
export function quoted(query: string): string {
  const characters = Array.from(searched(query.trim()));
  if (characters.length <= quotedMaximum) return characters.join('');
  return `${characters.slice(0, quotedMaximum).join('')}…`;
}
