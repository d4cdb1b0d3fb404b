import { metFit } from '@kit/fixtures/fits';
import { expect, it } from 'vitest';
import { actionsOfBoard, viewOfBoardScreen } from '@/app/pages/Pipeline/boardConnector';
import { linksOf } from '@/components/pipeline/boardView';
import { noEvents } from '@/data/schema/rules/whoseMove';
import type { CardId } from '@/data/schema/shapes/pipeline';
import { data, events, kestrel, merlin, open, osprey, start, tobias } from '../../machines/pipeline/world';
import { describeActions } from '../../support/actions';

type Machine = Awaited<ReturnType<typeof open>>;
const screenOf = ({ actor }: Pick<Machine, 'actor'>) => viewOfBoardScreen(actor.getSnapshot());
const viewOf = (machine: Pick<Machine, 'actor'>) => screenOf(machine).view;
const cardsOf = (machine: Pick<Machine, 'actor'>) =>
  new Map(viewOf(machine)?.columns.flatMap(({ cards }) => cards.map((card) => [card.id, card])));

it('viewOfBoardScreen returns no board until it is loaded, or if that failed', async () => {
  const machine = start();
  expect(screenOf(machine)).toEqual({ status: 'loading', view: null, stars: 0 });
  await machine.fail('loadPipeline');
  expect(screenOf(machine)).toEqual({ status: 'failed', view: null, stars: 0 });
});

it('viewOfBoardScreen returns the columns, counts and tags of the board', async () => {
  const machine = await open();
  expect(screenOf(machine)).toMatchObject({
    status: 'ready',
    view: {
      ...{ board: 'deals', look: 'board', counts: { deals: 3, raise: 0, people: 1 }, tags: ['Lead'] },
      ...{ isOrderChanged: false, lifted: null, panel: null, chosen: new Set() },
    },
  });
  expect(viewOf(machine)?.columns.map(({ stage, cards }) => [stage.id, cards.length])).toEqual([
    ['look', 2],
    ['watching', 0],
    ['talking', 1],
    ['diligence', 0],
    ['committed', 0],
    ['passed', 0],
  ]);
  expect(cardsOf(machine).get(kestrel.id)).toMatchObject({
    ...{ name: 'kestrel', isStartup: true, isGone: false, isUnsaved: false, stage: 'look', since: 10 },
    ...{ slug: 'kestrel-page', move: null },
  });
});

it('a card of a subject that no longer exists keeps the name last seen, and has no links', async () => {
  const machine = start();
  const subject = { name: 'Merlin Labs', face: 'm.png', slug: 'merlin-labs' };
  const subjects = new Map<CardId, typeof subject | null>([
    [kestrel.id, null],
    [merlin.id, subject],
  ]);
  await machine.answer('loadPipeline', {
    ...{
      cards: [kestrel, merlin, tobias],
      stages: machine.context().stages,
      later: new Map(),
      quarantined: 0,
    },
  });
  await machine.answer('loadEvents', events);
  const fits = new Map([[merlin.id, metFit]]);
  await machine.answer('loadSubjects', { board: 'deals', subjects, fits });
  const cards = cardsOf(machine);
  const none = { href: undefined, messageHref: undefined };
  const gone = cards.get(kestrel.id);
  expect([gone?.isGone, gone?.name, gone && linksOf(gone)]).toEqual([true, 'kestrel', none]);
  const found = cards.get(merlin.id);
  expect(found && linksOf(found)).toEqual({
    href: '/startups/merlin-labs',
    messageHref: '/messages/merlin-labs',
  });
  expect(found).toMatchObject({
    ...{ name: 'Merlin Labs', face: 'm.png', isGone: false, fit: metFit },
    move: { side: 'you', cause: 'message', at: 40 },
  });
  machine.send({ type: 'board.change', board: 'people' });
  const contact = cardsOf(machine).get(tobias.id);
  expect([contact?.name, contact && linksOf(contact)]).toEqual(['tobias', none]);
  expect(gone?.suggestion).toEqual({ stage: 'diligence', cause: 'approval' });
});

