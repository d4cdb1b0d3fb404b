import { startOnFakes } from '@kit/machineHarness';
import { expect, it } from 'vitest';
import { undoDelay } from '@/data/schema/shapes/constants';
import { type PassForm, pipelineLimits } from '@/data/schema/shapes/pipeline';
import { textMaximum } from '@/data/schema/text/limits';
import { pipelineMachine } from '@/machines/pipeline/machine';
import { notesOf } from '@/machines/pipeline/notes';
import { data, dataOf, input, kestrel, merlin, open, osprey, records, start, tobias } from './world';

const { id } = kestrel;
const openCard = { type: 'card.open', id } as const;
const note = { id: 'a', text: 'Ask', at: 5 };
const type = (text: string, noteId = 'n1', at = 50) => ({ type: 'note.type', text, id: noteId, at }) as const;
const noteOf = (name: string, value: object | undefined, card: string = id) => ({
  kind: 'cardNote',
  id: `${card}/${name}`,
  value,
});

/** Opens the panel of Kestrel, whose notes are loaded. */
async function opened() {
  const machine = await open({}, openCard);
  await machine.answer('loadNotes', [note]);
  const panel = () => (machine.value() as { loaded: { panel: unknown } }).loaded.panel;
  return { ...machine, panel, notes: () => notesOf(machine.context())?.map(({ text }) => text) };
}

it('pipeline: the panel shows the card of the address, and loads its notes', async () => {
  const machine = await open({ card: id });
  expect(machine.value()).toMatchObject({
    loaded: { panel: { open: { notes: 'loading', draft: 'saved', form: 'closed' } } },
  });
  expect([machine.asked('loadNotes'), notesOf(machine.context())]).toEqual([[{ card: id }], null]);
  await machine.fail('loadNotes');
  machine.send({ type: 'board.retry' });
  await machine.answer('loadNotes', [note]);
  expect(notesOf(machine.context())).toEqual([note]);
});

it('pipeline: a change of the store drops the notes that are being read, and they are read again', async () => {
  const machine = await open({}, openCard);
  machine.tell('pipelineStore', { type: 'store.changed' });
  await machine.answer('loadNotes', [note]);
  expect([machine.asked('loadNotes'), notesOf(machine.context())]).toEqual([
    [{ card: id }, { card: id }],
    [note],
  ]);
});

it('pipeline: an address whose card isn’t in the pipeline opens no panel and changes', async () => {
  const { context, value } = await open({ card: 'startup:none' });
  expect([context().card, value()]).toMatchObject(['', { loaded: { panel: 'closed' } }]);
});

it('pipeline: a card of another board opens beside the cards of its board', async () => {
  const machine = await open({ card: tobias.id });
  expect([machine.context().board, machine.columns()]).toEqual(['people', { contact: ['tobias'] }]);
});

it('pipeline: the panel closes when its card is removed', async () => {
  const machine = await opened();
  machine.send({ type: 'cards.remove', ids: [id], at: 100 });
  expect([machine.panel(), machine.context().card]).toEqual(['closed', '']);
});

it('pipeline: another card in the address stores the typed note of the first card, and loads its own notes', async () => {
  const machine = await opened();
  const { board, look, filters, sort } = machine.context();
  machine.send(type('Hi'), { type: 'view.change', board, look, filters, sort, card: merlin.id });
  expect(machine.writes()).toEqual([records(noteOf('n1', { text: 'Hi', at: 50 }))]);
  expect(machine.context()).toMatchObject({ opened: merlin.id, notes: null, draft: null, typed: [] });
  expect(machine.asked('loadNotes').at(-1)).toEqual({ card: merlin.id });
});

it('pipeline: known notes stay when they are read again, also if that fails', async () => {
  const machine = await opened();
  machine.tell('pipelineStore', { type: 'store.changed' });
  expect(machine.notes()).toEqual(['Ask']);
  await machine.fail('loadNotes');
  expect(machine.notes()).toEqual(['Ask']);
  machine.tell('pipelineStore', { type: 'store.changed' });
  await machine.answer('loadNotes', [note, { id: 'b', text: 'Told', at: 6 }]);
  expect(machine.notes()).toEqual(['Ask', 'Told']);
});

