import { expect, it } from 'vitest';
import { dataOf, kestrel, merlin, open, osprey, records } from './world';

const lift = { type: 'card.lift', id: merlin.id } as const;
const carry = (by: 1 | -1) => ({ type: 'card.carry', by }) as const;
const drop = { type: 'card.drop', at: 100 } as const;
const putBack = { type: 'card.putBack' } as const;

/** Sends these events, and returns the state of the move beside the machine. */
async function lifted(...events: Parameters<Awaited<ReturnType<typeof open>>['send']>) {
  const machine = await open({}, ...events);
  const state = () => (machine.value() as { loaded: { move: string } }).loaded.move;
  return { ...machine, state, said: () => machine.context().announcement };
}

it('pipeline: a card is lifted, carried through the columns and dropped, which writes one record', async () => {
  const machine = await lifted(lift);
  const look = { kind: 'lifted', name: 'merlin', stage: { id: 'look', kind: 'open' }, at: 2, of: 2 };
  expect([machine.state(), machine.said()]).toEqual(['lifted', look]);
  machine.send(carry(1), carry(1));
  expect([machine.state(), machine.columns()]).toEqual([
    'carrying',
    { look: ['kestrel'], talking: ['osprey', 'merlin'] },
  ]);
  expect(machine.said()).toMatchObject({ kind: 'carried', stage: { id: 'talking' }, at: 2, of: 2 });
  expect(machine.writes()).toEqual([]);
  machine.send(drop);
  expect([machine.state(), machine.context().lifted]).toEqual(['idle', null]);
  expect(machine.said()).toMatchObject({ kind: 'dropped', stage: { id: 'talking' }, at: 2, of: 2 });
  expect(machine.writes()).toMatchObject([
    records({ id: merlin.id, value: { stage: 'talking', since: 100 } }),
  ]);
  expect(machine.acts()).toMatchObject([{ kind: 'moved', names: ['merlin'] }]);
});

it.each([
  ['lifted', [drop], 'dropped'],
  ['lifted and put back', [putBack], 'putBack'],
  ['carried back to its column', [carry(1), carry(-1), drop], 'dropped'],
  ['carried and put back', [carry(1), putBack], 'putBack'],
] as const)('pipeline: a card that is only %s isn’t written', async (_, events, kind) => {
  const machine = await lifted(lift, ...events);
  expect([machine.state(), machine.writes(), machine.acts()]).toEqual(['idle', [], []]);
  expect([machine.said(), machine.columns().look]).toMatchObject([
    { kind, stage: { id: 'look' }, at: 2 },
    ['kestrel', 'merlin'],
  ]);
});

it('pipeline: a card isn’t carried beyond the first and the last column', async () => {
  const machine = await lifted(lift, carry(-1));
  expect(machine.state()).toBe('lifted');
  machine.send(...Array.from({ length: 9 }, () => carry(1)));
  expect(machine.context().lifted).toEqual({ id: merlin.id, from: 'look', stage: 'passed' });
});

it.each([
  [
    'another tab removes it',
    (machine: Awaited<ReturnType<typeof lifted>>) => machine.readAgain(dataOf(osprey)),
  ],
  [
    'the user opens the table',
    async (machine: Awaited<ReturnType<typeof lifted>>) =>
      machine.send({ type: 'look.change', look: 'table' }),
  ],
  [
    'a filter excludes it',
    async (machine: Awaited<ReturnType<typeof lifted>>) =>
      machine.send({ type: 'filters.change', filters: { ...machine.context().filters, tag: 'Lead' } }),
  ],
])('pipeline: a carried card is put back when %s', async (_, happen) => {
  const machine = await lifted(lift, carry(1));
  await happen(machine);
  expect([machine.state(), machine.context().lifted, machine.writes()]).toEqual(['idle', null, []]);
});

it('pipeline: a lifted card is put back when another tab removes it', async () => {
  const machine = await lifted(lift);
  await machine.readAgain(dataOf(osprey));
  expect([machine.state(), machine.context().lifted, machine.said()]).toEqual(['idle', null, null]);
});

it('pipeline: a card that another tab moves meanwhile moves to the column where the user drops it', async () => {
  const moved = dataOf(kestrel, { ...merlin, stage: 'talking' }, osprey);
  const back = await lifted(lift);
  await back.readAgain(moved);
  back.send(drop);
  expect(back.writes()).toMatchObject([records({ id: merlin.id, value: { stage: 'look' } })]);
  const there = await lifted(lift, carry(1), carry(1));
  await there.readAgain(moved);
  there.send(drop);
  expect([there.state(), there.writes(), there.columns().talking]).toEqual([
    'idle',
    [],
    ['osprey', 'merlin'],
  ]);
});

it('pipeline: nothing is carried without a lifted card, and only one card is lifted', async () => {
  const idle = await lifted(carry(1), drop, putBack, { type: 'card.lift', id: 'startup:none' });
  expect([idle.state(), idle.said(), idle.writes()]).toEqual(['idle', null, []]);
  const { context } = await lifted(lift, { type: 'card.lift', id: kestrel.id });
  expect(context().lifted?.id).toBe(merlin.id);
  const table = await open({ look: 'table' }, lift);
  expect(table.context().lifted).toBeNull();
});
