import { expect, it } from 'vitest';
import { noEvents } from '@/data/schema/rules/whoseMove';
import { pipelineMachine } from '@/machines/pipeline/machine';
import {
  addableStars,
  columnsOf,
  isOrderChanged,
  lookOf,
  suggestionOf,
  tagsOf,
  unsavedCards,
} from '@/machines/pipeline/view';
import * as contract from '../shared/promises';
import { data, dataOf, events, input, kestrel, merlin, open, osprey, records, start, tobias } from './world';

/** Merlin wrote, so the user's answer is due. */
const written = { ...noEvents, ends: events.ends };
const later = (name: string) => records({ kind: 'later', id: `suggestion:startup:${name}:7`, value: {} });
const notNow = (name: string) => ({ type: 'suggestion.later', id: `startup:${name}` }) as const;
const move = (id: typeof kestrel.id, stage: string, at = 100) =>
  ({ type: 'cards.move', ids: [id], stage, at }) as const;

const world: contract.World = {
  ...{ machine: pipelineMachine, input, src: 'loadPipeline', watcher: 'pipelineStore', retry: 'board.retry' },
  async load(machine) {
    await machine.answer('loadPipeline', data);
    await machine.answer('loadEvents', events);
  },
};
const writing = { actor: 'pipelineStore', event: notNow('kestrel'), change: later('kestrel') };
contract.describeOutbox('pipeline', world, writing);
contract.describeResending('pipeline', world, {
  ...writing,
  other: { event: notNow('osprey'), change: later('osprey') },
});
contract.describeFailures('pipeline', world, ['pipelineStore']);
contract.describeDraft('pipeline', world, {
  begin: [{ type: 'card.open', id: kestrel.id }],
  type: (text) => ({ type: 'note.type', text, id: 'n1', at: 1 }),
  actor: 'pipelineStore',
  changeOf: (text) => records({ kind: 'cardNote', id: 'startup:kestrel/n1', value: { text, at: 1 } }),
});
contract.describeSync('pipeline', world, {
  region: 'loaded.sync',
  older: dataOf(),
  newer: dataOf(osprey),
  shows: { cards: [osprey], order: [osprey.id] },
});

const filtered = (more: object) => ({ filters: { ...input.filters, ...more } });
it.each([
  ['all cards of the board', {}, 'ready', ['kestrel', 'merlin', 'osprey']],
  ['no cards', { board: 'raise' }, 'empty', []],
  ['no cards of an empty board', { board: 'raise', ...filtered({ query: 'mer' }) }, 'empty', []],
  ['cards whose name has the query', filtered({ query: ' MER ' }), 'filtered', ['merlin']],
  ['cards with a tag that has the query', filtered({ query: 'lead' }), 'filtered', ['kestrel']],
  ['cards of a stage', filtered({ stage: 'talking' }), 'filtered', ['osprey']],
  ['cards with a tag', filtered({ tag: 'Lead' }), 'filtered', ['kestrel']],
  ['cards that are due within a week', filtered({ due: 'week' }), 'filtered', ['kestrel']],
  ['cards without a day', filtered({ due: 'none' }), 'filtered', ['merlin', 'osprey']],
  ['no overdue cards', filtered({ due: 'overdue' }), 'filtered', []],
  ['no cards that wait for others', filtered({ move: 'them' }), 'filtered', []],
] as const)('pipeline: the address selects %s', async (_, place, look, names) => {
  const { columns, tags, context } = await open(place);
  expect([Object.values(columns()).flat(), tags(), lookOf(context())]).toEqual([names, [look], look]);
});

it('pipeline: a card becomes overdue when the day changes', async () => {
  const { send, columns } = await open(filtered({ due: 'overdue' }));
  expect(Object.values(columns()).flat()).toEqual([]);
  send({ type: 'day.change', today: '2026-12-02' });
  expect(Object.values(columns()).flat()).toEqual(['kestrel']);
});

it('pipeline: another board has no filters but the query, and no choice', async () => {
  const { send, context, value } = await open(filtered({ query: 'a', stage: 'look' }), {
    type: 'choice.change',
    ids: new Set([kestrel.id]),
  });
  expect(value()).toMatchObject({ loaded: { choice: 'some' } });
  send({ type: 'board.change', board: 'people' });
  expect(context()).toMatchObject({ board: 'people', ...filtered({ query: 'a' }), chosen: new Set() });
  expect(value()).toMatchObject({ loaded: { choice: 'none' } });
});

it('pipeline: the cards are sorted when they load, and once more when the first events arrive', async () => {
  const machine = start();
  await machine.answer('loadPipeline', data);
  expect([machine.tags(), machine.columns()]).toEqual([
    ['ready'],
    { look: ['kestrel', 'merlin'], talking: ['osprey'] },
  ]);
  await machine.answer('loadEvents', written);
  expect(machine.columns()).toMatchObject({ look: ['merlin', 'kestrel'] });
});

it('pipeline: the first events don’t sort the cards while the user carries one', async () => {
  const machine = start();
  await machine.answer('loadPipeline', data);
  machine.send({ type: 'card.lift', id: kestrel.id });
  await machine.answer('loadEvents', written);
  expect(machine.columns()).toMatchObject({ look: ['kestrel', 'merlin'] });
});

