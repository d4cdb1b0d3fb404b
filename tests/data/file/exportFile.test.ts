import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validRecord, writeExport } from '@/data/adapters/file/exportFile';
import { readExport } from '@/data/adapters/file/importFile';
import { deckMaximum, exportMaximum, imageMaximum } from '@/data/schema/shapes/files';
import type { StoredRecordInput } from '@/data/schema/shapes/records';
import { withWellFormed } from '@/data/schema/text/wellFormed';
import { anyRecords, head, like, oneOfEach, plain } from './recordValues';

const write = async (records: readonly StoredRecordInput<string>[]) =>
  (await writeExport({ ...head, records })).file;
const fileOf = (content: string | Blob) => (typeof content === 'string' ? new Blob([content]) : content);

/** Returns an export with some fields replaced. */
const changed = async (changes: object, records: StoredRecordInput[] = []) =>
  fileOf(JSON.stringify({ ...JSON.parse(await (await write(records)).text()), ...changes }));

describe('writeExport', () => {
  test('writes indented JSON with the user’s name, the date, the appearance and one record per line', async () => {
    const file = await write([like('one'), { kind: 'messageDraft', id: 'mina-okafor', value: 'Hel' }]);
    expect(file.type).toBe('application/json');
    expect(await file.text()).toBe(`{
  "product": "updraft",
  "version": 4,
  "exportedAt": "2025-11-20T09:41:00.000Z",
  "name": "Asha Verma",
  "appearance": {
    "theme": "dark",
    "language": "hi"
  },
  "records": [
    {"kind":"like","id":"one","value":true},
    {"kind":"messageDraft","id":"mina-okafor","value":"Hel"}
  ]
}
`);
  });

  test('omits invalid records and records of unknown kinds, and returns the number of omitted records', async () => {
    const records = [like('one'), like('two', 'yes'), { kind: 'unheard-of', id: 'x', value: 1 }];
    const { file, leftOut } = await writeExport({ ...head, records });
    expect(leftOut).toBe(2);
    expect(await readExport(file, 'me')).toEqual({ content: { ...head, records: [like('one')] } });
  });
});

describe('readExport', () => {
  test('returns records of every kind unchanged from a file of writeExport', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, async (records) => {
        // The app drops fields that the schema doesn't contain when it reads a record.
        const known = records.map((record) => validRecord(withWellFormed(record)));
        expect(known).not.toContain(null);
        const reading = await readExport(await write(records), 'me');
        expect(await plain(reading)).toEqual(await plain({ content: { ...head, records: known } }));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('returns all messages of an export file with ten thousand messages', async () => {
    const records = Array.from({ length: 10_000 }, (_, at): StoredRecordInput => {
      const id = String(at).padStart(6, '0');
      const value = { id, sender: 'Asha', isSelf: true, message: `Message ${at}`, avatar: '', time: at };
      return { kind: 'message:mina-okafor', id, value };
    });
    expect(await readExport(await write(records), 'me')).toEqual({ content: { ...head, records } });
  });
});

describe('readExport of an invalid file', () => {
  const problemOf = async (file: Blob) => {
    const reading = await readExport(file, 'me');
    return 'problem' in reading ? reading.problem : null;
  };

  const tooLarge = Object.defineProperty(new Blob([]), 'size', { value: exportMaximum + 1 });
  tooLarge.text = () => expect.fail('It was read.');
  const unreadable = new Blob(['{}']);
  unreadable.text = () => Promise.reject(new Error('Gone'));
  test.each([
    ['tooLarge', 'a file above the size limit', [tooLarge]],
    ['unreadable', 'a file that can’t be read', [unreadable]],
    // A file of a newer version can have fields that this version doesn't know, such as `entries`.
    ['newer', 'a file of a newer version', ['{"product":"updraft","version":5,"entries":{}}']],
    ['notJson', 'text that isn’t JSON', ['', '{"product":"updraft"', '<html>', '{"a":1}{"b":2}']],
    [
      'foreign',
      'JSON that isn’t an export of Updraft',
      ['null', '7', '"updraft"', '[]', '{}', '{"product":"other","version":1}', '{"records":[]}'],
    ],
  ])('returns the problem `%s` for %s', async (kind, _what, contents) => {
    for (const content of contents)
      expect([content, await problemOf(fileOf(content))]).toEqual([content, { kind }]);
  });

  const damaged = (...wrong: [group: string | null, count: number][]) => ({
    kind: 'damaged',
    wrong: wrong.map(([group, count]) => ({ group, count })),
  });
  test.each([
    ['a text as its version', { version: '1' }],
    ['the version 0', { version: 0 }],
    ['the date "yesterday"', { exportedAt: 'yesterday' }],
    ['no date', { exportedAt: undefined }],
    ['an unknown theme', { appearance: { theme: 'neon', language: 'en' } }],
    ['no appearance', { appearance: undefined }],
    ['an object instead of the list of records', { records: {} }],
    ['no list of records', { records: undefined }],
    ['a number as the user’s name', { name: 5 }],
  ])('rejects a file with %s', async (_, changes) => {
    expect(await problemOf(await changed(changes))).toEqual(damaged());
  });

  test('rejects a file with invalid or duplicate records, and returns the number of these records in each group', async () => {
    const records = [
      like('fine'),
      like('fine', false),
      like('one', 1),
      like('two', null),
      { kind: 'message:mina-okafor', id: 'm', value: { id: 'm', message: 'No sender' } },
      { kind: 'message:', id: 'm', value: {} },
      { kind: 'unheard-of', id: 'x', value: 1 },
      { kind: 'toString', id: 'x', value: 1 },
      { kind: 'post', id: '', value: {} },
      { kind: 'post', value: {} },
      null,
      'like',
    ];
    const problem = damaged(['likes', 3], ['messages', 1], [null, 7]);
    expect(await problemOf(await changed({ records }))).toEqual(problem);
  });

  const base64Above = (size: number) => 'A'.repeat(Math.ceil(size / 3) * 4 + 4);
  test.each([
    ['an HTML page', { $blob: 'text/html', base64: btoa('<script>alert(1)</script>') }],
    ['an SVG image', { $blob: 'image/svg+xml', base64: btoa('<svg/>') }],
    ['an image above the size limit', { $blob: 'image/png', base64: base64Above(imageMaximum) }],
    ['an empty HTML page', { $blob: 'text/html', base64: '' }],
    ['a PDF file above the size limit', { $blob: 'application/pdf', base64: base64Above(deckMaximum) }],
    ['invalid base64', { $blob: 'image/png', base64: '*' }],
    ['an image without bytes', { $blob: 'image/png' }],
    ['an image with an unknown field', { $blob: 'image/png', base64: '', more: 1 }],
    ['a URL', 'https://elsewhere.example/logo.png'],
  ])('rejects an export in which the logo of a startup is %s', async (_, logo) => {
    const draft = oneOfEach().find(({ kind }) => kind === 'listingDraft') as StoredRecordInput;
    const value = draft.value as { values: object };
    const record = { ...draft, value: { ...value, values: { ...value.values, pitchDeck: null, logo } } };
    const file = await changed({ records: [record] });
    expect(await problemOf(file)).toEqual(damaged(['drafts', 1]));
  });
});
