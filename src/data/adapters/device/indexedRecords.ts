import type { IDBPDatabase } from 'idb';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { committed, inSteps, type LazyDatabase, lazyDatabase, strict, type Upgrade } from './lazyDatabase';
import { isMessageKind } from './messageKinds';
import type { Note } from './outboxEntry';
import type { RecordDatabase } from './recordDatabase';
import { sharedReads } from './sharedReads';
import { loadAsStored } from './wordedKinds';

/** Loads the changes of several records, and others that few pages need. */
const loadOwnerRecords = () => import('./ownerRecords');

/** Loads the reads of records of several owners, and others that few pages need. */
const loadReads = () => import('./recordReads');

/** How many records the first request of a kind reads. */
const few = 8;

/** How many records each further request for all records of a kind reads. */
const many = 500;

/** Loads the operations on conversations. */
const loadThreads = () => import('./indexedThreads');

/** An operation of a module, without the database in its arguments. */
type Operation<Work> = Work extends (database: never, ...asked: infer Asked) => infer Result
  ? (...asked: Asked) => Promise<Awaited<Result>>
  : never;

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
  const records = upgrade.objectStore('records');
  if (oldVersion < 5) {
    records.createIndex('ids', ['kind', 'id', 'owner']);
    for (const field of ['postTime', 'savedAt', 'postId'] as const)
      records.createIndex(field, ['kind', `value.${field}`]);
    const key = ['reader', 'peer', 'owner'];
    db.createObjectStore('heads', { keyPath: key }).createIndex('latest', ['reader', 'at']);
    db.createObjectStore('entries', { keyPath: [...key, 'id'] }).createIndex('arrival', [
      ...key.slice(0, 2),
      'at',
      'id',
    ]);
    const own = ['owner', 'kind', 'id'];
    db.createObjectStore('outbox', { keyPath: own }).createIndex('refused', [...own, 'reason']);
  }
  records.createIndex('words', 'words', { multiEntry: true });
};

/** Returns the database of this name, which opens on its first use. */
export const deviceDatabase = (name: string): LazyDatabase<DeviceSchema> =>
  lazyDatabase(name, 6, upgradeRecords, () => import('./migrateRecords'));

/** The stores of a transaction that changes records. */
const changed = ['records', 'outbox'] as const;

/** Stores records in the IndexedDB database of this name. */
export const indexedRecords = (databaseName: string): RecordDatabase =>
  recordsIn(deviceDatabase(databaseName));

/**
 * Stores records in a database. Each key begins with the owner, so that one object store can contain the
 * records of all accounts.
 * @param note adds changes to the outbox, in the transaction that makes them; omitted without a server
 */
