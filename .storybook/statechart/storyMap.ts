import { machinesOf } from '@kit/app/declared';
import { fetchListed } from '../matrix/matrix';
import { preview } from './store';

// Finds the stories that show a state. Each screen's story declares its end states in `parameters.machine`.

export type RestingStory = {
  /** The story's id in Storybook. */
  id: string;
  title: string;
  name: string;
  /** The states in which the story ends, by machine id. */
  states: Record<string, string[]>;
};

/** Returns the stories of all screens, with the states that they declare. */
export async function restingStories(): Promise<RestingStory[]> {
  const listed = await fetchListed();
  const stories = await Promise.all(
    listed.map(({ id }) => preview().storyStoreValue.loadStory({ storyId: id })),
  );
  return stories.map(({ id, title, name, parameters }) => {
    const states = machinesOf(parameters).map((machine) => [machine.id, [machine.state].flat()]);
    return { id, title, name, states: Object.fromEntries(states) };
  });
}

/** Returns the stories that end in a state or inside it, exact matches first. */
export function storiesIn(stories: readonly RestingStory[], machine: string, state: string): RestingStory[] {
  const declared = (story: RestingStory) => story.states[machine] ?? [];
  const inside = stories.filter((story) =>
    declared(story).some((path) => path === state || path.startsWith(`${state}.`)),
  );
  const isExact = (story: RestingStory) => declared(story).includes(state);
  return [...inside.filter(isExact), ...inside.filter((story) => !isExact(story))];
}
