import 'fake-indexeddb/auto';
import { openDB } from 'idb';
import { afterEach, expect, test, vi } from 'vitest';
import { lazyDatabase } from '@/data/adapters/device/lazyDatabase';

afterEach(() => {
  vi.useRealTimers();
});

const newer = (name: string) =>
  lazyDatabase<{ things: { key: string; value: string } }>(name, 2, (db) => {
    db.createObjectStore('things');
  });

test('gives up after a while on a tab that holds an older version, and opens once it let go', async () => {
  const stubborn = await openDB('held', 1);
  const database = newer('held');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const refused = expect(database.get()).rejects.toThrow('Another tab holds an older version of "held".');
  await vi.waitFor(() => expect(vi.getTimerCount()).toBeGreaterThan(0));
  await vi.advanceTimersByTimeAsync(3000);
  await refused;
  vi.useRealTimers();
  stubborn.close();
  expect((await database.get()).version).toBe(2);
  await database.close();
});

test('waits for a tab that lets go in time', async () => {
  const polite = await openDB('shared', 1, {
    blocking: (_now, _wanted, event) => (event.target as IDBDatabase).close(),
  });
  const database = newer('shared');
  expect((await database.get()).version).toBe(2);
  expect(() => polite.transaction([])).toThrow();
  await database.close();
});

test('one connection serves every caller', async () => {
  const database = newer('one');
  const [first, second] = await Promise.all([database.get(), database.get()]);
  expect(first).toBe(second);
  await database.close();
});
