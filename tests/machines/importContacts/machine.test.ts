import { startOnFakes } from '@kit/machineHarness';
import { expect, it, vi } from 'vitest';
import type { ImportRow } from '@/data/schema/shapes/contactImport';
import type { StoredContact } from '@/data/schema/shapes/pipeline';
import { importContactsMachine } from '@/machines/importContacts/machine';
import type { ImportEvent, ImportRead } from '@/machines/importContacts/types';
import { countsOf, progressOf } from '@/machines/importContacts/view';

const file = new Blob(['Name']);
const choosing = { type: 'file.choose', file, name: 'people.csv', board: 'people' } as const;
const confirming = { type: 'import.confirm', id: 'batch', at: 9 } as const;
const cancelling = { type: 'import.cancel' } as const;

const rows: ImportRow[] = [
  { id: '0', person: { name: 'Tobias', email: 't@e.example' }, match: { kind: 'new' } },
  { id: '1', person: { name: 'Priya' }, match: { kind: 'same', with: 'Priya Raman' } },
  {
    ...{ id: '2', person: { name: 'Noor', email: 'n@e.example' } },
    match: { kind: 'unclear', id: 'contact:noor', with: 'Noor' },
  },
  {
    ...{ id: '3', person: { name: 'Tobias', email: 't@e.example' } },
    match: { kind: 'repeated', with: 'Tobias' },
  },
];
const noor: StoredContact = { name: 'Noor', company: 'Delta' };
const read = (more: readonly ImportRow[] = rows, room = 5): ImportRead => ({
  reading: { preview: { file: 'people.csv', rows: more, unnamed: 0 } },
  target: { stages: { raise: 'first', people: 'start' }, contacts: new Map([['noor', noor]]), room },
});

async function start(found: ImportRead = read(), ...events: ImportEvent[]) {
  const machine = startOnFakes(importContactsMachine);
  machine.send(choosing);
  await machine.answer('readFile', found);
  machine.send(...events);
  return machine;
}

const batch = { kind: 'importBatch', id: 'batch', value: { at: 9, file: 'people.csv', count: 1 } };
const contact = {
  ...{ kind: 'contact', id: 'batch-0' },
  value: { name: 'Tobias', email: 't@e.example', batch: 'batch' },
};
const cardOn = (board: string, stage: string) => ({
  ...{ kind: 'card', id: 'contact:batch-0' },
  value: { name: 'Tobias', face: '', board, stage, since: 9, history: [], source: { kind: 'import' } },
});
const removed = [
  { kind: 'importBatch', id: 'batch', value: undefined },
  { kind: 'contact', id: 'batch-0', value: undefined },
  { kind: 'card', id: 'contact:batch-0', value: undefined },
];

it('importContacts: reads the chosen file, and ignores all other events before', async () => {
  const machine = startOnFakes(importContactsMachine);
  machine.send(confirming, cancelling, { type: 'board.choose', board: 'raise' });
  machine.send({ type: 'row.decide', row: '0', decision: 'new' });
  expect([machine.value(), machine.tags()]).toEqual(['idle', []]);
  machine.send(choosing, confirming, choosing);
  expect([machine.value(), machine.tags(), machine.asked('readFile')]).toEqual([
    ...['reading', ['busy']],
    [{ file, name: 'people.csv' }],
  ]);
  machine.send(cancelling);
  expect(machine.value()).toBe('idle');
});

it('importContacts: a file with a problem, or that can’t be read, is refused until the user chooses another one', async () => {
  const machine = await start({ ...read(), reading: { problem: { kind: 'tooLarge' } } });
  expect([machine.value(), machine.tags(), machine.context().problem]).toEqual([
    ...['refused', ['dialog']],
    { kind: 'tooLarge' },
  ]);
  machine.send(confirming, choosing);
  expect([machine.value(), machine.context().problem]).toEqual(['reading', null]);
  await machine.fail('readFile');
  expect(machine.context().problem).toEqual({ kind: 'unreadable' });
  machine.send(cancelling);
  expect(machine.value()).toBe('idle');
});

it('importContacts: adds the new people to the first stage of the board, in one batch', async () => {
  const machine = await start();
  expect([machine.value(), countsOf(machine.context())]).toEqual([
    'previewing',
    { new: 1, same: 1, repeated: 1, unclear: 1, added: 1 },
  ]);
  machine.send(choosing, confirming);
  expect(machine.starts('writeContacts')).toBe(1);
  expect([machine.value(), machine.tags(), machine.context().changes]).toEqual([
    ...['writing', ['busy', 'dialog']],
    [batch, contact, cardOn('people', 'start')],
  ]);
  machine.send(confirming, cancelling, choosing);
  expect([machine.value(), progressOf(machine.context())]).toEqual(['writing', 0]);
  machine.tell('writeContacts', { type: 'contacts.progress', written: 3 });
  expect(progressOf(machine.context())).toBe(1);
  machine.tell('writeContacts', { type: 'contacts.written' });
  expect([machine.value(), machine.tags(), machine.emitted]).toEqual([
    ...['done', []],
    [{ type: 'contacts.imported', count: 1, board: 'people', undo: removed }],
  ]);
  machine.send(confirming, cancelling, choosing);
  expect([machine.value(), machine.context().changes, machine.context().written]).toEqual(['reading', [], 0]);
});

