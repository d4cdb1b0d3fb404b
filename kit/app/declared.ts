import type { Parameters, StoryContext } from '@storybook/react-vite';
import { waitFor } from 'storybook/test';
import { activeLeaves } from '../statechart/graph';
import { app } from './app';
import type { MachineParameter } from './stage';

/** Returns the machine states that a story declares. `parameters.machine` is one state or an array. */
export const machinesOf = ({ machine = [] }: Parameters): MachineParameter[] => [machine].flat();

const pathsOf = ({ state }: MachineParameter) => (typeof state === 'string' ? [state] : state);

/** Machines that pages start in the background. Only stories that show them declare their states. */
const inBackground = ['auth', 'savedSearches', 'importContacts'];

/**
 * What a tested story reports. `leaves`: the active leaf states at its end, by machine id. `declared`: the
 * states that it declares. `isFree`: whether it may end in any state, as tests and flows may.
 */
export type MachineReport = {
  leaves: Record<string, string[]>;
  declared: Record<string, readonly string[]>;
  isFree: boolean;
};

/** Whether React shows a fallback for a rendered part that loads code. The part's actors run meanwhile. */
const isWaitingForCode = (root: HTMLElement) => root.querySelector('[style*="none !important"]') !== null;

/**
 * Compares the final states of a story's actors with the declared states, and reports both. Tests and flows
 * can end in any state, so this only reports their states.
 * @throws if an actor ends in another state, or if a screen's story doesn't declare an actor's state
 */
export async function checkMachines(story: StoryContext) {
  const { parameters, tags, title, name, reporting, canvasElement } = story;
  if (!parameters.app) return;
  const declared = machinesOf(parameters);
  // An embedded story doesn't run the `play` function that produces its declared state.
  const isUnplayed = tags.includes('played') && new URLSearchParams(location.search).has('embed');
  const isFree = tags.includes('test-fn') || tags.includes('flow') || isUnplayed;
  const staged = () => app.stage.actors();
  const wrong = () =>
    declared.flatMap(({ id, ...parameter }) => {
      const here = staged().findLast((each) => each.id === id);
      if (!here) return [`${id}: the page starts no actor of this machine`];
      const snapshot = here.actor.getSnapshot();
      const missed = pathsOf({ id, ...parameter }).filter((path) => !snapshot.matches(path));
      return missed.map(
        (path) => `${id}: declares ${path}, ends in ${activeLeaves(snapshot.value).join(', ')}`,
      );
    });
  const drifted = async () => {
    if (!title.startsWith('Screens/')) return [];
    const ids = declared.map(({ id }) => id);
    const undeclared = staged().filter(({ id }) => !inBackground.includes(id) && !ids.includes(id));
    if (undeclared.length)
      return undeclared.map(
        ({ id, actor }) =>
          `${id}: declares no state, ends in ${activeLeaves(actor.getSnapshot().value).join(', ')}`,
      );
    await waitFor(() => {
      if (wrong().length) throw new Error('The actor has not reached the declared state');
      if (isWaitingForCode(canvasElement)) throw new Error('The page waits for code');
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
  if (drift.length)
    throw new Error(
      `${title}/${name} doesn’t end in the states of its parameters.machine:\n${drift.join('\n')}`,
    );
}