it('a change of one card leaves the views of all other cards the same objects', async () => {
  const machine = await open();
  const before = cardsOf(machine);
  machine.send({ type: 'cards.move', ids: [merlin.id], stage: 'talking', at: 100 });
  machine.settle('failed');
  const after = cardsOf(machine);
  expect(after.get(kestrel.id)).toBe(before.get(kestrel.id));
  expect(after.get(osprey.id)).toBe(before.get(osprey.id));
  expect(after.get(merlin.id)).toMatchObject({ stage: 'talking', isUnsaved: true });
});

it('a card shows what changed around it: its subject, whose move it is, its suggestion, its stage and a failed write', async () => {
  const machine = await open({}, { type: 'cards.move', ids: [merlin.id], stage: 'talking', at: 100 });
  const shown = (card = kestrel) => cardsOf(machine).get(card.id);
  expect(shown()).toMatchObject({ name: 'kestrel', move: null, stage: 'look' });
  expect(shown(merlin)).toMatchObject({ isUnsaved: false, stage: 'talking', move: null });
  machine.settle('failed');
  expect(shown(merlin)?.isUnsaved).toBe(true);
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', events);
  expect(shown(merlin)?.move).toEqual({ side: 'you', cause: 'message', at: 40 });
  expect(shown()?.suggestion?.stage).toBe('diligence');
  machine.send({ type: 'suggestion.later', id: kestrel.id });
  expect(shown()).not.toHaveProperty('suggestion');
  machine.send({ type: 'stages.change', stages: [{ id: 'first', kind: 'open' }] });
  expect(shown()?.stage).toBe('first');
});

it('a subject that is looked up later gives its card a name', async () => {
  const machine = start();
  await machine.answer('loadPipeline', data);
  await machine.answer('loadEvents', noEvents);
  expect(cardsOf(machine).get(merlin.id)?.name).toBe('merlin');
  const subjects = new Map([[merlin.id, { name: 'Merlin Labs', face: '', slug: 'merlin-labs' }]]);
  await machine.answer('loadSubjects', { board: 'deals', subjects, fits: new Map() });
  expect(cardsOf(machine).get(merlin.id)?.name).toBe('Merlin Labs');
});

it('after a move, the columns that the card neither left nor entered stay the same objects', async () => {
  const machine = await open();
  const before = viewOf(machine)?.columns;
  machine.send({ type: 'cards.move', ids: [merlin.id], stage: 'watching', at: 100 });
  const after = viewOf(machine)?.columns;
  expect(after?.flatMap((column, at) => (column === before?.[at] ? [] : column.stage.id))).toEqual([
    'look',
    'watching',
  ]);
});

it('other filters than those of the machine narrow the columns and the choice, but aren’t the filters of the view', async () => {
  const machine = await open({ look: 'table' });
  machine.send({ type: 'choice.change', ids: new Set([kestrel.id, merlin.id]) });
  const { filters } = machine.context();
  const shownFilters = { ...filters, query: 'merlin' };
  const view = viewOfBoardScreen(machine.actor.getSnapshot(), shownFilters).view;
  expect(view).toMatchObject({ filters, shownFilters, chosen: new Set([merlin.id]) });
  expect(view?.columns.flatMap(({ cards }) => cards.map(({ name }) => name))).toEqual(['merlin']);
  expect(viewOf(machine)).toMatchObject({ filters, shownFilters: filters });
});

it('only the board, not the table, says that its order has changed', async () => {
  const machine = await open();
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', { ...noEvents, ends: events.ends });
  expect(viewOf(machine)?.isOrderChanged).toBe(true);
  machine.send({ type: 'look.change', look: 'table' });
  expect(viewOf(machine)?.isOrderChanged).toBe(false);
});

it('only shown cards are chosen', async () => {
  const machine = await open({ look: 'table' });
  machine.send({ type: 'choice.change', ids: new Set([kestrel.id, merlin.id]) });
  machine.send({ type: 'filters.change', filters: { ...machine.context().filters, query: 'merlin' } });
  expect(viewOf(machine)?.chosen).toEqual(new Set([merlin.id]));
});

