import { storyNameFromExport, toId } from 'storybook/internal/csf';
import type { MachineParameter } from '../../kit/app/stage';

// Which stories end in which states: declared by the stories of the screens (`parameters.machine`).

export type RestingStory = {
  /** Storybook's id. */
  id: string;
  title: string;
  name: string;
  /** The states in which it declares to end, by machine id. */
  states: Record<string, string[]>;
};

type Parameters = { machine?: MachineParameter | readonly MachineParameter[] };
type Csf3 = { title?: string; name?: string; parameters?: Parameters };
type Factory = { _tag: 'Story'; meta: { input: Csf3 }; input: Csf3; composed: Csf3 };

const isFactory = (exported: unknown): exported is Factory =>
  typeof exported === 'object' && exported !== null && '_tag' in exported && exported._tag === 'Story';

function statesOf({ machine = [] }: Parameters): RestingStory['states'] {
  const declared = Array.isArray(machine) ? machine : [machine as MachineParameter];
  return Object.fromEntries(declared.map(({ id, state }) => [id, [state].flat()]));
}

/** Returns the stories of a file that declare states, in the order of the file. */
export function restingStories(module: Record<string, unknown>): RestingStory[] {
  const meta = (module.default ?? {}) as Csf3;
  return Object.entries(module).flatMap(([key, exported]): RestingStory[] => {
    if (key === 'default' || typeof exported !== 'object' || exported === null) return [];
    const { parameters } = isFactory(exported) ? exported.composed : (exported as Csf3);
    const { name } = isFactory(exported) ? exported.input : (exported as Csf3);
    const title = isFactory(exported) ? exported.meta.input.title : meta.title;
    const states = statesOf({ ...meta.parameters, ...parameters });
    if (!title || !Object.keys(states).length) return [];
    const exportName = storyNameFromExport(key);
    return [{ id: toId(title, exportName), title, name: name ?? exportName, states }];
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