const hello = { by: 'them', at: 3, text: 'Hello' } as const;
const reply = { by: 'you', at: 4, text: 'Hi' } as const;

/** Opens the panel of Kestrel, whose messages are loaded. */
async function withMessages() {
  const machine = await opened();
  await machine.answer('loadMessages', [hello]);
  return {
    ...machine,
    messages: () => machine.context().messages,
    change: () => machine.tell('pipelineStore', { type: 'events.changed' }),
  };
}

it('pipeline: the panel loads the messages with the subject and with the account that listed it', async () => {
  const machine = start({ card: id });
  await machine.answer('loadPipeline', dataOf({ ...kestrel, account: 'uid-kit' }));
  expect([machine.asked('loadMessages'), machine.context().messages]).toEqual([
    [{ card: id, account: 'uid-kit' }],
    null,
  ]);
  await machine.answer('loadMessages', [hello]);
  expect(machine.context().messages).toEqual([hello]);
});

it('pipeline: a message that arrives drops the messages that are being read, and they are read again', async () => {
  const machine = await open({}, openCard);
  machine.tell('pipelineStore', { type: 'events.changed' });
  expect(machine.asked('loadMessages')).toHaveLength(2);
  await machine.answer('loadMessages', [hello, reply]);
  expect(machine.context().messages).toEqual([hello, reply]);
});

it('pipeline: known messages stay when they are read again, also if that fails, until the next change', async () => {
  const { messages, change, ...machine } = await withMessages();
  change();
  expect([machine.panel(), messages()]).toMatchObject([{ open: { messages: 'loading' } }, [hello]]);
  await machine.fail('loadMessages');
  expect([machine.panel(), messages()]).toMatchObject([{ open: { messages: 'current' } }, [hello]]);
  change();
  await machine.answer('loadMessages', [hello, reply]);
  expect(messages()).toEqual([hello, reply]);
});

it('pipeline: a change of the cards and notes reads no messages', async () => {
  const machine = await withMessages();
  machine.tell('pipelineStore', { type: 'store.changed' });
  expect(machine.asked('loadMessages')).toHaveLength(1);
});

it('pipeline: another card in the panel has other messages, and a closed panel has none', async () => {
  const { messages, ...machine } = await withMessages();
  const { board, look, filters, sort } = machine.context();
  machine.send({ type: 'view.change', board, look, filters, sort, card: merlin.id });
  expect([messages(), machine.asked('loadMessages').at(-1)]).toEqual([null, { card: merlin.id }]);
  await machine.answer('loadMessages', [reply]);
  machine.send({ type: 'card.close' });
  expect(messages()).toBeNull();
});

it('pipeline: a note keeps its id and time while it is typed, and is in the list once it is added', async () => {
  const machine = await opened();
  machine.send(type('H'), type('Hi ', 'n2', 60));
  expect([machine.notes(), machine.context().draft?.text]).toEqual([['Ask'], 'Hi ']);
  machine.send({ type: 'note.add' }, type('Next', 'n3', 70));
  expect(machine.writes()).toEqual([records(noteOf('n1', { text: 'Hi', at: 50 }))]);
  expect([machine.notes(), machine.context().draft?.id]).toEqual([['Ask', 'Hi'], 'n3']);
});

it('pipeline: a note that is emptied is removed if it was written, and otherwise never stored', async () => {
  const machine = await opened();
  machine.send(type('H'), type(' '), { type: 'note.add' });
  machine.tell('pageHide', { type: 'page.hidden' });
  expect(machine.writes()).toEqual([]);
  machine.send(type('H'));
  machine.tell('pageHide', { type: 'page.hidden' });
  machine.send(type(''), { type: 'card.close' });
  expect(machine.writes().slice(1)).toEqual([records(noteOf('n1', undefined))]);
});

it('pipeline: a note that is too long stays in the composer', async () => {
  const machine = await opened();
  const long = 'n'.repeat(pipelineLimits.note);
  machine.send(type(`${long}o`), { type: 'note.add' });
  expect(machine.context().draft?.text).toBe(`${long}o`);
  machine.send(type(long), { type: 'note.add' });
  expect(machine.context().draft).toBeNull();
});

