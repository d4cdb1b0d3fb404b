import 'fake-indexeddb/auto';
import { beforeEach } from 'vitest';
import { indexedRecords } from '@/data/adapters/device/indexedRecords';
import { memoryRecords } from '@/data/adapters/device/memoryRecords';
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
