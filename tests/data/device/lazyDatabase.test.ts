import 'fake-indexeddb/auto';
import { type IDBPTransaction, openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { committed, inSteps, lazyDatabase, readFrom } from '@/data/adapters/device/lazyDatabase';

afterEach(() => vi.useRealTimers());

type Schema = { things: { key: string; value: string } };
const newer = (name: string, migration?: Parameters<typeof lazyDatabase<Schema>>[3]) =>
  lazyDatabase<Schema>(name, 2, (db) => void db.createObjectStore('things'), migration);

/** Advances the clock by three seconds, after which the database stops waiting for the other tab. */
async function gaveUp(database: ReturnType<typeof newer>, reason: string) {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(database.get()).rejects.toThrow(reason);
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  vi.useRealTimers();
}

test('readFrom commits its transaction before it resolves, so that a suspended page blocks no other tab', async () => {
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit');
  const database = newer('read');
  const db = await database.get();
  await db.put('things', 'kite', 'a');
  expect(await readFrom(db, 'things', (store) => store.get('a'))).toBe('kite');
  expect(commit).toHaveBeenCalledOnce();
  await database.close();
});

test('the function `committed` commits a transaction before its requests succeed, and rejects if a request fails', async () => {
  const database = newer('committed');
  const db = await database.get();
  const writing = db.transaction('things', 'readwrite');
  const order: string[] = [];
  const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(() => order.push('commit'));
  await committed(
    writing,
    writing.store.put('kite', 'a').then(() => order.push('put')),
  );
  expect(order).toEqual(['commit', 'put']);
  commit.mockRestore();
  const taken = db.transaction('things', 'readwrite');
  await expect(committed(taken, taken.store.add('glider', 'a'))).rejects.toThrow('constraint');
  expect(await db.get('things', 'a')).toBe('kite');
  await database.close();
});

test('inSteps stores the writes of all steps of its callback, or no write if a step fails', async () => {
  const database = newer('writes');
  const db = await database.get();
  const write = (step: () => unknown) =>
    inSteps(db, ['things'], 'readwrite', async ({ store }) => {
      await store.put('kite', 'a');
      await step();
      await store.put('glider', 'b');
    });
  await expect(write(() => Promise.reject(new Error('Damaged')))).rejects.toThrow('Damaged');
  expect(await db.count('things')).toBe(0);
  await write(() => {});
  expect(await db.getAll('things')).toEqual(['kite', 'glider']);
  await database.close();
});

test('inSteps aborts its transaction on pagehide, and repeats the transaction on pageshow', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page));
  const abort = vi.spyOn(IDBTransaction.prototype, 'abort');
  const database = newer('steps');
  const db = await database.get();
  await db.put('things', 'kite', 'a');
  let attempts = 0;
  const reading = inSteps(db, ['things'], 'readonly', async ({ store }) => {
    attempts += 1;
    await store.count();
    if (attempts === 1) page.dispatchEvent(new Event('pagehide'));
    return store.get('a');
  });
  await vi.waitFor(() => expect(abort).toHaveBeenCalledOnce());
  // A write doesn't wait for the read that pagehide aborted.
  await db.put('things', 'glider', 'a');
  page.dispatchEvent(new Event('pageshow'));
  expect([await reading, attempts]).toEqual(['glider', 2]);
  page.dispatchEvent(new Event('pagehide'));
  expect(abort).toHaveBeenCalledOnce();
  const damaged = inSteps(db, ['things'], 'readonly', async () => Promise.reject(new Error('Damaged')));
  await expect(damaged).rejects.toThrow('Damaged');
  await database.close();
});

test('lazyDatabase closes its connection on pagehide during an upgrade, and opens again when the page is shown', async () => {
  const page = new EventTarget();
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page));
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  const database = lazyDatabase<Schema>('left', 1, (db) => {
    db.createObjectStore('things');
    page.dispatchEvent(new Event('pagehide'));
    expect(close).toHaveBeenCalledOnce();
  });
  const db = await database.get();
  page.dispatchEvent(new Event('pagehide'));
  expect(close).toHaveBeenCalledOnce();
  // A closed connection would throw.
  expect(await db.count('things')).toBe(0);
  vi.unstubAllGlobals();
  await database.close();
});

test('lazyDatabase rejects if another tab keeps an older version open for three seconds, and opens after the tab closes it', async () => {
  const stubborn = await openDB('held', 1);
  const database = newer('held');
  await gaveUp(database, 'Another tab holds an older version of "held".');
  stubborn.close();
  expect((await database.get()).version).toBe(2);
  await database.close();
});

test('lazyDatabase closes a connection that opens only after the timeout of three seconds', async () => {
  const stubborn = await openDB('late', 1);
  const database = newer('late');
  await gaveUp(database, 'Another tab');
  const close = vi.spyOn(IDBDatabase.prototype, 'close');
  stubborn.close();
  await vi.waitFor(() => expect(close.mock.contexts).toMatchObject([{ version: 1 }, { version: 2 }]));
});

test('lazyDatabase opens if another tab closes its connection to an older version before the timeout', async () => {
  const polite = await openDB('shared', 1, {
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const database = newer('shared');
  expect((await database.get()).version).toBe(2);
  expect(() => polite.transaction([])).toThrow();
  await database.close();
});

test('lazyDatabase leaves an older version unchanged if the code that converts it can’t be loaded or fails, and the next use converts it', async () => {
  (await openDB('converted', 1)).close();
  const convert = vi.fn(async (upgrade: IDBPTransaction<Schema, 'things'[], 'versionchange'>) => {
    await upgrade.objectStore('things').put('kite', 'a');
  });
  const load = vi.fn(async () => ({ migrate: convert }));
  const database = newer('converted', load);
  load.mockRejectedValueOnce(new Error('No network'));
  await expect(database.get()).rejects.toThrow('No network');
  convert.mockRejectedValueOnce(new Error('Damaged'));
  await expect(database.get()).rejects.toMatchObject({ name: 'OpeningError', reason: 'missing' });
  const unchanged = await openDB('converted');
  expect(unchanged.version).toBe(1);
  unchanged.close();
  expect(await (await database.get()).get('things', 'a')).toBe('kite');
  // A new database has nothing to convert.
  const created = newer('created', load);
  expect(await (await created.get()).count('things')).toBe(0);
  expect([load.mock.calls.length, convert.mock.calls.length]).toEqual([2, 2]);
  await Promise.all([database, created].map(({ close }) => close()));
});

test('lazyDatabase shares one connection among all callers', async () => {
  const database = newer('one');
  const [first, second] = await Promise.all([database.get(), database.get()]);
  expect(first).toBe(second);
  await database.close();
});
