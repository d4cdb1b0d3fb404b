import type { Locale } from '@messages';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { listening } from '../listening';

// The language of a story. A `play` function searches for texts in one language, so it runs in that language.
// The page then switches to the toolbar's language. If `play` only inspects the page, the page also remounts,
// because a toast that is already visible keeps its language.

/** Storybook's context also has the story's `playFunction`, which the type `StoryContext` omits. */
type Shown = StoryContext & { playFunction?: unknown };

/** Whether a story's page remounts in the toolbar's language, by story id. Empty before `play` has ended. */
const played = new Map<string, boolean>();
const { listen, tell } = listening();

/** Returns the language in which a story's `play` searches for texts: the story's own, or English. */
export const writtenIn = ({ storyGlobals }: StoryContext): Locale => storyGlobals.locale ?? 'en';

/** Whether Storybook runs the story's `play` function. */
function isPlayed({ viewMode, playFunction }: Shown) {
  // Storybook doesn't run the `play` function of an embedded story.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  return Boolean(playFunction) && viewMode === 'story' && !isEmbedded;
}

/** Whether a story's `play` function only inspects the page, according to the story's tags. */
const rests = ({ parameters, tags }: StoryContext) =>
  Boolean(parameters.app) && !['test-fn', 'played', 'flow'].some((tag) => tags.includes(tag));

/** Returns the current language of a story. */
const spokenNow = (story: StoryContext): Locale =>
  isPlayed(story) && !played.has(story.id) ? writtenIn(story) : story.globals.locale;

/** Subscribes to the current language of a story. */
export const useSpoken = (story: StoryContext): Locale =>
  useSyncExternalStore(listen, () => spokenNow(story));

/** Returns the React key of a story's page. The key changes when the page must remount. */
export const useOpening = ({ id }: StoryContext): string =>
  useSyncExternalStore(listen, () => (played.get(id) ? 'again' : 'first'));

/** The `beforeEach` hook of all stories. Its clean-up makes the next run start in the language of `play`. */
export const awaitSteps =
  ({ id }: StoryContext) =>
  () =>
    void played.delete(id);

/** The `afterEach` hook of all stories: switches to the toolbar's language. */
export async function showChosen(story: StoryContext): Promise<void> {
  const before = spokenNow(story);
  if (played.has(story.id)) return;
  const isOther = before !== story.globals.locale;
  played.set(story.id, isOther && rests(story));
  if (!isOther) return;
  tell();
  // Waits for a render, because the next `afterEach` hook inspects the page in the toolbar's language.
  await new Promise((resolve) => setTimeout(resolve));
}
