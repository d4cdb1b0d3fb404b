import { judge, type ShownStory, type TestFile } from '@kit/coverage/judge';
import { unseen } from '@kit/coverage/unseen';
import { machines } from '@kit/statechart/allMachines';
import { chartOf, statesOf } from '@kit/statechart/graph';
import { expect, it } from 'vitest';
import { fromPromise, setup } from 'xstate';

/** A machine of a door that opens after a loud knock. */
const doorMachine = setup({
  types: { events: {} as { type: 'door.knock' | 'door.close'; isLoud?: boolean } },
  actors: { open: fromPromise<void, void>(async () => {}) },
  guards: { isLoud: ({ event }) => event.isLoud === true },
}).createMachine({
  id: 'door',
  initial: 'waking',
  states: {
    waking: { always: 'closed' },
    closed: { on: { 'door.knock': { guard: 'isLoud', target: 'opening' } } },
    opening: {
      invoke: { src: 'open', onDone: 'open', onError: 'closed' },
    },
    open: { on: { 'door.close': 'gone' } },
    gone: { type: 'final' },
  },
});
const knock = 'closed / door.knock / 0';
const refusal = 'opening / door.close';
const opened = 'opening / xstate.done.actor.0.door.opening / 0';
const refused = 'opening / xstate.error.actor.0.door.opening / 0';

const all: TestFile = {
  file: 'tests/machines/door.test.ts',
  machines: {
    door: {
      leaves: ['waking', 'closed', 'opening', 'open', 'gone'],
      branches: ['waking / always / 0', knock, opened, refused, 'open / door.close / 0'],
      ignored: [
        'closed / door.close',
        'opening / door.knock',
        'opening / door.close',
        'open / door.knock',
        'gone / door.knock',
        'gone / door.close',
      ],
    },
  },
};
const story = (id: string, leaf: string, more: Partial<ShownStory> = {}): ShownStory => ({
  id,
  leaves: { door: [leaf] },
  declared: { door: [leaf] },
  isFree: false,
  isAccessible: true,
  ...more,
});
const shown = [story('door--closed', 'closed'), story('door--open', 'open')];
const without = (kind: keyof TestFile['machines'][string], name: string): TestFile => {
  const door = all.machines.door as TestFile['machines'][string];
  return { ...all, machines: { door: { ...door, [kind]: door[kind].filter((each) => each !== name) } } };
};
const gapsOf = (tests: TestFile[] | null, stories: ShownStory[] | null) =>
  judge([doorMachine], { tests, stories }, { door: { opening: 'It is too quick.' } }).gaps;
const none = { ofTests: [], ofStories: [] };

it('judge reports no gaps when tests and stories cover the whole machine', () => {
  expect(gapsOf([all], shown)).toEqual(none);
});

it.each([
  ['a state', without('leaves', 'open'), 'door: no test enters open'],
  ['a branch', without('branches', knock), `door: no test takes ${knock}, if isLoud, to opening`],
  ['an ignored event', without('ignored', refusal), `door: no test sends the ignored event ${refusal}`],
])('judge reports %s that no test covers', (_, tests, gap) => {
  expect(gapsOf([tests], shown)).toEqual({ ofTests: [gap], ofStories: [] });
});

it('judge, given only the tests of computed paths, counts the entered states as covered, but not the branches', () => {
  const computed = { ...all, file: 'tests/machines/paths.test.ts' };
  expect(gapsOf([computed], shown).ofTests).toHaveLength(5);
  expect(gapsOf([without('branches', knock), computed], shown).ofTests).toHaveLength(1);
});

const free = story('flow', 'open', { isFree: true });
it.each([
  ['in which no story ends', [story('door--closed', 'closed')]],
  ['that only a flow (a story of several states) shows', [story('door--closed', 'closed'), free]],
])('judge reports a state %s', (_, stories) => {
  expect(gapsOf([all], stories).ofStories).toEqual([
    'door: no story shows open: add a story, or the reason in kit/coverage/unseen.ts',
  ]);
});

it('judge reports a state if no story that shows the state passes axe, the accessibility checker', () => {
  const closed = story('door--closed', 'closed', { isAccessible: false });
  expect(gapsOf([all], [closed, ...shown.slice(1)]).ofStories).toEqual([
    'door: no story of closed passes axe in light and dark',
  ]);
});

it('judge requires no story for a state that no screen shows according to the table, and reports a story that shows this state', () => {
  const stale = story('door--opening', 'opening');
  expect(gapsOf([all], [...shown, stale]).ofStories).toEqual([
    'door: opening is in kit/coverage/unseen.ts (It is too quick.), but the story door--opening shows it',
  ]);
  expect(gapsOf([all], [...shown, { ...stale, declared: {} }])).toEqual(none);
  // A story may declare a final state.
  expect(gapsOf([all], [...shown, story('door--gone', 'gone')])).toEqual(none);
});

it.each(Object.entries(unseen))('unseen.%s lists only states that a screen could show', (id, reasons) => {
  const machine = machines.get(id);
  const states = machine ? statesOf(chartOf(machine, {}).root) : [];
  const paths = states.filter((state) => state.unseen === null).map(({ path }) => path);
  expect(Object.keys(reasons).filter((path) => !paths.includes(path))).toEqual([]);
});
