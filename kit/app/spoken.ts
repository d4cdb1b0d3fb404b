import type { Locale } from '@messages';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';
import { listening } from '../listening';

// The language of a story. Its steps search for messages in one language, so they run in that language. The
// page then switches to the language chosen in the toolbar. If the steps only inspect the page, the page
// also remounts, because a toast that is already visible keeps its language.

/** Storybook's context also has the story's `playFunction`, which the type `StoryContext` omits. */
type Shown = StoryContext & { playFunction?: unknown };

/** The stories whose steps have run, by id, and whether their page remounts in the chosen language. */
const played = new Map<string, boolean>();
const { listen, tell } = listening();

/** Returns the language in which a story's steps search for messages: the story's own, or English. */
export const writtenIn = ({ storyGlobals }: StoryContext): Locale => storyGlobals.locale ?? 'en';

/** Whether Storybook runs the story's steps. */
function isPlayed({ viewMode, playFunction }: Shown) {
  // Embedded stories don't run any steps.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  return Boolean(playFunction) && viewMode === 'story' && !isEmbedded;
}

/** Whether a story's steps only inspect the page. */
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

/** A story's `beforeEach`. Its clean-up lets the next run start in the steps' language again. */
export const awaitSteps =
  ({ id }: StoryContext) =>
  () =>
    void played.delete(id);

/** A story's `afterEach`: switches to the chosen language once the steps have run. */
export async function showChosen(story: StoryContext): Promise<void> {
  const before = spokenNow(story);
  if (played.has(story.id)) return;
  const isOther = before !== story.globals.locale;
  played.set(story.id, isOther && rests(story));
  if (!isOther) return;
  tell();
  // Waits for a render: the next `afterEach` hook inspects the page in the chosen language.
  await new Promise((resolve) => setTimeout(resolve));
}
