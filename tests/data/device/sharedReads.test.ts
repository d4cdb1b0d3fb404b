import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { deviceDatabase } from '@/data/adapters/device/indexedRecords';
import { OpeningError } from '@/data/adapters/device/lazyDatabase';
import { sharedReads } from '@/data/adapters/device/sharedReads';

const owner = 'uid-nora';
let opened = 0;
let database: ReturnType<typeof deviceDatabase>;
let transaction: ReturnType<typeof vi.spyOn>;
beforeEach(async () => {
  opened += 1;
  database = deviceDatabase(`shared-${opened}`);
  const db = await database.get();
  for (const id of ['a', 'b']) await db.put('records', { owner, kind: 'post', id, value: id });
  transaction = vi.spyOn(IDBDatabase.prototype, 'transaction');
});
afterEach(async () => {
  vi.restoreAllMocks();
  await database.close();
});

const stored =
  (id: string): Parameters<ReturnType<typeof sharedReads>>[0] =>
  async (store) =>
    (await store.get([owner, 'post', id]))?.value;

test('reads that start at the same time share a transaction, and later reads open another', async () => {
  const read = sharedReads(database);
  expect(await Promise.all([read(stored('a')), read(stored('b'))])).toEqual(['a', 'b']);
  expect(transaction).toHaveBeenCalledTimes(1);
  expect(await read(stored('a'))).toBe('a');
  expect(transaction).toHaveBeenCalledTimes(2);
});

test('a read that fails rejects, and the reads that share its transaction return their records', async () => {
  const read = sharedReads(database);
  const failing = read(() => Promise.reject(new Error('Damaged')));
  const [failed, found] = await Promise.allSettled([failing, read(stored('b'))]);
  expect(failed).toMatchObject({ status: 'rejected', reason: { message: 'Damaged' } });
  expect(found).toEqual({ status: 'fulfilled', value: 'b' });
});

test('reads reject if the database can’t be opened, and the next read opens it', async () => {
  const refused = new OpeningError('held', 'Another tab holds it.');
  const get = vi.fn(database.get).mockRejectedValueOnce(refused);
  const read = sharedReads({ ...database, get });
  const asked = [stored('a'), stored('b')].map((each) => read(each));
  expect(await Promise.allSettled(asked)).toEqual(asked.map(() => ({ status: 'rejected', reason: refused })));
  expect(get).toHaveBeenCalledTimes(1);
  expect(await read(stored('a'))).toBe('a');
});
