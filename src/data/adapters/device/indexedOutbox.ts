import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { removeEntries, restoreEntries, writable } from './indexedThreads';
import { inSteps, type LazyDatabase, readFrom } from './lazyDatabase';
import { type MessageEntry, messageEntriesOf, restoredEntries } from './messageEntries';
import { isMessageKind } from './messageKinds';
import { entriesOf, type Note, type OutboxEntries, type OutboxEntry, unanswered } from './outboxEntry';
import { loadAsStored } from './wordedKinds';

// The outbox in IndexedDB. This module loads only if there is a server.

const keyOf = ({ owner, kind, id }: OutboxEntry): RecordKey => [owner, kind, id];

/** Returns the range of all keys of an owner. In IndexedDB, an array is greater than any string. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export const note: Note = (writing, owner, changes) => {
  const outbox = writing.objectStore('outbox');
  return Promise.all(entriesOf(owner, changes).map((entry) => outbox.put(entry)));
};

/** Returns the entries of a message from the server, which arrived there `at` ms since the epoch. */
const arrivedEntries = (
  owner: string,
  record: StoredRecordInput<string>,
  at: number | undefined,
): MessageEntry[] =>
  at === undefined ? restoredEntries(owner, [record]) : messageEntriesOf(owner, record.kind, record.id, at);

/** Returns the outbox of a database. */
export function indexedOutbox({ get: open }: LazyDatabase<DeviceSchema>): OutboxEntries {
  return {
    get: async (...key) => readFrom(await open(), 'outbox', (store) => store.get(key)),

    waiting: async (owner) =>
      unanswered(await readFrom(await open(), 'outbox', (store) => store.getAll(allOf(owner)))),

    refused: async (owner) =>
      readFrom(await open(), 'outbox', (store) => store.index('refused').getAll(allOf(owner))),

    async load(entry) {
      return inSteps(await open(), ['records', 'outbox'], 'readonly', async (reading) => {
        const [found, record] = await Promise.all([
          reading.objectStore('outbox').get(keyOf(entry)),
          reading.objectStore('records').get(keyOf(entry)),
        ]);
        return found?.entry === entry.entry ? { record } : null;
      });
    },

    async settle(entry, next) {
      return inSteps(await open(), ['outbox'], 'readwrite', async ({ store }) => {
        if ((await store.get(keyOf(entry)))?.entry !== entry.entry) return false;
        await (next ? store.put(next) : store.delete(keyOf(entry)));
        return true;
      });
    },

    async receive(owner, records, entries) {
      const asStored = await loadAsStored(records);
      return inSteps(
        await open(),
        ['records', 'outbox', 'entries', 'heads'],
        'readwrite',
        async (writing) => {
          const outbox = writing.objectStore('outbox');
          const found = await Promise.all(records.map(({ kind, id }) => outbox.get([owner, kind, id])));
          const received = records.filter((_, at) => found[at]?.entry === entries[at]);
          for (const { kind, id, value } of received) {
            const store = writing.objectStore('records');
            await (value === undefined
              ? store.delete([owner, kind, id])
              : store.put(asStored({ owner, kind, id, value })));
          }
          const messages = received.filter(({ kind }) => isMessageKind(kind));
          const removed = messages.filter(({ value }) => value === undefined);
          if (removed.length > 0) await removeEntries(writable(writing), owner, removed);
          const arrived = messages.flatMap(({ kind, id, value, at }) =>
            value === undefined ? [] : arrivedEntries(owner, { kind, id, value }, at),
          );
          if (arrived.length > 0) await restoreEntries(writable(writing), arrived);
          return received;
        },
      );
    },
  };
}
