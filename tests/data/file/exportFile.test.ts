import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { validRecord, writeExport } from '@/data/adapters/file/exportFile';
import { readExport } from '@/data/adapters/file/importFile';
import { deckMaximum, exportMaximum, imageMaximum } from '@/data/schema/files';
import type { KeptRecord } from '@/data/schema/records';
import { withWellFormed } from '@/data/schema/wellFormed';
import { anyRecords, head, like, oneOfEach, plain } from './recordValues';

const write = async (records: readonly KeptRecord<string>[]) =>
  (await writeExport({ ...head, records })).file;
const fileOf = (content: unknown) =>
  new Blob([typeof content === 'string' ? content : JSON.stringify(content)]);

/** An export with some of it said otherwise. */
const changed = async (changes: object, records: KeptRecord[] = []) =>
  fileOf({ ...JSON.parse(await (await write(records)).text()), ...changes });

describe('an export', () => {
  test('is one readable file: whose, when, the look, and a record a line', async () => {
    const file = await write([like('one'), { kind: 'messageDraft', id: 'mina-okafor', value: 'Hel' }]);
    expect(file.type).toBe('application/json');
    expect(await file.text()).toBe(`{
  "product": "updraft",
  "version": 2,
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

  test('of an older build is read', async () => {
    expect(await readExport(await changed({ version: 1 }))).toEqual({ content: { ...head, records: [] } });
  });

  test('leaves out what no build could read, and says how much', async () => {
    const records = [like('one'), like('two', 'yes'), { kind: 'unheard-of', id: 'x', value: 1 }];
    const { file, leftOut } = await writeExport({ ...head, records });
    expect(leftOut).toBe(2);
    expect(await readExport(file)).toEqual({ content: { ...head, records: [like('one')] } });
  });
});

describe('what was exported', () => {
  test('comes back the same, whatever it is', async () => {
    await fc.assert(
      fc.asyncProperty(anyRecords, async (records) => {
        // As the app reads it: what a shape doesn't name was never seen by anybody.
        const known = records.map((record) => validRecord(withWellFormed(record)));
        expect(known).not.toContain(null);
        const reading = await readExport(await write(records));
        expect(await plain(reading)).toEqual(await plain({ content: { ...head, records: known } }));
      }),
      { numRuns: 300 },
    );
  }, 60_000);

  test('may be ten thousand messages', async () => {
    const records = Array.from({ length: 10_000 }, (_, at): KeptRecord => {
      const id = String(at).padStart(6, '0');
      const value = { id, sender: 'Asha', isSelf: true, message: `Message ${at}`, avatar: '', time: at };
      return { kind: 'message/mina-okafor', id, value };
    });
    expect(await readExport(await write(records))).toEqual({ content: { ...head, records } });
  });
});

describe('a file is refused', () => {
  const problemOf = async (file: Blob) => {
    const reading = await readExport(file);
    return 'problem' in reading ? reading.problem : null;
  };

  test('that is too large, before it is read', async () => {
    const file = new Blob([]);
    Object.defineProperty(file, 'size', { value: exportMaximum + 1 });
    file.text = () => expect.fail('It was read.');
    expect(await problemOf(file)).toEqual({ kind: 'tooLarge' });
  });

  test('that can’t be read', async () => {
    const file = new Blob(['{}']);
    file.text = () => Promise.reject(new DOMException('Gone', 'NotFoundError'));
    expect(await problemOf(file)).toEqual({ kind: 'unreadable' });
  });

  test.each(['', '{"product":"updraft"', '<html>', '\u0000\u0001', '{"a":1}{"b":2}'])(
    'that is no JSON: %j',
    async (text) => {
      expect(await problemOf(fileOf(text))).toEqual({ kind: 'notJson' });
    },
  );

  test.each(['null', '7', '"updraft"', '[]', '{}', '{"product":"other","version":1}', '{"records":[]}'])(
    'that is somebody else’s: %s',
    async (text) => {
      expect(await problemOf(fileOf(text))).toEqual({ kind: 'foreign' });
    },
  );

  test('that is newer, whatever else it says', async () => {
    expect(await problemOf(fileOf({ product: 'updraft', version: 3, entries: {} }))).toEqual({
      kind: 'newer',
    });
  });

  test.each([
    { version: '1' },
    { version: 0 },
    { exportedAt: 'yesterday' },
    { exportedAt: undefined },
    { appearance: { theme: 'neon', language: 'en' } },
    { appearance: undefined },
    { records: {} },
    { records: undefined },
    { name: 5 },
  ])('whose frame isn’t whole: %j', async (changes) => {
    expect(await problemOf(await changed(changes))).toEqual({ kind: 'damaged', wrong: [] });
  });

  test('with records that aren’t what they should be: it says of what, and how many', async () => {
    const records = [
      like('fine'),
      like('one', 1),
      like('two', null),
      { kind: 'message/mina-okafor', id: 'm', value: { id: 'm', message: 'No sender' } },
      { kind: 'message/', id: 'm', value: {} },
      { kind: 'unheard-of', id: 'x', value: 1 },
      { kind: 'toString', id: 'x', value: 1 },
      { kind: 'post', id: '', value: {} },
      { kind: 'post', value: {} },
      null,
      'like',
    ];
    expect(await problemOf(await changed({ records }))).toEqual({
      kind: 'damaged',
      wrong: [
        { group: 'likes', count: 2 },
        { group: 'messages', count: 1 },
        { group: null, count: 7 },
      ],
    });
  });

  test('with two records of one id', async () => {
    expect(await problemOf(await changed({ records: [like('one'), like('one', false)] }))).toEqual({
      kind: 'damaged',
      wrong: [{ group: 'likes', count: 1 }],
    });
  });

  test.each([
    ['a page', { $blob: 'text/html', base64: btoa('<script>alert(1)</script>') }],
    ['a drawing with scripts', { $blob: 'image/svg+xml', base64: btoa('<svg/>') }],
    ['an image too large', { $blob: 'image/png', base64: 'A'.repeat(Math.ceil(imageMaximum / 3) * 4 + 4) }],
    ['a page without a letter', { $blob: 'text/html', base64: '' }],
    [
      'a deck too large',
      { $blob: 'application/pdf', base64: 'A'.repeat(Math.ceil(deckMaximum / 3) * 4 + 4) },
    ],
    ['letters that are no bytes', { $blob: 'image/png', base64: '*' }],
    ['half an image', { $blob: 'image/png' }],
    ['more than an image', { $blob: 'image/png', base64: '', more: 1 }],
    ['an address', 'https://elsewhere.example/logo.png'],
  ])('with a logo that is %s', async (_, logo) => {
    const draft = oneOfEach().find(({ kind }) => kind === 'listingDraft') as KeptRecord;
    const value = draft.value as { values: object };
    const record = { ...draft, value: { ...value, values: { ...value.values, pitchDeck: null, logo } } };
    expect(await problemOf(await changed({ records: [record] }))).toEqual({
      kind: 'damaged',
      wrong: [{ group: 'drafts', count: 1 }],
    });
  });
});
