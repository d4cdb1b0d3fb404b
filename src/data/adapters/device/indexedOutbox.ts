import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { inSteps, type LazyDatabase, readFrom } from './lazyDatabase';
import { entriesOf, type OutboxEntries, type OutboxEntry, unanswered } from './outboxEntry';

// The outbox in IndexedDB. This module loads only if there is a server.

const keyOf = ({ owner, kind, id }: OutboxEntry): RecordKey => [owner, kind, id];

/** Returns the range of all keys of an owner. In IndexedDB, an array is greater than any string. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

/** A transaction that changes records. */
type Writing = { objectStore(name: 'outbox'): { put(entry: OutboxEntry): Promise<unknown> } };

/**
 * Adds changes to the outbox, in the transaction that makes the changes. An entry replaces the earlier entry
 * of the same record. Places all requests synchronously.
 */
export function note(
  writing: Writing,
  owner: string,
  changes: readonly StoredRecordInput<string>[],
): Promise<unknown> {
  const outbox = writing.objectStore('outbox');
  return Promise.all(entriesOf(owner, changes).map((entry) => outbox.put(entry)));
}

export type Note = typeof note;

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
  };
}