it('pipeline: an edited note keeps its time and gets the time of the edit', async () => {
  const machine = await opened();
  const edit = (text: string) => ({ type: 'note.edit', note: 'a', text, at: 90 }) as const;
  machine.send(edit(' '), edit('Ask'), { type: 'note.edit', note: 'none', text: 'B', at: 90 });
  expect(machine.panel()).toMatchObject({ open: { draft: 'saved' } });
  machine.send(edit('Asked'), { type: 'card.close' });
  expect(machine.writes()).toEqual([records(noteOf('a', { text: 'Asked', at: 5, editedAt: 90 }))]);
});

it('pipeline: a removed note can be restored', async () => {
  const machine = await opened();
  machine.send({ type: 'note.remove', note: 'none' }, { type: 'note.remove', note: 'a' });
  expect([machine.notes(), machine.writes()]).toEqual([[], [records(noteOf('a', undefined))]]);
  expect(machine.acts()).toMatchObject([{ kind: 'noteRemoved', names: ['kestrel'] }]);
  machine.send({ type: 'act.undo', changes: machine.acts()[0]?.changes ?? [] });
  expect(machine.notes()).toEqual(['Ask']);
});

const form: PassForm = { reason: 'timing', words: ' Look again ', told: null };
const fill = (more: Partial<PassForm> = {}) => ({ type: 'pass.change', form: { ...form, ...more } }) as const;
const submit = (unique = 'm1', at = 100) => ({ type: 'pass.submit', unique, at }) as const;
const told = 'Thank you, it isn’t for us now.';

/** Opens the form for passing on Kestrel, and sends these events. */
const passing = (...events: Parameters<Awaited<ReturnType<typeof open>>['send']>) =>
  open({}, { type: 'pass.open', id }, ...events);

it('pipeline: passing writes the reason and the move to the first lost stage in one transaction, and closes the panel', async () => {
  const machine = await passing(fill(), submit());
  expect(machine.writes()).toMatchObject([
    records(
      { kind: 'cardPass', id, value: { reason: 'timing', words: 'Look again' } },
      { kind: 'card', id, value: { stage: 'passed', since: 100 } },
    ),
  ]);
  expect(machine.acts()).toMatchObject([
    { kind: 'passed', names: ['kestrel'], to: { id: 'passed' }, from: { id: 'look' } },
  ]);
  expect(machine.context()).toMatchObject({ card: '', opened: null, form: null, told: [] });
  machine.clock.increment(undoDelay);
  expect(machine.writes()).toHaveLength(1);
});

it('pipeline: a pass without a reason is stored with the reason Other', async () => {
  const machine = await passing(fill({ reason: null, words: '' }), submit());
  expect(machine.writes()).toMatchObject([
    { changes: [{ kind: 'cardPass', id, value: { reason: 'other', words: '' } }, { kind: 'card' }] },
  ]);
});

it('pipeline: passing again changes only the reason, and undoing restores the earlier one', async () => {
  const pass = { reason: 'early', words: 'Soon', toldAt: 3 } as const;
  const machine = await open();
  await machine.readAgain(dataOf({ ...kestrel, stage: 'passed', pass }));
  machine.send({ type: 'pass.open', id });
  expect(machine.context().form).toEqual({ card: id, reason: 'early', words: 'Soon', told: null });
  machine.send(fill(), submit());
  expect(machine.writes()).toEqual([
    records({ kind: 'cardPass', id, value: { reason: 'timing', words: 'Look again', toldAt: 3 } }),
  ]);
  expect(machine.acts()[0]?.changes).toEqual([{ kind: 'cardPass', id, value: pass }]);
});

it('pipeline: without a lost stage, passing writes only the reason', async () => {
  const machine = await passing(
    { type: 'stages.change', stages: [{ id: 'look', kind: 'open' }] },
    fill(),
    submit(),
  );
  expect(machine.writes().at(-1)).toMatchObject({ changes: [{ kind: 'cardPass' }] });
  expect(machine.columns()).toEqual({ look: ['kestrel', 'merlin', 'osprey'] });
});

