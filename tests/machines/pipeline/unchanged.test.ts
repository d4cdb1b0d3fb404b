import { expect, it } from 'vitest';
import { columnsOf } from '@/machines/pipeline/view';
import { dataOf, kestrel, merlin, open, osprey, removed, tobias } from './world';

// What doesn't change stays the same object, so that only the changed parts of the board are computed and rendered.

const { step: _step, ...stepless } = kestrel;

it('pipeline: a read that returns equal cards leaves the cards and their order the same objects', async () => {
  const machine = await open();
  const { cards, order } = machine.context();
  await machine.readAgain(dataOf(...cards.map((card) => ({ ...card }))));
  expect(machine.context().cards).toBe(cards);
  expect(machine.context().order).toBe(order);
});

it.each([
  ['a new field', { ...merlin, step: { text: 'Ask' } }, kestrel],
  ['another value', { ...merlin, name: 'Merlin Labs' }, kestrel],
  ['a field less', stepless, merlin],
])(
  'pipeline: a read shows a card with %s, and leaves the others the same objects',
  async (_, card, other) => {
    const machine = await open();
    const others = [{ ...other }, { ...osprey }, { ...tobias }, { ...removed }];
    await machine.readAgain(dataOf(card, ...others));
    expect(machine.card(card.id)).toEqual(card);
    expect([machine.card(other.id), machine.card(osprey.id)]).toEqual([other, osprey]);
    expect(machine.card(other.id)).toBe(other);
    expect(machine.card(osprey.id)).toBe(osprey);
  },
);

it('pipeline: a read without the last cards shows them no longer', async () => {
  const machine = await open();
  await machine.readAgain(dataOf(merlin, kestrel));
  expect(machine.context().cards).toEqual([merlin, kestrel]);
  expect(machine.columns()).toEqual({ look: ['kestrel', 'merlin'] });
});

it('pipeline: after a move, the columns that the card neither left nor entered stay the same objects', async () => {
  const machine = await open();
  const before = columnsOf(machine.context());
  machine.send({ type: 'cards.move', ids: [merlin.id], stage: 'watching', at: 100 });
  const after = columnsOf(machine.context());
  expect(after.map(({ stage }) => stage)).toEqual(machine.context().stages.deals);
  expect(after.flatMap((column, at) => (column === before[at] ? [] : column.stage.id))).toEqual([
    'look',
    'watching',
  ]);
});
