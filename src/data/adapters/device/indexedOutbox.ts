import type { IDBPDatabase, IDBPTransaction } from 'idb';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { inSteps, readFrom } from './lazyDatabase';
import { byEntry, entriesOf } from './outboxEntry';
import type { OutboxEntries, OutboxEntry } from './recordDatabase';

// The outbox in IndexedDB. This module loads only if there is a server.

const keyOf = ({ owner, kind, id }: OutboxEntry): RecordKey => [owner, kind, id];

/** A transaction that writes records. */
type Writing = IDBPTransaction<DeviceSchema, ['records', 'outbox'], 'readwrite'>;

/**
 * Adds changes to the outbox, in the transaction that makes the changes. An entry replaces the earlier entry
 * of the same record. Places all requests synchronously.
 */
export const note = (
  writing: Writing,
  owner: string,
  changes: readonly StoredRecordInput<string>[],
): Promise<unknown> => {
  const outbox = writing.objectStore('outbox');
  return Promise.all(entriesOf(owner, changes).map((entry) => outbox.put(entry)));
};

export type Note = typeof note;

/** Returns the outbox of a database. `get` opens the database. */
export function indexedOutbox(get: () => Promise<IDBPDatabase<DeviceSchema>>): OutboxEntries {
  return {
    get: async (...key) => readFrom(await get(), 'outbox', (store) => store.get(key)),

    async waiting() {
      const all = await readFrom(await get(), 'outbox', (store) => store.getAll());
      return all.filter(({ reason }) => reason === undefined).sort(byEntry);
    },

    async refused(owner) {
      const all = IDBKeyRange.bound([owner], [owner, []]);
      return readFrom(await get(), 'outbox', (store) => store.index('refused').getAll(all));
    },

    async load(entry) {
      return inSteps(await get(), ['records', 'outbox'], 'readonly', async (reading) => {
        const [found, record] = await Promise.all([
          reading.objectStore('outbox').get(keyOf(entry)),
          reading.objectStore('records').get(keyOf(entry)),
        ]);
        return found?.entry === entry.entry ? { record } : null;
      });
    },

    async settle(entry, next) {
      return inSteps(await get(), ['outbox'], 'readwrite', async ({ store }) => {
        if ((await store.get(keyOf(entry)))?.entry !== entry.entry) return false;
        await (next ? store.put(next) : store.delete(keyOf(entry)));
        return true;
      });
    },
  };
}
