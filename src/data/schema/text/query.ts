import { textMaximum } from './limits';

/** The maximum length of a quoted query, in characters. */
const quotedMaximum = 60;

/** Returns the part of a query that is searched for and stored in the URL. */
export const searched = (query: string): string => query.slice(0, textMaximum.search);

/** Returns a query to quote in a sentence, such as "No results for …". Cuts a long query. */
export function quoted(query: string): string {
  const characters = Array.from(searched(query.trim()));
  if (characters.length <= quotedMaximum) return characters.join('');
  return `${characters.slice(0, quotedMaximum).join('')}…`;
}
