import { expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { liveKind } from '@/data/adapters/device/liveKind';
import type { RecordDatabase } from '@/data/adapters/device/recordDatabase';

const loadShape = async () => z.string();

/** A database with one record. It counts reads, and blocks them while `isHeld`. */
function world() {
  const held: (() => void)[] = [];
  const database = {
    value: 'first',
    isHeld: false,
    readLast: vi.fn(async () => {
      const found = [{ owner: 'me', kind: 'note', id: 'a', value: database.value }];
      if (database.isHeld) await new Promise<void>((resolve) => held.push(resolve));
      return { found, hasEarlier: false };
    }),
    readSome: vi.fn(async () => [{ owner: 'me', kind: 'note', id: 'a', value: database.value }]),
  };
  const live = liveKind(database as unknown as RecordDatabase, 'me', 'note');
  const text = async () => (await live.read({}, loadShape)).records.map(({ value }) => value).join();
  return { database, live, text, release: () => held.shift()?.() };
}

test('liveKind returns cached records and records written in this tab without reading the database again', async () => {
  const { database, live, text } = world();
  expect([await text(), await text()]).toEqual(['first', 'first']);
  live.wrote('a', 'second');
  expect(await text()).toBe('second');
  expect([database.readLast.mock.calls.length, database.readSome.mock.calls.length]).toEqual([1, 0]);
});

test('liveKind returns the newer record of another tab, even if an older write of this tab is reported later', async () => {
  const { database, live, text } = world();
  await text();
  database.value = 'theirs, the last';
  live.changed('a');
  live.wrote('a', 'ours');
  expect(await text()).toBe('theirs, the last');
});

test('liveKind repeats a read when all records are replaced during the read', async () => {
  const { database, live, text, release } = world();
  database.isHeld = true;
  const reading = text();
  await vi.waitFor(() => expect(database.readLast).toHaveBeenCalledOnce());
  database.value = 'replaced';
  live.forget();
  database.isHeld = false;
  release();
  expect([await reading, await text()]).toEqual(['replaced', 'replaced']);
});

test('liveKind returns the same list until a record changes', async () => {
  const { live } = world();
  const list = async () => (await live.read({}, loadShape)).records;
  const first = await list();
  expect(await list()).toBe(first);
  live.wrote('a', 'second');
  expect(await list()).not.toBe(first);
});

test('liveKind returns a record that is written as soon as an earlier read ends', async () => {
  const { live, text } = world();
  const next = live.read({}, loadShape).then(() => {
    live.wrote('a', 'second');
    return text();
  });
  expect(await next).toBe('second');
});

test('liveKind keeps a record that is written while another read of all records runs', async () => {
  const { database, live, text, release } = world();
  database.isHeld = true;
  const reading = text();
  await vi.waitFor(() => expect(database.readLast).toHaveBeenCalledOnce());
  live.wrote('a', 'second');
  release();
  expect([await reading, await text()]).toEqual(['second', 'second']);
});

test('liveKind returns a write of this tab after a read that failed', async () => {
  const { live, database, text } = world();
  await text();
  live.wrote('a', 'second');
  database.value = 'second';
  const failing = () => Promise.reject(new Error('No network'));
  await expect(live.read({}, failing)).rejects.toThrow('No network');
  expect(await text()).toBe('second');
});
