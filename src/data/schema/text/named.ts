import { signsIn } from './signs';

// Finds tags and mentions in other users' texts, for search and notifications.

/** Returns the hashtags of a post, from its tag list and its text. Letter case makes no difference. */
export function tagsOf({ hashtags, content }: { hashtags: readonly string[]; content: string }): string[] {
  const typed = signsIn(content).flatMap(({ sign, word: tag }) => (sign === '#' ? tag : []));
  const byKey = new Map([...typed, ...hashtags].map((tag) => [tag.toLowerCase(), tag]));
  return [...byKey.values()];
}

/** Whether a text mentions a person by the id of their page: `@asha-verma`. */
export const isAddressed = (text: string, id: string): boolean =>
  signsIn(text).some(({ sign, word: name }) => sign === '@' && name.toLowerCase() === id.toLowerCase());
