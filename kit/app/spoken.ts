import type { Locale } from '@messages';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';

// A story's steps search for messages in one language. They run in that language, and the result is shown in
// the chosen one. A page whose steps only inspect it opens again for that; otherwise a toast from before
// would stay in the first language.

/** Storybook's context also contains the story. */
type Shown = StoryContext & { playFunction?: unknown };

/** The stories whose steps have run, by id, and whether they open again. */
const played = new Map<string, boolean>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of [...listeners]) listener();
}

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

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Subscribes to the current language of a story. */
export const useSpoken = (story: StoryContext): Locale =>
  useSyncExternalStore(subscribe, () => spokenNow(story));

/** Returns the key of a story's page. It changes when the page opens again. */
export const useOpening = ({ id }: StoryContext): string =>
  useSyncExternalStore(subscribe, () => (played.get(id) ? 'again' : 'first'));

/** A story's `beforeEach`. Its clean-up makes the steps run again the next time. */
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
  // The next hook needs the page as rendered in this language.
  await new Promise((resolve) => setTimeout(resolve));
}