it('pipeline: what arrives later moves no card until the user renews the order', async () => {
  const machine = await open({}, { type: 'order.renew' });
  const look = () => machine.columns().look;
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', written);
  expect([look(), isOrderChanged(machine.context())]).toEqual([['kestrel', 'merlin'], true]);
  const arrived = { ...kestrel, id: 'startup:hobby', name: 'hobby', since: 5 } as const;
  await machine.readAgain(dataOf(arrived, { ...osprey, stage: 'look', since: 1 }, kestrel, merlin));
  expect(look()).toEqual(['kestrel', 'merlin', 'hobby', 'osprey']);
  machine.send({ type: 'order.renew' });
  expect([look(), isOrderChanged(machine.context())]).toEqual([
    ['merlin', 'hobby', 'kestrel', 'osprey'],
    false,
  ]);
});

it('pipeline: a card that the user moves is at its sorted place in the new column', async () => {
  const first = { ...osprey, id: 'startup:first', name: 'first', since: 1 } as const;
  const due = {
    ...osprey,
    id: 'startup:due',
    name: 'due',
    step: { text: 'Ask', due: '2026-11-01' },
  } as const;
  const machine = await open();
  await machine.readAgain(dataOf(kestrel, merlin, osprey, first, due));
  machine.send({ type: 'order.renew' }, move(merlin.id, 'talking'), move(kestrel.id, 'talking'));
  expect(machine.columns()).toEqual({ talking: ['due', 'kestrel', 'first', 'osprey', 'merlin'] });
  expect(isOrderChanged(machine.context())).toBe(false);
});

it('pipeline: an unwritten move stays visible when a read returns the card in its earlier stage', async () => {
  const machine = await open({}, move(merlin.id, 'talking'));
  await machine.readAgain(data);
  expect(machine.columns()).toEqual({ look: ['kestrel'], talking: ['osprey', 'merlin'] });
});

it('pipeline: a card whose stage doesn’t exist is in the first open stage', async () => {
  const machine = await open();
  await machine.readAgain(dataOf({ ...osprey, stage: 'none' }));
  expect(machine.columns()).toEqual({ look: ['osprey'] });
});

it('pipeline: only a write that failed makes its card unsaved, until it is stored', async () => {
  const { context, settle, send } = await open({}, move(merlin.id, 'talking'));
  const unsaved = () => [...unsavedCards(context())];
  expect(unsaved()).toEqual([]);
  settle('failed');
  expect(unsaved()).toEqual([merlin.id]);
  send({ type: 'write.retry' });
  settle('done');
  expect(unsaved()).toEqual([]);
});

it('pipeline: a write includes the rest of a failed write of the same card, which a retry can’t overwrite then', async () => {
  const ids = [kestrel.id, merlin.id];
  const machine = await open({}, { type: 'cards.move', ids, stage: 'talking', at: 100 });
  machine.settle('failed');
  machine.send(move(merlin.id, 'watching', 200));
  const [first, second] = machine.writes();
  expect(second).toMatchObject(
    records({ id: kestrel.id, value: { stage: 'talking' } }, { id: merlin.id, value: { stage: 'watching' } }),
  );
  expect(machine.context().outbox).toEqual({ pending: [second], failed: [] });
  machine.settle('done', first);
  expect(machine.context().outbox.pending).toEqual([second]);
});

it('pipeline: an approved request suggests the stage Diligence once', async () => {
  const machine = await open();
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', events);
  const suggested = (card = kestrel) => suggestionOf(machine.context(), machine.card(card.id) ?? card)?.stage;
  expect([suggested(), suggested(osprey), suggested(merlin)]).toEqual(['diligence', 'diligence', undefined]);
  machine.send(notNow('kestrel'), notNow('kestrel'), { type: 'suggestion.take', id: osprey.id, at: 100 });
  expect([suggested(), suggested(osprey)]).toEqual([undefined, undefined]);
  expect(machine.writes()).toMatchObject([
    later('kestrel'),
    records({ kind: 'card', value: { stage: 'diligence', since: 100 } }, { kind: 'later' }),
  ]);
  machine.send(move(osprey.id, 'talking'));
  expect(suggested(osprey)).toBeUndefined();
});

it.each(['committed', 'passed', 'diligence'])(
  'pipeline: no stage is suggested for a card in the stage %s',
  async (stage) => {
    const machine = await open();
    const context = { ...machine.context(), events };
    expect(suggestionOf(context, { ...kestrel, stage })).toBeNull();
  },
);

it('pipeline: filters narrow the board until the user clears them, or the board is empty', async () => {
  const { send, tags, columns, readAgain } = await open();
  const { filters } = input;
  send({ type: 'filters.change', filters: { ...filters, query: 'zzz' } });
  expect([tags(), columns()]).toEqual([['filtered'], {}]);
  send({ type: 'filters.change', filters });
  expect(tags()).toEqual(['ready']);
  send({ type: 'filters.change', filters: { ...filters, query: 'mer' } });
  await readAgain(dataOf(tobias));
  expect(tags()).toEqual(['empty']);
  await readAgain(dataOf(tobias, merlin));
  expect([tags(), columns()]).toEqual([['filtered'], { look: ['merlin'] }]);
});

