import type { DeviceSchema, RecordKey } from './deviceSchema';
import { committed, inSteps, lazyDatabase, readFrom, strict, type Upgrade } from './lazyDatabase';
import type { RecordDatabase } from './recordDatabase';

/** Loads the operations on all records of an owner, on the records of two owners, on addresses and on damaged records. */
const loadOwnerRecords = () => import('./ownerRecords');

type OwnerRecords = Awaited<ReturnType<typeof loadOwnerRecords>>;
/** The arguments of an operation, without the database. */
type Rest<Name extends keyof OwnerRecords> =
  Parameters<OwnerRecords[Name]> extends [unknown, ...infer Asked] ? Asked : never;

/** Creates the object stores and indexes that a database of an earlier version lacks. */
const upgradeRecords: Upgrade<DeviceSchema> = (db, oldVersion, upgrade) => {
  if (oldVersion === 0) {
    db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
    db.createObjectStore('quarantine', { autoIncrement: true });
  } else if (oldVersion === 1) {
    // The store's name in version 1.
    upgrade.objectStore('setAside' as 'quarantine').name = 'quarantine';
  }
  if (oldVersion < 3)
    upgrade.objectStore('records').createIndex('posted', ['owner', 'kind', 'value.postTime']);
  if (oldVersion < 4)
    db.createObjectStore('addresses', { keyPath: ['slug', 'kind'] }).createIndex('owner', 'owner');
};

/**
 * Stores records in IndexedDB. The first use opens the database. Each key begins with the owner, so that one
 * object store can contain the records of all accounts.
 */
export function indexedRecords(databaseName: string): RecordDatabase {
  const database = lazyDatabase(databaseName, 5, upgradeRecords, async () => {
    const { migrateRecords } = await import('./migrateRecords');
    return migrateRecords;
  });

  /** Returns an operation of `ownerRecords`, which loads on its first use. */
  const later =
    <Name extends keyof OwnerRecords>(name: Name) =>
    async (...asked: Rest<Name>): Promise<Awaited<ReturnType<OwnerRecords[Name]>>> => {
      const operation = (await loadOwnerRecords())[name] as (...asked: unknown[]) => unknown;
      return operation(await database.get(), ...asked) as Promise<Awaited<ReturnType<OwnerRecords[Name]>>>;
    };

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

    async update(owner, keys, change) {
      return inSteps(await database.get(), ['records'], 'readwrite', async ({ store }) => {
        const found = await Promise.all(keys.map(({ kind, id }) => store.get([owner, kind, id])));
        const values = change(found.map((record) => record?.value));
        for (const [at, { kind, id }] of keys.entries())
          await store.put({ owner, kind, id, value: values[at] });
        return values;
      });
    },

    async writeAll(owner, changes) {
      const db = await database.get();
      const writing = db.transaction('records', 'readwrite', strict);
      const requests: Promise<unknown>[] = [];
      try {
        for (const { kind, id, value } of changes) {
          const key: RecordKey = [owner, kind, id];
          requests.push(
            value === undefined ? writing.store.delete(key) : writing.store.put({ owner, kind, id, value }),
          );
        }
      } catch (error) {
        // `put` throws for a value that can't be cloned, but leaves the transaction open.
        writing.abort();
        await Promise.allSettled([...requests, writing.done]);
        throw error;
      }
      await committed(writing, ...requests);
    },

    quarantine: later('quarantineRecord'),
    claim: later('claimAddress'),
    claims: later('readClaims'),
    handOver: later('handOverRecords'),
    readAll: later('readRecords'),
    replaceAll: later('replaceRecords'),
    removeAll: later('removeRecords'),
    close: database.close,
  };
}
