import type { Locale } from '@messages';
import type { StoryContext } from '@storybook/react-vite';
import { useSyncExternalStore } from 'react';

// Steps of a story look for words of one language. Whatever language is chosen, they are gone in that one, and where they
// led is then shown in the chosen one. A page that rests where it opens is opened once more for that: what it has said by
// then, in a toast, would stay in the other language.

/** Storybook's context is the story too. */
type Shown = StoryContext & { playFunction?: unknown };

/** The stories whose steps are gone, by id: whether they are opened once more. */
const played = new Map<string, boolean>();
const listeners = new Set<() => void>();

function tell() {
  for (const listener of [...listeners]) listener();
}

/** The language of the words that a story's steps look for: its own, or English. */
export const writtenIn = ({ storyGlobals }: StoryContext): Locale => storyGlobals.locale ?? 'en';

/** Whether steps are gone in it. */
function isPlayed({ viewMode, playFunction }: Shown) {
  // Embedded, nothing is played.
  const isEmbedded = new URLSearchParams(location.search).get('embed') === 'true';
  return Boolean(playFunction) && viewMode === 'story' && !isEmbedded;
}

/** A page that its steps only look at. */
const rests = ({ parameters, tags }: StoryContext) =>
  Boolean(parameters.app) && !['test-fn', 'played', 'flow'].some((tag) => tags.includes(tag));

/** The language that a story is in now. */
const spokenNow = (story: StoryContext): Locale =>
  isPlayed(story) && !played.has(story.id) ? writtenIn(story) : story.globals.locale;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The same, followed. */
export const useSpoken = (story: StoryContext): Locale =>
  useSyncExternalStore(subscribe, () => spokenNow(story));

/** The key of a story's page: another one, where it is opened once more. */
export const useOpening = ({ id }: StoryContext): string =>
  useSyncExternalStore(subscribe, () => (played.get(id) ? 'again' : 'first'));

/** A story's `beforeEach`: begun anew, its steps are to be gone. */
export const awaitSteps =
  ({ id }: StoryContext) =>
  () =>
    void played.delete(id);

/** A story's `afterEach`: its steps are gone. */
export async function showChosen(story: StoryContext): Promise<void> {
  const before = spokenNow(story);
  if (played.has(story.id)) return;
  const isOther = before !== story.globals.locale;
  played.set(story.id, isOther && rests(story));
  if (!isOther) return;
  tell();
  // Whatever looks at it next finds it drawn.
  await new Promise((resolve) => setTimeout(resolve));
}