it('pipeline: the table has the order that the user chooses', async () => {
  const { send, context } = await open({ look: 'table' });
  const sort = { by: 'due', isDescending: true } as const;
  send({ type: 'table.sort', sort });
  expect(context().sort).toEqual(sort);
});

it('pipeline: events that change while they or the subjects are read are read again', async () => {
  const machine = start();
  await machine.answer('loadPipeline', data);
  const changed = () => machine.tell('pipelineStore', { type: 'events.changed' });
  changed();
  await machine.answer('loadEvents', noEvents);
  changed();
  await machine.answer('loadEvents', events);
  expect([machine.asked('loadEvents').length, machine.context().events]).toEqual([3, events]);
});

it('pipeline: the subjects of each board are looked up once, in the background', async () => {
  const machine = await open();
  machine.send({ type: 'board.change', board: 'people' });
  await machine.answer('loadSubjects', {
    board: 'people',
    subjects: new Map([[tobias.id, null]]),
    fits: new Map(),
  });
  machine.send({ type: 'board.change', board: 'deals' });
  expect(machine.asked('loadSubjects')).toEqual([
    { board: 'deals', ids: [kestrel.id, merlin.id, osprey.id] },
    { board: 'people', ids: [tobias.id] },
  ]);
  expect(machine.context().subjects).toEqual(new Map([[tobias.id, null]]));
});

it('pipeline: the board works without events, subjects and stars that can’t be read', async () => {
  const machine = start({ board: 'raise' });
  await machine.answer('loadPipeline', data);
  for (const actor of ['loadEvents', 'loadSubjects', 'loadStars']) await machine.fail(actor);
  expect([machine.tags(), machine.value()]).toMatchObject([['empty'], { loaded: { background: 'current' } }]);
});

it('pipeline: an empty board offers the starred profiles that aren’t in the pipeline', async () => {
  const machine = await open({ board: 'raise' });
  const star = (id: string) => ({ id, subject: { name: id, face: '' } });
  const stars = [star('investor:mina'), star('startup:kestrel'), star('startup:removed')];
  await machine.answer('loadStars', stars);
  expect(addableStars(machine.context()).map(({ id }) => id)).toEqual(['investor:mina', 'startup:removed']);
  machine.send({ type: 'stars.add', at: 100 });
  expect(machine.writes()).toMatchObject([
    records(
      { id: 'investor:mina', value: { board: 'raise', stage: 'contact', since: 100 } },
      { id: 'startup:removed', value: { board: 'deals', since: 1, removedAt: undefined } },
    ),
  ]);
  expect(machine.tags()).toEqual(['ready']);
  machine.send({ type: 'stars.add', at: 200 });
  expect(machine.writes()).toHaveLength(1);
});

it('pipeline: acts are ignored while the board loads and after it failed', async () => {
  const machine = start();
  machine.send(move(kestrel.id, 'talking'), { type: 'card.open', id: kestrel.id });
  await machine.fail('loadPipeline');
  machine.send(move(kestrel.id, 'talking'), { type: 'card.open', id: kestrel.id });
  expect([machine.value(), machine.writes(), machine.emitted]).toEqual(['failed', [], []]);
});

it('pipeline: the number of unreadable records is reported when the board loads', async () => {
  const machine = start();
  await machine.answer('loadPipeline', { ...data, quarantined: 2 });
  expect(machine.emitted).toEqual([{ type: 'records.quarantined', count: 2 }]);
});

it.each([
  ['without regard to case', ['strategic', 'angel', 'Lead'], ['angel', 'Lead', 'strategic']],
  ['also beyond ASCII', ['fund', 'étoile', 'Lead', 'Echo'], ['Echo', 'étoile', 'fund', 'Lead']],
])('pipeline: the tags of the board are in alphabetical order, %s', async (_, tags, sorted) => {
  const machine = await open({}, { type: 'tags.change', id: merlin.id, tags });
  expect(tagsOf(machine.context())).toEqual(sorted);
});

it('pipeline: a filter by stage leaves only the column of that stage', async () => {
  const { context } = await open(filtered({ stage: 'watching' }));
  expect(columnsOf(context()).map(({ stage, cards }) => [stage.id, cards.length])).toEqual([['watching', 0]]);
});

it('pipeline: cards in different columns never make the order changed', async () => {
  const machine = await open();
  const late = { ...kestrel, id: 'startup:late', name: 'late', stage: 'talking' } as const;
  await machine.readAgain(dataOf(merlin, kestrel, osprey, late));
  expect(machine.columns()).toEqual({ look: ['kestrel', 'merlin'], talking: ['osprey', 'late'] });
  expect(isOrderChanged(machine.context())).toBe(true);
  await machine.readAgain(dataOf(merlin, kestrel, { ...late, stage: 'watching' }));
  expect(machine.columns()).toEqual({ look: ['kestrel', 'merlin'], watching: ['late'] });
  expect(isOrderChanged(machine.context())).toBe(false);
});
