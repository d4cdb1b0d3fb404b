import type { Parameters, StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { activeLeaves, stateValueOf } from '../statechart/graph';
import { app } from './app';
import type { MachineParameter } from './stage';

/** What a story says of its machines; `parameters.machine` is one or several. */
export function machinesOf({ machine }: Parameters): MachineParameter[] {
  if (!machine) return [];
  return Array.isArray(machine) ? machine : [machine];
}

const pathsOf = ({ state }: MachineParameter) => (typeof state === 'string' ? [state] : state);

/**
 * What a story tells of its machines when it is tested, by their ids: the leaves in which each rests, and what the story says
 * itself. `isFree`: it leads on from what it shows, as tests and flows do.
 */
export type MachineReport = {
  leaves: Record<string, string[]>;
  declared: Record<string, readonly string[]>;
  isFree: boolean;
};

/**
 * Compares where the actors of a story rest with what the story says, and tells the reports. A story's tests go on from
 * there, and flows lead anywhere: they are only told about.
 * @throws where one rests elsewhere, or where a screen's story doesn't say
 */
export async function checkMachines({ parameters, tags, title, name, reporting }: StoryContext) {
  if (!parameters.app) return;
  const declared = machinesOf(parameters);
  // Embedded, a story isn't played.
  const isUnplayed = tags.includes('played') && new URLSearchParams(location.search).has('embed');
  const isFree = tags.includes('test-fn') || tags.includes('flow') || isUnplayed;
  const staged = () => app.stage.actors();
  const wrong = () =>
    declared.flatMap(({ id, ...parameter }) => {
      const here = staged().findLast((each) => each.id === id);
      if (!here) return [`${id}: no such actor`];
      const snapshot = here.actor.getSnapshot();
      const missed = pathsOf({ id, ...parameter }).filter((path) => !snapshot.matches(stateValueOf(path)));
      return missed.map((path) => `${id}: not in ${path}, but in ${activeLeaves(snapshot.value).join(', ')}`);
    });
  const drifted = async () => {
    if (!title.startsWith('Screens/')) return [];
    const said = declared.map(({ id }) => id);
    const unsaid = staged().filter(({ id }) => id !== 'auth' && !said.includes(id));
    if (unsaid.length)
      return unsaid.map(
        ({ id, actor }) => `${id}: not said, and in ${activeLeaves(actor.getSnapshot().value).join(', ')}`,
      );
    await waitFor(() => {
      if (wrong().length) throw new Error('Not there yet');
    }).catch(() => {});
    return wrong();
  };
  const drift = isFree ? [] : await drifted();
  const leaves = Object.fromEntries(
    staged().map(({ id, actor }) => [id, activeLeaves(actor.getSnapshot().value)]),
  );
  const result: MachineReport = {
    leaves,
    declared: Object.fromEntries(declared.map((parameter) => [parameter.id, pathsOf(parameter)])),
    isFree,
  };
  reporting.addReport({ type: 'machine', version: 1, result, status: drift.length ? 'failed' : 'passed' });
  if (drift.length) throw new Error(`${title}/${name} rests elsewhere than it says:\n${drift.join('\n')}`);
}
