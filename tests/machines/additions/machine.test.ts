import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import {
  type CardId,
  defaultStages,
  type PipelineCard,
  type StoredCard,
} from '@/data/schema/shapes/pipeline';
import { additionsMachine } from '@/machines/additions/machine';
import type { AdditionsData, AdditionsEvent } from '@/machines/additions/types';
import * as contract from '../shared/promises';

const card = (id: CardId, name: string, more: Partial<StoredCard> = {}): PipelineCard => ({
  ...{ id, name, face: '', board: 'deals', stage: 'look', since: 1, history: [], tags: [] },
  ...more,
});
const ledgerline = card('startup:ledgerline', 'Ledgerline');
const talking = { ...ledgerline, stage: 'talking' };
const removed = { ...talking, removedAt: 5 };
const mina = card('investor:mina', 'Mina', { board: 'raise', stage: 'contact' });
const dataOf = (...cards: PipelineCard[]): AdditionsData => ({ cards, stages: defaultStages });

const add = (id: CardId, name: string, at = 10): AdditionsEvent => ({
  ...{ type: 'card.add', id, subject: { name, face: '' }, source: { kind: 'directory' }, at },
});
const move = (id: CardId, stage: string, at = 20): AdditionsEvent => ({ type: 'card.move', id, stage, at });
const remove = (id: CardId, at = 30): AdditionsEvent => ({ type: 'card.remove', id, at });
const addLedgerline = add('startup:ledgerline', 'Ledgerline');

function start() {
  const machine = startOnFakes(additionsMachine);
  const changes = () => machine.commands('pipelineStore').map(({ change }) => change);
  return {
    ...machine,
    changes,
    /** Returns the records that the machine wrote, in order. */
    written: () => changes().map(({ write }) => write),
    /** Returns id, stage and time of removal of each card. */
    shown: () => machine.context().cards.map(({ id, stage, removedAt }) => [id, stage, removedAt]),
    settle: (end: 'done' | 'failed', change = changes().at(-1)) =>
      machine.tell('pipelineStore', { type: `write.${end}`, change }),
    async readAgain(data: AdditionsData) {
      machine.tell('pipelineStore', { type: 'store.changed' });
      await machine.answer('loadPipeline', data);
    },
  };
}

async function open(data: AdditionsData, ...events: AdditionsEvent[]) {
  const machine = start();
  await machine.answer('loadPipeline', data);
  machine.send(...events);
  return machine;
}

const storedLedgerline = {
  ...{ name: 'Ledgerline', face: '', board: 'deals', stage: 'look', since: 10, history: [] },
  source: { kind: 'directory' },
};
const added = {
  act: 'add',
  write: { kind: 'card', id: 'startup:ledgerline', value: storedLedgerline },
  inverse: { kind: 'card', id: 'startup:ledgerline', value: undefined },
  from: { id: 'look', kind: 'open' },
  to: { id: 'look', kind: 'open' },
};

const world: contract.World = {
  machine: additionsMachine,
  load: (machine) => machine.answer('loadPipeline', dataOf(mina)),
  ...{ src: 'loadPipeline', watcher: 'pipelineStore', retry: 'write.retry' },
};
const writing = { actor: 'pipelineStore', event: addLedgerline, change: added };
contract.describeOutbox('additions', world, writing);
contract.describeResending('additions', world, {
  ...writing,
  other: {
    event: remove('investor:mina'),
    change: expect.objectContaining({ act: 'remove' }),
  },
});
contract.describeFailures('additions', world, ['pipelineStore']);
contract.describeSync('additions', world, {
  region: 'ready',
  older: dataOf(),
  newer: dataOf(mina, talking),
  shows: { cards: [mina, talking] },
});

it('additions: a startup, an investor and a person are added to the first stage of their board', async () => {
  const machine = await open(
    dataOf(),
    ...[addLedgerline, add('investor:mina', 'Mina'), add('user:jonas', 'Jonas')],
  );
  expect(machine.shown()).toEqual([
    ['startup:ledgerline', 'look', undefined],
    ['investor:mina', 'contact', undefined],
    ['user:jonas', 'contact', undefined],
  ]);
  expect(machine.written().map(({ value }) => value.board)).toEqual(['deals', 'raise', 'people']);
});

it('additions: a removed card that is added again returns to its stage, with its history', async () => {
  const history = [{ stage: 'look', until: 3 }];
  const machine = await open(dataOf({ ...removed, history }), addLedgerline);
  expect(machine.shown()).toEqual([['startup:ledgerline', 'talking', undefined]]);
  expect(machine.written()[0]?.value).toMatchObject({ stage: 'talking', since: 1, history });
  const [{ inverse, to }] = machine.changes();
  expect([inverse.value.removedAt, to.id]).toEqual([5, 'talking']);
});

