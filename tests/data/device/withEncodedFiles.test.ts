import { beforeEach, expect, it, vi } from 'vitest';
import { memoryOutbox } from '@/data/adapters/device/memoryOutbox';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
import type { RecordDatabase } from '@/data/adapters/device/recordDatabase';
import { withEncodedReceipts } from '@/data/adapters/device/sendingDevice';
import { withEncodedFiles } from '@/data/adapters/device/withEncodedFiles';

const logo = () => new Blob(['logo'], { type: 'image/png' });
const windrose = { name: 'Windrose', files: [{ logo: logo() }] };

/** Whether a value contains a file. Replaces each file by a text to find it. */
const hasFile = (value: unknown) =>
  JSON.stringify([value], (_, item) => (item instanceof Blob ? 'file' : item)).includes('"file"');

let stored: RecordDatabase;
let database: RecordDatabase;
beforeEach(() => {
  const clone = structuredClone;
  // `memoryRecords` clones stored values. The mocked clone rejects files, as WebKit does in a private window.
  vi.stubGlobal('structuredClone', (value: unknown) => {
    if (hasFile(value)) throw new DOMException('Error preparing Blob data', 'UnknownError');
    return clone(value);
  });
  stored = memoryRecords().database;
  database = withEncodedFiles(stored);
});

const record = { kind: 'listing', id: 'a', value: windrose };
const page = { kind: 'startup', id: 'a', name: 'Windrose', reserved: new Set<string>() } as const;
const listed = (slug: string) => [{ ...record, value: { ...windrose, slug } }];
/** Reads the record through a new `withEncodedFiles`, as a page does after a reload. */
async function expectRead(owner = 'me') {
  const next = withEncodedFiles(stored);
  const [found] = await next.readSome(owner, 'listing', ['a']);
  expect(found?.value).toMatchObject({ name: 'Windrose' });
  const { files } = (found as { value: typeof windrose }).value;
  expect([files[0]?.logo.type, await files[0]?.logo.text()]).toEqual(['image/png', 'logo']);
  const { found: last } = await next.readLast(owner, 'listing', { count: 1 });
  const all = (await next.readAll(owner)).filter(({ kind }) => kind === 'listing');
  for (const { value } of [...last, ...all])
    expect((value as typeof windrose).files[0]?.logo).toBeInstanceOf(Blob);
}

it.each<[string, () => Promise<unknown>]>([
  ['writeAll', () => database.writeAll('me', [record])],
  ['replaceAll', () => database.replaceAll('me', [record])],
  ['update', () => database.update('me', [record], () => [windrose])],
  ['handOver', () => database.handOver('guest', [], 'me', [record])],
])('%s of withEncodedFiles stores files as text if the browser can’t store files', async (_, write) => {
  await write();
  await expectRead();
});

it('files from a server are stored as text if the browser can’t store files', async () => {
  const sending = memoryOutbox().database;
  stored = sending;
  await withEncodedReceipts(await sending.outbox()).receive('me', [record], [undefined]);
  await expectRead();
});

it('claim of withEncodedFiles claims one address and stores files as text if the browser can’t store files', async () => {
  expect(await database.claim('me', page, listed)).toBe('windrose');
  await expectRead();
  const [found] = await database.readSome('me', 'listing', ['a']);
  expect(found?.value).toMatchObject({ slug: 'windrose' });
  expect(await stored.claims('windrose')).toEqual([
    { slug: 'windrose', kind: 'startup', owner: 'me', id: 'a' },
  ]);
  expect(await stored.claims('windrose-2')).toEqual([]);
});

it('withEncodedFiles passes values with decoded files to the callbacks of update and quarantine', async () => {
  const note = { kind: 'note', id: 'b', value: { text: 'Without a file' } };
  await database.writeAll('me', [record, note]);
  expect(await stored.readSome('me', 'note', ['b'])).toMatchObject([{ value: note.value }]);
  const seen: unknown[] = [];
  await database.update('me', [record], (found) => {
    seen.push(...found);
    return found;
  });
  const [found] = await stored.readSome('me', 'listing', ['a']);
  if (!found) throw new Error('The record is missing.');
  const isWhole = (value: unknown) => seen.push(value) > 0;
  expect(await database.quarantine(found, isWhole, 'damaged')).toBe(false);
  expect(seen).toMatchObject([{ name: 'Windrose' }, { name: 'Windrose' }]);
  await expectRead();
});

it('withEncodedFiles stores files unchanged when the browser can store them, and rethrows other errors', async () => {
  vi.unstubAllGlobals();
  await database.writeAll('me', [record]);
  expect((await stored.readSome('me', 'listing', ['a']))[0]?.value).toEqual(windrose);
  const writeAll = vi.fn(async () => Promise.reject(new DOMException('Full', 'QuotaExceededError')));
  await expect(withEncodedFiles({ ...stored, writeAll }).writeAll('me', [record])).rejects.toThrow('Full');
  expect(writeAll).toHaveBeenCalledOnce();
  const claim = vi.fn(async () => Promise.reject(new DOMException('Full', 'QuotaExceededError')));
  await expect(withEncodedFiles({ ...stored, claim }).claim('me', page, listed)).rejects.toThrow('Full');
  expect(claim).toHaveBeenCalledOnce();
});
