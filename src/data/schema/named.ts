import { signsIn } from './signs';

// What the texts of others say: for search and notifications.

/** The hashtags of a post: those that it is tagged with, and those in its text. Letter case is one. */
export function tagsOf({ hashtags, content }: { hashtags: readonly string[]; content: string }): string[] {
  const typed = signsIn(content).flatMap(({ sign, word: tag }) => (sign === '#' ? tag : []));
  const byKey = new Map([...typed, ...hashtags].map((tag) => [tag.toLowerCase(), tag]));
  return [...byKey.values()];
}

/** Whether a text names a person by the address of their page. */
export const isAddressed = (text: string, id: string): boolean =>
  signsIn(text).some(({ sign, word: name }) => sign === '@' && name.toLowerCase() === id.toLowerCase());