it('additions: moving and removing a card change it immediately, and the inverse changes restore it', async () => {
  const machine = await open(dataOf(ledgerline), move(ledgerline.id, 'talking'));
  expect(machine.shown()).toEqual([['startup:ledgerline', 'talking', undefined]]);
  machine.send(remove(ledgerline.id));
  expect(machine.shown()).toEqual([['startup:ledgerline', 'talking', 30]]);
  const [moved, gone] = machine.changes();
  expect([moved.act, moved.from.id, moved.to.id, moved.inverse.value]).toMatchObject([
    ...['move', 'look', 'talking'],
    { stage: 'look', since: 1 },
  ]);
  expect(moved.write.value).toMatchObject({ since: 20, history: [{ stage: 'look', until: 20 }] });
  expect([gone.act, gone.inverse.value.stage, gone.inverse.value.removedAt]).toEqual([
    ...['remove', 'talking', undefined],
  ]);
});

it.each<[string, PipelineCard[], AdditionsEvent]>([
  ['adding a card that is in the pipeline', [talking], addLedgerline],
  ['moving a card to its stage', [talking], move(talking.id, 'talking')],
  ['moving a card to a stage of another board', [talking], move(talking.id, 'asked')],
  ['moving a card that was removed', [removed], move(removed.id, 'look')],
  ['moving an unknown card', [], move(talking.id, 'look')],
  ['removing a card that was removed', [removed], remove(removed.id)],
  ['removing an unknown card', [], remove(talking.id)],
])('additions: %s changes nothing', async (_, cards, event) => {
  const machine = await open(dataOf(...cards), event);
  expect([machine.changes(), machine.context().cards, machine.value()]).toEqual([
    ...[[], cards, { ready: 'current' }],
  ]);
});

it('additions: presses before the cards are loaded are made in their order once they are, each on top of the one before', async () => {
  const machine = start();
  machine.send(addLedgerline, move(ledgerline.id, 'talking'), addLedgerline, remove(mina.id));
  expect([machine.changes(), machine.tags()]).toEqual([[], ['loading']]);
  await machine.answer('loadPipeline', dataOf(mina));
  expect(machine.changes().map(({ act, write }) => [act, write.id])).toEqual([
    ['add', 'startup:ledgerline'],
    ['move', 'startup:ledgerline'],
    ['remove', 'investor:mina'],
  ]);
  expect([machine.shown(), machine.context().waiting, machine.tags()]).toEqual([
    [
      ['investor:mina', 'contact', 30],
      ['startup:ledgerline', 'talking', undefined],
    ],
    [],
    ['ready'],
  ]);
});

it('additions: if the cards fail to load, the presses stay, one write.failed event is emitted, and a retry makes them', async () => {
  const machine = start();
  machine.send(addLedgerline);
  await machine.fail('loadPipeline');
  expect([machine.tags(), machine.emitted]).toEqual([['failed'], [{ type: 'write.failed' }]]);
  machine.send({ type: 'write.retry' });
  await machine.answer('loadPipeline', dataOf());
  expect(machine.shown()).toEqual([['startup:ledgerline', 'look', undefined]]);
});

it.each([move(ledgerline.id, 'talking'), remove(ledgerline.id)])(
  'additions: after a failed load, the press %j loads the cards again, but a change of the store does not',
  async (press) => {
    const machine = start();
    await machine.fail('loadPipeline');
    machine.tell('pipelineStore', { type: 'store.changed' });
    expect(machine.tags()).toEqual(['failed']);
    machine.send(press);
    await machine.answer('loadPipeline', dataOf(ledgerline));
    expect(machine.changes().map(({ write }) => write.id)).toEqual([ledgerline.id]);
  },
);

it('additions: without a press, a failed load emits nothing, and the next press loads the cards again', async () => {
  const machine = start();
  await machine.fail('loadPipeline');
  expect([machine.tags(), machine.emitted]).toEqual([['failed'], []]);
  machine.send(addLedgerline);
  expect(machine.tags()).toEqual(['loading']);
  await machine.answer('loadPipeline', dataOf());
  expect(machine.changes()).toEqual([added]);
});

it('additions: a change emits act.done once it is stored, and only if no later change of the card replaced it', async () => {
  const machine = await open(dataOf(), addLedgerline);
  expect(machine.emitted).toEqual([]);
  const [first] = machine.changes();
  machine.send(move(ledgerline.id, 'talking'));
  machine.settle('done', first);
  expect(machine.emitted).toEqual([]);
  const [, second] = machine.changes();
  machine.settle('done', second);
  expect(machine.emitted).toEqual([{ type: 'act.done', change: second }]);
});

it('additions: a change that fails emits act.done after the retry', async () => {
  const machine = await open(dataOf(), addLedgerline);
  machine.settle('failed');
  expect(machine.emitted).toEqual([{ type: 'write.failed' }]);
  machine.send({ type: 'write.retry' });
  machine.settle('done');
  expect(machine.emitted.slice(1)).toEqual([{ type: 'act.done', change: machine.changes()[0] }]);
});

it('additions: a card that was undone elsewhere leaves the pipeline, and unsaved changes stay on top of the stored cards', async () => {
  const machine = await open(dataOf(mina), addLedgerline);
  machine.settle('done');
  await machine.readAgain(dataOf(mina));
  expect(machine.shown()).toEqual([['investor:mina', 'contact', undefined]]);
  machine.send(addLedgerline);
  await machine.readAgain(dataOf(mina));
  expect(machine.shown()[1]).toEqual(['startup:ledgerline', 'look', undefined]);
});
