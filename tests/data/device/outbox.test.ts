import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { memoryOutbox } from '@/data/adapters/device/memoryOutbox';
import type { SendingDatabase } from '@/data/adapters/device/outboxEntry';
import { indexedSending } from '@/data/adapters/device/sendingDevice';
import { describeOutboxOf, earlier } from './outbox.contract';

let count = 0;
beforeEach(() => {
  count += 1;
});

const name = () => `outbox-${count}`;
const withoutServer = () => openDeviceStore<string>({ databaseName: name() });

describeOutboxOf('the outbox in IndexedDB', async () => {
  const device = withoutServer();
  await device.writeAll('me', [earlier]);
  await device.close();
  return { name: name(), open: () => indexedSending(name()) };
});
describeOutboxOf('the outbox in memory', async () => {
  const { database } = memoryOutbox({ me: [earlier] });
  return { name: name(), open: () => database };
});

test('without a server, a device stores no outbox entries, and has no outbox', async () => {
  const device = withoutServer();
  await device.replaceAll('me', [record('one')]);
  await device.update(
    'me',
    'note',
    'b',
    async () => z.string(),
    () => 'two',
  );
  await device.handOver('me', [record('one')], 'you', [record('one')]);
  expect([device.outbox, device.enterOutbox]).toEqual([undefined, undefined]);
  await device.close();
  const outbox = await indexedSending(name()).outbox();
  expect(await Promise.all(['me', 'you'].map(outbox.waiting))).toEqual([[], []]);
});

const address = { kind: 'user', id: 'me', name: 'Ada', reserved: new Set<string>() } as const;
const record = (value: unknown) => ({ kind: 'note', id: 'a', value });
test.each<[string, (database: SendingDatabase) => Promise<unknown>]>([
  ['writeAll', (database) => database.writeAll('me', [record('new')])],
  ['update', (database) => database.update('me', [{ kind: 'note', id: 'a' }], () => ['new'])],
  ['claim', (database) => database.claim('me', address, () => [record('new')])],
  ['replaceAll', (database) => database.replaceAll('me', [])],
  ['handOver', (database) => database.handOver('me', [record('old')], 'you', [record('new')])],
])(
  'if the browser aborts the transaction of %s, IndexedDB has neither the change nor its outbox entry',
  async (_, write) => {
    const device = withoutServer();
    await device.writeAll('me', [record('old')]);
    await device.close();
    const database = indexedSending(name());
    const commit = vi.spyOn(IDBTransaction.prototype, 'commit').mockImplementation(function (
      this: IDBTransaction,
    ) {
      this.abort();
    });
    await expect(write(database)).rejects.toThrow();
    commit.mockRestore();
    expect([await database.readAll('me'), await database.readAll('you')]).toEqual([[record('old')], []]);
    const outbox = await database.outbox();
    expect(await Promise.all(['me', 'you'].map(outbox.waiting))).toEqual([[], []]);
    await database.close();
  },
);
