import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
import type { RecordDatabase } from '@/data/adapters/device/recordDatabase';
import { describeOutboxOf, type OutboxWorld } from './outbox.contract';

let count = 0;
beforeEach(() => {
  count += 1;
});

const indexed = (): OutboxWorld => {
  const name = `outbox-${count}`;
  return { name, open: (hasServer) => indexedRecords(name, hasServer) };
};
const inMemory = (): OutboxWorld => {
  const { database } = memoryRecords({}, true);
  const { database: unserved } = memoryRecords();
  return { name: `outbox-${count}`, open: (hasServer) => (hasServer ? database : unserved) };
};

describeOutboxOf('the outbox in IndexedDB', indexed);
describeOutboxOf('the outbox in memory', inMemory);

const record = (value: unknown) => ({ kind: 'note', id: 'a', value });
test.each<[string, (database: RecordDatabase) => Promise<unknown>]>([
  ['writeAll', (database) => database.writeAll('me', [record('new')])],
  ['update', (database) => database.update('me', 'note', 'a', () => 'new')],
  ['replaceAll', (database) => database.replaceAll('me', [])],
  ['handOver', (database) => database.handOver('me', [record('old')], 'you', [record('new')])],
])(
  'if the browser aborts the transaction of %s, IndexedDB has neither the change nor its outbox entry',
  async (_, write) => {
    const database = indexed().open(true);
    await indexed()
      .open(false)
      .writeAll('me', [record('old')]);
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await expect(write(database)).rejects.toThrow();
    commit.mockRestore();
    expect([await database.readAll('me'), await database.readAll('you')]).toEqual([[record('old')], []]);
    expect(await (await database.outbox()).waiting()).toEqual([]);
    await database.close();
  },
);