it.each([
  ['has words that are too long', fill({ words: 'w'.repeat(pipelineLimits.words + 1) })],
  ['has a blank message', fill({ told: ' ' })],
  ['has a message that is too long', fill({ told: 'm'.repeat(textMaximum.message + 1) })],
])('pipeline: the form for passing isn’t submitted if it %s', async (_, event) => {
  const machine = await passing(event, submit());
  expect([machine.writes(), machine.context().form]).toEqual([[], { card: id, ...event.form }]);
  expect(machine.value()).toMatchObject({ loaded: { panel: { open: { form: 'passing' } } } });
});

it('pipeline: a contact, who isn’t on Updraft, can’t receive a message', async () => {
  const machine = await open(
    { board: 'people' },
    { type: 'pass.open', id: tobias.id },
    fill({ told }),
    submit(),
  );
  expect(machine.writes()).toEqual([]);
});

it('pipeline: a closed form keeps its texts until it opens for another card', async () => {
  const machine = await passing(fill({ told }), { type: 'pass.close' });
  expect(machine.value()).toMatchObject({ loaded: { panel: { open: { form: 'closed' } } } });
  machine.send({ type: 'pass.open', id });
  expect(machine.context().form?.told).toBe(told);
  machine.send({ type: 'pass.open', id: osprey.id });
  expect(machine.context()).toMatchObject({ card: osprey.id, form: { card: osprey.id, told: null } });
});

const message = {
  ...{ kind: 'tell', card: id, to: { id: 'kestrel', slug: 'kestrel-page' }, text: told, at: 100 },
  ...{ unique: 'm1', pass: { reason: 'timing', words: 'Look again' } },
};

it('pipeline: the message of a pass is sent after the undo period, and is in no record', async () => {
  const machine = await passing(fill({ told }), submit());
  expect(JSON.stringify(machine.writes())).not.toContain(told);
  machine.clock.increment(undoDelay - 1);
  expect(machine.writes()).toHaveLength(1);
  machine.clock.increment(1);
  expect(machine.writes().slice(1)).toEqual([message]);
  machine.clock.increment(undoDelay);
  machine.tell('pageHide', { type: 'page.hidden' });
  expect(machine.writes()).toHaveLength(2);
});

it('pipeline: undoing a pass within the undo period cancels its message, and no other', async () => {
  const machine = await passing(fill({ told }), submit(), { type: 'pass.open', id: osprey.id });
  machine.clock.increment(undoDelay - 1);
  machine.send(fill({ told: 'Not now' }), submit('m2', 200));
  machine.send({ type: 'act.undo', changes: machine.acts()[0]?.changes ?? [] });
  machine.clock.increment(undoDelay);
  expect(machine.writes().filter(({ kind }) => kind === 'tell')).toMatchObject([{ unique: 'm2' }]);
  expect(machine.card(id)).toEqual(kestrel);
});

it('pipeline: messages that wait are sent immediately when the page is hidden', async () => {
  const machine = await passing(fill({ told }), submit());
  machine.tell('pageHide', { type: 'page.hidden' });
  expect(machine.writes().slice(1)).toEqual([message]);
});

it('pipeline: when the machine stops, the writing actor receives the messages that wait', async () => {
  const left: unknown[] = [];
  const machine = startOnFakes(
    pipelineMachine,
    { ...input, card: id },
    {
      pipelineStore: {
        onStop: ({ unsaved }: { unsaved: () => unknown[] }) => left.push(...unsaved()),
      },
    },
  );
  await machine.answer('loadPipeline', data);
  machine.send({ type: 'pass.open', id }, fill({ told }), submit());
  machine.actor.stop();
  expect(left).toEqual([message]);
});

it('pipeline: a message that couldn’t be sent makes the card unsaved, and is dropped when the pass is undone', async () => {
  const machine = await passing(fill({ told }), submit());
  machine.settle('done');
  machine.clock.increment(undoDelay);
  machine.settle('failed');
  expect(machine.context().outbox.failed).toEqual([message]);
  machine.send({ type: 'act.undo', changes: machine.acts()[0]?.changes ?? [] });
  expect(machine.context().outbox.failed).toEqual([]);
});

it('pipeline: the panel stays open when the cards are read again', async () => {
  const machine = await opened();
  machine.send(type('Hi'));
  await machine.readAgain(data);
  expect([machine.panel(), machine.context().draft?.text]).toMatchObject([
    { open: { draft: 'typing' } },
    'Hi',
  ]);
});
