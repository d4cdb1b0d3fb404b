import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import { waitingCount } from '@/data/schema/rules/todayRows';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { type CardId, defaultStages, type PipelineCard } from '@/data/schema/shapes/pipeline';
import { todayMachine } from '@/machines/today/machine';
import type { TodayData, TodayEvent } from '@/machines/today/types';
import { failedRows, shownRows } from '@/machines/today/view';
import * as contract from '../shared/promises';

const day = 86_400_000;
const now = new Date(2025, 10, 20, 12).getTime();
const claireId: CardId = 'investor:claire';
const step = { text: 'Send pilot data', due: '2025-11-19' };
const card = (id: CardId, more: Partial<PipelineCard> = {}): PipelineCard => ({
  ...{ id, name: id, face: '', board: 'raise', stage: 'talking', since: 0, history: [], tags: [] },
  ...more,
});
const claire = card(claireId, { step });
const request = (id: string) => ({
  ...{ id, state: 'requested', requestedAt: now - day, answeredAt: null, note: '', startupName: 'Kestrel' },
  ...{ from: { name: id, avatar: '' } },
});
const dataOf = (more: Partial<TodayData> = {}): TodayData => ({
  ...{ cards: [claire], stages: defaultStages, events: noEvents, conversations: [], news: [] },
  ...{ requests: [request('ada')] as TodayData['requests'], later: new Map(), quietDays: 14 },
  ...{ quarantined: 0, now },
  ...more,
});
const data = dataOf();

const claireRow = `due:${claireId}`;
const adaRow = 'request:ada';
const done = (id = claireRow) => ({ type: 'row.done', id, at: now }) as const;
const until = now + 5 * day;
const postpone = (id = adaRow) => ({ type: 'row.postpone', id, until }) as const;
const doneChange = { kind: 'cardStep', id: claireId, value: { ...step, doneAt: now } };
const laterChange = { kind: 'later', id: adaRow, value: { until } };

function start() {
  const fakes = startOnFakes(todayMachine, { now });
  const changes = () => fakes.commands('pipelineStore').map(({ change }) => change);
  return {
    ...fakes,
    changes,
    ids: () => shownRows(fakes.context()).map(({ id }) => id),
    settle: (end: 'done' | 'failed', change = changes().at(-1)) =>
      fakes.tell('pipelineStore', { type: `write.${end}`, change }),
    async readAgain(next: TodayData) {
      fakes.tell('pipelineStore', { type: 'store.changed' });
      await fakes.answer('loadToday', next);
    },
  };
}

/** Starts the machine, loads this data and sends these events. */
async function open(loaded: TodayData, ...events: TodayEvent[]) {
  const machine = start();
  await machine.answer('loadToday', loaded);
  machine.send(...events);
  return machine;
}

const world: contract.World = {
  machine: todayMachine,
  input: { now },
  load: (machine) => machine.answer('loadToday', data),
  ...{ src: 'loadToday', retry: 'today.retry', watcher: 'pipelineStore', ready: 'waiting' },
};
const writing = { actor: 'pipelineStore', event: done(), change: doneChange };
contract.describeOutbox('today', world, writing);
contract.describeResending('today', world, {
  ...writing,
  other: { event: postpone(), change: laterChange },
});
contract.describeFailures('today', world, ['pipelineStore', 'clock']);
contract.describeSync('today', world, {
  region: 'loaded.sync',
  older: data,
  newer: dataOf({ cards: [] }),
  shows: { rows: [{ id: adaRow }] },
});

it('today: is clear without rows, waits once there is one, and reports quarantined records', async () => {
  const { tags, readAgain, emitted } = await open(dataOf({ cards: [], requests: [], quarantined: 2 }));
  expect([tags(), emitted]).toEqual([['clear'], [{ type: 'records.quarantined', count: 2 }]]);
  await readAgain(data);
  expect(tags()).toEqual(['waiting']);
  await readAgain(dataOf({ cards: [], requests: [] }));
  expect(tags()).toEqual(['clear']);
});

it('today: row.done writes that the step is done, and the row leaves immediately', async () => {
  const { ids, changes, emitted, context } = await open(data, done());
  expect([ids(), changes()]).toEqual([[adaRow], [doneChange]]);
  expect(waitingCount(shownRows(context()))).toBe(1);
  expect(emitted).toEqual([
    { type: 'act.done', row: context().rows[0], changes: [{ kind: 'cardStep', id: claireId, value: step }] },
  ]);
});