it('the panel shows whether its notes load or couldn’t be loaded, the draft, the history and the form', async () => {
  const machine = await open({ card: kestrel.id });
  const panel = () => viewOf(machine)?.panel;
  expect(panel()?.events).toEqual([]);
  expect(panel()).toMatchObject({ card: { id: kestrel.id }, notes: 'loading', draft: '', passing: null });
  await machine.fail('loadNotes');
  expect(panel()?.notes).toBe('failed');
  machine.send({ type: 'board.retry' });
  const notes = [1, 2].map((note) => ({ id: `${note}`, text: 'Ask', at: note }));
  await machine.answer('loadNotes', notes);
  machine.send({ type: 'note.type', text: 'Hi', id: 'n', at: 1 }, { type: 'pass.open', id: kestrel.id });
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', events);
  expect(panel()?.events.map(({ what }) => what)).toEqual(['request', 'approved']);
  expect(panel()).toMatchObject({
    notes: [...notes].reverse(),
    draft: 'Hi',
    passing: { reason: null, words: '', told: null },
  });
});

it('the history of the panel has the last message until the messages are loaded, also if they can’t be', async () => {
  const machine = await open({ card: merlin.id });
  machine.tell('pipelineStore', { type: 'events.changed' });
  await machine.answer('loadEvents', events);
  const past = () => viewOf(machine)?.panel?.events;
  const last = [{ what: 'message', by: 'them', at: 40 }];
  expect(past()).toEqual(last);
  await machine.fail('loadMessages');
  expect(past()).toEqual(last);
  machine.tell('pipelineStore', { type: 'events.changed' });
  expect(past()).toEqual(last);
  const messages = [
    { by: 'you', at: 30, text: 'Hello' },
    { by: 'them', at: 40, text: 'Hi' },
  ];
  await machine.answer('loadMessages', messages);
  expect(past()).toEqual(messages.map((message) => ({ what: 'message', ...message })));
});

const id = kestrel.id;
const ids = [id];
const at = 7;
const form = { reason: 'timing', words: '', told: null };
const { filters, sort } = { filters: { query: 'a' }, sort: { by: 'due', isDescending: false } };

describeActions(
  'actionsOfBoard',
  (actor) =>
    actionsOfBoard(
      actor,
      () => at,
      () => 'new',
    ),
  [
    ['onRetry', [], { type: 'board.retry' }],
    ['onWriteAgain', [], { type: 'write.retry' }],
    ['onBoardChange', ['raise'], { type: 'board.change', board: 'raise' }],
    ['onLookChange', ['table'], { type: 'look.change', look: 'table' }],
    ['onFiltersChange', [filters], { type: 'filters.change', filters }],
    ['onOrderRenew', [], { type: 'order.renew' }],
    ['onOpen', [id], { type: 'card.open', id }],
    ['onClose', [], { type: 'card.close' }],
    ['onMove', [ids, 'talking'], { type: 'cards.move', ids, stage: 'talking', at }],
    ['onRemove', [ids], { type: 'cards.remove', ids, at }],
    ['onStepChange', [ids, { text: 'Ask' }], { type: 'step.change', ids, step: { text: 'Ask' } }],
    ['onTagsChange', [id, ['Lead']], { type: 'tags.change', id, tags: ['Lead'] }],
    ['onTag', [ids, 'Lead'], { type: 'tag.add', ids, tag: 'Lead' }],
    ['onDraftChange', ['Hi'], { type: 'note.type', text: 'Hi', id: 'new', at }],
    ['onNoteAdd', [], { type: 'note.add' }],
    ['onNoteEdit', ['n', 'Hi'], { type: 'note.edit', note: 'n', text: 'Hi', at }],
    ['onNoteRemove', ['n'], { type: 'note.remove', note: 'n' }],
    ['onPassOpen', [id], { type: 'pass.open', id }],
    ['onPassChange', [form], { type: 'pass.change', form }],
    ['onPassSubmit', [], { type: 'pass.submit', unique: 'new', at }],
    ['onPassClose', [], { type: 'pass.close' }],
    ['onLift', [id], { type: 'card.lift', id }],
    ['onCarry', [-1], { type: 'card.carry', by: -1 }],
    ['onDrop', [], { type: 'card.drop', at }],
    ['onPutBack', [], { type: 'card.putBack' }],
    ['onSuggestionTake', [id], { type: 'suggestion.take', id, at }],
    ['onSuggestionLater', [id], { type: 'suggestion.later', id }],
    ['onStagesChange', [[]], { type: 'stages.change', stages: [] }],
    ['onSort', [sort], { type: 'table.sort', sort }],
    ['onChoose', [new Set(ids)], { type: 'choice.change', ids: new Set(ids) }],
    ['onAddStarred', [], { type: 'stars.add', at }],
  ],
);
