import { machinesOf } from '@kit/app/declared';
import { fetchListed } from '../matrix/matrix';
import { preview } from './store';

// Which stories end in which states: declared by the stories of the screens (`parameters.machine`).

export type RestingStory = {
  /** Storybook's id. */
  id: string;
  title: string;
  name: string;
  /** The states that the story declares as its end, by machine id. */
  states: Record<string, string[]>;
};

/** Returns the stories of the screens. */
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
