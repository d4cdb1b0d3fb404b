import type { DeviceSchema, RecordKey } from './deviceSchema';
import { committed, inSteps, lazyDatabase, readFrom, strict } from './lazyDatabase';
import type { RecordDatabase } from './recordDatabase';

/** Loads the operations on all records of an owner, and those that few pages need. */
const loadOwnerRecords = () => import('./ownerRecords');
/** Loads the outbox, if there is a server. */
export const loadOutbox = () => import('./outbox');

/**
 * Stores records in IndexedDB. The first use opens the database. Each key begins with the owner, so that one
 * object store can contain the records of all accounts.
 * @param hasServer whether each write also adds its changes to the outbox
 */
export function indexedRecords(databaseName: string, hasServer = false): RecordDatabase {
  const database = lazyDatabase<DeviceSchema>(databaseName, 4, (db, oldVersion, upgrade) => {
    if (oldVersion === 0) {
      db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
      db.createObjectStore('quarantine', { autoIncrement: true });
    } else if (oldVersion === 1) {
      // The store's name in version 1.
      upgrade.objectStore('setAside' as 'quarantine').name = 'quarantine';
    }
    if (oldVersion < 3)
      upgrade.objectStore('records').createIndex('posted', ['owner', 'kind', 'value.postTime']);
    // Version 4. An upgrade always starts from an earlier version.
    const outbox = db.createObjectStore('outbox', { keyPath: ['owner', 'kind', 'id'] });
    outbox.createIndex('refused', ['owner', 'kind', 'id', 'reason']);
  });
  /** Returns the database, and the function that adds changes to the outbox, if there is a server. */
  async function open() {
    const note = hasServer ? (await loadOutbox()).note : undefined;
    return [await database.get(), note] as const;
  }

  return {
    async readLast(owner, kind, { count, before }) {
      // IndexedDB orders arrays after all strings, so without `before` the range includes every id.
      const end = [owner, kind, before ?? []];
      const upTo = (start: IDBValidKey, isOpen: boolean) => IDBKeyRange.bound(start, end, isOpen, true);
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        // Moves the cursor back by `count` keys, to the key before the page. One request then reads the page.
        const last = await store.openKeyCursor(upTo([owner, kind], false), 'prev');
        const previous = await last?.advance(count);
        const hasEarlier = Boolean(previous);
        const found = last ? await store.getAll(upTo(previous?.key ?? [owner, kind], hasEarlier)) : [];
        return { found, hasEarlier };
      });
    },

    async readNewest(owner, kind, count) {
      const all = IDBKeyRange.bound([owner, kind], [owner, kind, Number.POSITIVE_INFINITY]);
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        const index = store.index('posted');
        const newest = await index.openKeyCursor(all, 'prev');
        const last = count > 1 ? await newest?.advance(count - 1) : newest;
        if (!last) return { found: await index.getAll(all), hasEarlier: false };
        // Includes all records with the same time as the oldest record.
        const [found, earlier] = await Promise.all([
          index.getAll(IDBKeyRange.bound(last.key, all.upper)),
          index.getKey(IDBKeyRange.bound(all.lower, last.key, false, true)),
        ]);
        return { found, hasEarlier: earlier !== undefined };
      });
    },

    async readSome(owner, kind, ids) {
      const found = await readFrom(await database.get(), 'records', (store) =>
        Promise.all([...ids].sort().map((id) => store.get([owner, kind, id]))),
      );
      return found.filter((record) => record !== undefined);
    },

    async owners() {
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        const owners: string[] = [];
        let cursor = await store.openKeyCursor();
        while (cursor) {
          const [owner] = cursor.key;
          owners.push(owner);
          // Skips to the first record of the next owner: an array is greater than any string.
          cursor = await cursor.continue([owner, []] as unknown as RecordKey);
        }
        return owners;
      });
    },

    async kinds(owner, prefix) {
      const range = IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]);
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        const kinds: string[] = [];
        let cursor = await store.openKeyCursor(range);
        while (cursor) {
          const [, kind] = cursor.key;
          kinds.push(kind);
          // Skips to the first record of the next kind.
          cursor = await cursor.continue([owner, kind, []] as unknown as RecordKey);
        }
        return kinds;
      });
    },

    async update(owner, kind, id, change) {
      const [db, note] = await open();
      return inSteps(db, ['records', 'outbox'], 'readwrite', async (writing) => {
        const store = writing.objectStore('records');
        const found = await store.get([owner, kind, id]);
        const value = change(found?.value);
        await store.put({ owner, kind, id, value });
        await note?.(writing, owner, [{ kind, id, value }]);
        return value;
      });
    },

    async writeAll(owner, changes) {
      const [db, note] = await open();
      const writing = db.transaction(['records', 'outbox'], 'readwrite', strict);
      const store = writing.objectStore('records');
      const requests: Promise<unknown>[] = [];
      try {
        for (const { kind, id, value } of changes) {
          const key: RecordKey = [owner, kind, id];
          requests.push(value === undefined ? store.delete(key) : store.put({ owner, kind, id, value }));
        }
        if (note) requests.push(note(writing, owner, changes));
      } catch (error) {
        // `put` throws for a value that can't be cloned, but leaves the transaction open.
        writing.abort();
        await Promise.allSettled([...requests, writing.done]);
        throw error;
      }
      await committed(writing, ...requests);
    },

    async quarantine(...move) {
      return (await loadOwnerRecords()).quarantineRecord(await database.get(), ...move);
    },

    async handOver(...move) {
      return (await loadOwnerRecords()).handOverRecords(...(await open()), ...move);
    },

    async readAll(owner) {
      return (await loadOwnerRecords()).readRecords(await database.get(), owner);
    },

    async replaceAll(owner, records) {
      await (await loadOwnerRecords()).replaceRecords(...(await open()), owner, records);
    },

    async removeAll(owner) {
      await (await loadOwnerRecords()).removeRecords(await database.get(), owner);
    },

    async outbox() {
      // Opens the database first, because memory replaces a database that can't be opened.
      await database.get();
      return (await loadOutbox()).indexedOutbox(database.get);
    },

    close: database.close,
  };
}