it('importContacts: people are added to the board that the user chooses', async () => {
  const machine = await start(read(), { type: 'board.choose', board: 'raise' }, confirming);
  expect(machine.context().changes.at(-1)).toEqual(cardOn('raise', 'first'));
});

it('importContacts: an unclear person is skipped, is added, or adds details to the known contact, as the user decides', async () => {
  const decide = (decision: 'skip' | 'same' | 'new', row = '2') =>
    ({ type: 'row.decide', row, decision }) as const;
  const isNew = await start(read(), decide('new'), confirming);
  expect(isNew.context().changes.map(({ id }) => id)).toEqual([
    ...['batch', 'batch-0', 'contact:batch-0', 'batch-2', 'contact:batch-2'],
  ]);
  const skipped = await start(read(), decide('new'), decide('skip'), decide('new', '1'), confirming);
  expect(skipped.context().changes.length).toBe(3);
  const same = await start(read(rows.slice(1)), decide('same'), confirming);
  expect(same.context().changes).toEqual([
    { ...batch, value: { ...batch.value, count: 0 } },
    { kind: 'contact', id: 'noor', value: { name: 'Noor', company: 'Delta', email: 'n@e.example' } },
  ]);
  same.tell('writeContacts', { type: 'contacts.progress', written: 2 }, { type: 'contacts.written' });
  expect(same.emitted).toEqual([
    {
      ...{ type: 'contacts.imported', count: 0, board: 'people' },
      undo: [
        { kind: 'importBatch', id: 'batch', value: undefined },
        { kind: 'contact', id: 'noor', value: noor },
      ],
    },
  ]);
});

it('importContacts: the decisions about several unclear people all count', async () => {
  const [, , unclear] = rows as [ImportRow, ImportRow, ImportRow];
  const machine = await start(
    read([unclear, { ...unclear, id: '4' }]),
    { type: 'row.decide', row: '2', decision: 'new' },
    { type: 'row.decide', row: '4', decision: 'new' },
  );
  expect(countsOf(machine.context()).added).toBe(2);
});

it('importContacts: people who fill the pipeline exactly to its limit are imported', async () => {
  const machine = await start(read(rows, 1));
  expect(progressOf(machine.context())).toBe(0);
  machine.send(confirming);
  expect(machine.value()).toBe('writing');
});

it.each(['1', 'unknown'])(
  'importContacts: a decision about the row %s, which isn’t unclear, doesn’t allow the import',
  async (row) => {
    const decision = { type: 'row.decide', row, decision: 'same' } as const;
    const machine = await start(read(rows.slice(1)), decision, confirming);
    expect([machine.value(), machine.context().decisions]).toEqual(['previewing', {}]);
  },
);

it.each([
  ['all people are known', read(rows.slice(1))],
  ['the pipeline has no room for them', read(rows, 0)],
])('importContacts: nothing is imported if %s', async (_, found) => {
  const machine = await start(found, confirming);
  expect(machine.value()).toBe('previewing');
  machine.send(cancelling);
  expect([machine.value(), machine.emitted]).toEqual(['idle', []]);
});

it('importContacts: a failed import continues with the changes that aren’t stored yet', async () => {
  const inputs: unknown[] = [];
  const machine = startOnFakes(importContactsMachine, undefined, {
    writeContacts: { onStop: ({ from }: { from: number }) => void inputs.push(from) },
  });
  machine.send(choosing);
  await machine.answer('readFile', read());
  machine.send(confirming);
  machine.tell('writeContacts', { type: 'contacts.progress', written: 1 }, { type: 'contacts.refused' });
  expect([machine.value(), machine.tags()]).toEqual(['failed', ['dialog']]);
  const { changes } = machine.context();
  machine.send(choosing, { ...confirming, id: 'other' });
  expect([machine.value(), machine.context().changes]).toEqual(['writing', changes]);
  machine.tell('writeContacts', { type: 'contacts.refused' });
  expect(inputs).toEqual([0, 1]);
});

it('importContacts: closing the dialog after a failure keeps the stored part, which can be undone', async () => {
  const machine = await start(read(), confirming);
  machine.tell('writeContacts', { type: 'contacts.refused' });
  machine.send(cancelling);
  expect([machine.value(), machine.emitted]).toEqual(['idle', []]);
  const other = await start(read(), confirming);
  other.tell('writeContacts', { type: 'contacts.progress', written: 1 }, { type: 'contacts.refused' });
  other.send(cancelling);
  expect([other.value(), other.emitted]).toEqual([
    'done',
    [{ type: 'contacts.imported', count: 0, board: 'people', undo: removed.slice(0, 1) }],
  ]);
});

it('importContacts: the import fails if the writing actor breaks', async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const machine = startOnFakes(importContactsMachine, undefined, { writeContacts: { brokenStarts: 1 } });
  machine.send(choosing);
  await machine.answer('readFile', read());
  machine.send(confirming);
  expect(machine.value()).toBe('failed');
  machine.send(confirming);
  expect(machine.value()).toBe('writing');
});