export function recordsIn(database: LazyDatabase<DeviceSchema>, note?: Note): RecordDatabase {
  const read = sharedReads(database);

  /** Returns an operation of a module that loads on its first use. */
  const later =
    <Operations, Given>(load: () => Promise<Operations>, given: (db: IDBPDatabase<DeviceSchema>) => Given) =>
    <Name extends keyof Operations>(name: Name) =>
      (async (...asked: unknown[]) => {
        const operation = (await load())[name] as (given: Given, ...asked: unknown[]) => unknown;
        return operation(given(await database.get()), ...asked);
      }) as Operation<Operations[Name]>;
  const reading = later(loadReads, (db) => db);
  const changing = later(loadOwnerRecords, (db) => ({ db, note }));

  return {
    readAcross: reading('readAcross'),
    readThread: async (...asked) => (await loadThreads()).readThread(await database.get(), ...asked),
    readHeads: async (...asked) => (await loadThreads()).readHeads(await database.get(), ...asked),

    async readLast(owner, kind, { count, before }) {
      // IndexedDB orders arrays after all strings, so without `before` the range includes every id.
      const end = [owner, kind, before ?? []];
      const upTo = (start: IDBValidKey, isOpen: boolean) => IDBKeyRange.bound(start, end, isOpen, true);
      const page = await read(async (store) => {
        // Most kinds have few records, so that this request reads all of them.
        const most = Math.min(count, few);
        const all = upTo([owner, kind], false);
        const first = await store.getAll(all, most + 1);
        if (first.length <= most || count === Infinity) return { found: first, hasEarlier: false };
        // Moves the cursor back by `count` keys, to the key before the page. One request then reads the page.
        const last = await store.openKeyCursor(all, 'prev');
        const previous = await last?.advance(count);
        const hasEarlier = Boolean(previous);
        return { found: await store.getAll(upTo(previous?.key ?? [owner, kind], hasEarlier)), hasEarlier };
      });
      if (count < Infinity || page.found.length <= few) return page;
      // In a separate transaction, so that other reads don't wait for it.
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        const found = [...page.found];
        while (true) {
          const next = await store.getAll(upTo([owner, kind, found.at(-1)?.id ?? ''], true), many);
          found.push(...next);
          if (next.length < many) return { found, hasEarlier: false };
        }
      });
    },

    async readNewest(owner, kind, { newest: count, before }) {
      const end = before ?? Number.POSITIVE_INFINITY;
      const all = IDBKeyRange.bound([owner, kind], [owner, kind, end], false, before !== undefined);
      return inSteps(await database.get(), ['records'], 'readonly', async ({ store }) => {
        const index = store.index('posted');
        const newest = await index.openKeyCursor(all, 'prev');
        const last = count > 1 ? await newest?.advance(count - 1) : newest;
        if (!last) return { found: await index.getAll(all), since: Number.NEGATIVE_INFINITY };
        // Includes all records with the same time as the oldest record.
        const [found, earlier] = await Promise.all([
          index.getAll(IDBKeyRange.bound(last.key, all.upper, false, all.upperOpen)),
          index.getKey(IDBKeyRange.bound(all.lower, last.key, false, true)),
        ]);
        return { found, since: earlier ? last.key[2] : Number.NEGATIVE_INFINITY };
      });
    },

    readSome: reading('readSome'),
    findOwners: reading('findOwners'),
    owners: (count = Infinity) =>
      read(async (store) => {
        const found: string[] = [];
        let cursor = await store.openKeyCursor();
        while (cursor && found.length < count) {
          const [owner] = cursor.key;
          found.push(owner);
          // Skips the keys of the same owner: an array is greater than any string.
          cursor = await cursor.continue([owner, []] as unknown as RecordKey);
        }
        return found;
      }),
    kinds: (owner, prefix) =>
      read(async (store) => {
        const keys = await store.getAllKeys(IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]));
        return [...new Set(keys.map(([, kind]) => kind))];
      }),

    update: changing('updateRecords'),
    loadUpdates: loadOwnerRecords,

    async writeAll(owner, changes) {
      if (changes.some(({ kind }) => isMessageKind(kind))) {
        const [threads, asStored] = await Promise.all([loadThreads(), loadAsStored(changes)]);
        return threads.writeMessages({ db: await database.get(), note, asStored }, owner, changes);
      }
      const [db, asStored] = await Promise.all([database.get(), loadAsStored(changes)]);
      const writing = db.transaction(changed, 'readwrite', strict);
      const store = writing.objectStore('records');
      const requests: Promise<unknown>[] = [];
      try {
        for (const { kind, id, value } of changes) {
          const key: RecordKey = [owner, kind, id];
          requests.push(
            value === undefined ? store.delete(key) : store.put(asStored({ owner, kind, id, value })),
          );
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

    quarantine: changing('quarantineRecord'),
    claim: changing('claimAddress'),
    claims: reading('readClaims'),
    handOver: changing('handOverRecords'),
    readAll: reading('readRecords'),
    replaceAll: changing('replaceRecords'),
    removeAll: changing('removeRecords'),
    close: database.close,
  };
}