it('today: row.postpone writes the day, and the row leaves immediately', async () => {
  const before = { until: now - day };
  const { ids, changes, emitted, context } = await open(
    dataOf({ later: new Map([[adaRow, before]]) }),
    postpone(),
  );
  expect([ids(), changes()]).toEqual([[claireRow], [laterChange]]);
  const row = context().rows[1];
  expect(emitted).toEqual([
    { type: 'act.done', row, until, changes: [{ kind: 'later', id: adaRow, value: before }] },
  ]);
});

it('today: undoing the first postponement of a row removes its record', async () => {
  const { emitted } = await open(data, postpone());
  expect(emitted).toMatchObject([{ changes: [{ kind: 'later', id: adaRow, value: undefined }] }]);
});

it('today: is clear as soon as the last row leaves', async () => {
  const { tags, settle } = await open(data, done(), postpone());
  expect(tags()).toEqual(['clear']);
  settle('done');
  settle('done', undefined);
  expect(tags()).toEqual(['clear']);
});

it('today: a stored change is still shown before the next load, and after it', async () => {
  const { ids, settle, changes, readAgain, context } = await open(data, done(), postpone());
  for (const change of changes()) settle('done', change);
  expect([ids(), context().rows]).toEqual([[], []]);
  await readAgain(dataOf({ cards: [], requests: [] }));
  expect(ids()).toEqual([]);
});

it('today: a row whose change can’t be stored is shown again and marked, until a retry stores it', async () => {
  const { ids, settle, context, send } = await open(data, done());
  settle('failed');
  expect([ids(), [...failedRows(context())]]).toEqual([[claireRow, adaRow], [claireRow]]);
  send({ type: 'write.retry' });
  expect([ids(), [...failedRows(context())]]).toEqual([[adaRow], []]);
  settle('done');
  expect(ids()).toEqual([adaRow]);
});

it('today: a report on a superseded change doesn’t hide its row', async () => {
  const { ids, settle, changes, send } = await open(data, postpone());
  settle('failed');
  send({ type: 'row.postpone', id: adaRow, until: until + day });
  settle('done', changes()[0]);
  settle('failed');
  expect(ids()).toEqual([claireRow, adaRow]);
});

it('today: a failed change of one row isn’t replaced by a change of another row', async () => {
  const ravi = card('user:ravi', { step });
  const machine = await open(dataOf({ cards: [claire, ravi] }), done());
  machine.settle('failed');
  machine.send(done('due:user:ravi'));
  machine.settle('done');
  expect([...failedRows(machine.context())]).toEqual([claireRow]);
  machine.send({ type: 'write.retry' });
  expect(machine.changes().at(-1)).toEqual(doneChange);
});

it.each<[string, TodayEvent]>([
  ['row.done for a row that isn’t a step', done(adaRow)],
  ['row.done for an unknown row', done('due:user:unknown')],
  ['row.postpone for an unknown row', postpone('request:unknown')],
])('today: %s is ignored', async (_, event) => {
  const { ids, changes, emitted } = await open(data, event);
  expect([ids(), changes(), emitted]).toEqual([[claireRow, adaRow], [], []]);
});

it('today: a row that has left can’t be marked or postponed again', async () => {
  const { changes } = await open(data, done(), done(), postpone(claireRow));
  expect(changes()).toEqual([doneChange]);
});

it.each<TodayEvent>([done(), postpone(), { type: 'day.change', now: 0 }])(
  'today: $type is ignored while the data loads, and after a failure',
  async (event) => {
    const machine = start();
    machine.send(event);
    expect([machine.tags(), machine.context().now, machine.changes()]).toEqual([['loading'], now, []]);
    await machine.fail('loadToday');
    machine.send(event);
    expect([machine.tags(), machine.context().now, machine.changes()]).toEqual([['failed'], now, []]);
  },
);

it('today: today.retry is ignored once the data is loaded', async () => {
  const { send, starts, tags } = await open(data);
  send({ type: 'today.retry' });
  expect([starts('loadToday'), tags()]).toEqual([1, ['waiting']]);
});

it('today: the next day shows the rows that became due, and leaves the other rows the same objects', async () => {
  const tomorrow = card('user:ravi', { step: { text: 'Call', due: '2025-11-21' } });
  const { ids, tell, context } = await open(dataOf({ cards: [tomorrow] }));
  const [ada] = context().rows;
  tell('clock', { type: 'day.change', now: now + day });
  expect([ids(), context().rows[1] === ada]).toEqual([['due:user:ravi', adaRow], true]);
  tell('clock', { type: 'day.change', now });
  expect(ids()).toEqual([adaRow]);
});

it('today: a load that changes nothing leaves the list the same object', async () => {
  const { readAgain, context } = await open(data);
  const { rows } = context();
  await readAgain(dataOf());
  expect(context().rows).toBe(rows);
});
