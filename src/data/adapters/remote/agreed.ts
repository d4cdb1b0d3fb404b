import type { DBSchema } from 'idb';
import { committed, lazyDatabase } from '../device/lazyDatabase';
import type { Version } from './mergedFields';

/**
 * The version of a record on which this device and the server last agreed. `entry`: the entry of its last change;
 * undefined before the first.
 */
export type Agreed = Version & { entry: string | undefined };

/** A place in the order of an account's records on the server: their time there, and their key. */
export type Place = readonly [at: number, key: string];

/**
 * How far an account is restored on this device. All records after `low` are; with `isWhole`, all others too.
 * `high`: the last change that the device received.
 */
export type Restored = { low: Place | null; high: Place | null; isWhole: boolean };

interface Schema extends DBSchema {
  agreed: { key: [owner: string, kind: string, id: string]; value: Agreed };
  restored: { key: string; value: Restored };
  seen: { key: [viewer: string, unit: string]; value: string };
}

type RecordName = { kind: string; id: string };

/** What this device knows about the server's copy. */
export interface AgreedStore {
  get(owner: string, kind: string, id: string): Promise<Agreed | undefined>;
  getAll(owner: string, names: readonly RecordName[]): Promise<(Agreed | undefined)[]>;
  put(owner: string, kind: string, id: string, agreed: Agreed): Promise<void>;
  restored(owner: string): Promise<Restored | undefined>;
  putAll(owner: string, agreed: readonly (RecordName & { agreed: Agreed })[]): Promise<void>;
  setRestored(owner: string, restored: Restored): Promise<void>;
  /** Returns a digest of what a viewer last received as one unit (units.ts); undefined if it never did. */
  seen(viewer: string, unit: string): Promise<string | undefined>;
  /** Returns the units whose names begin with `prefix`, of those that a viewer has received. */
  allSeen(viewer: string, prefix: string): Promise<string[]>;
  setSeen(viewer: string, unit: string, digest: string): Promise<void>;
  /** Forgets an account. */
  removeAll(owner: string): Promise<void>;
  close(): Promise<void>;
}

/** Opens the store. It is separate from the records, because a build without a server doesn't have it. */
export function openAgreed(name: string): AgreedStore {
  const { get: open, close } = lazyDatabase<Schema>(`${name}.remote`, 1, (db) => {
    db.createObjectStore('agreed');
    db.createObjectStore('restored');
    db.createObjectStore('seen');
  });
  return {
    get: async (...key) => (await open()).get('agreed', key),
    async put(owner, kind, id, agreed) {
      await (await open()).put('agreed', agreed, [owner, kind, id]);
    },
    async getAll(owner, names) {
      const { store } = (await open()).transaction('agreed');
      return Promise.all(names.map(({ kind, id }) => store.get([owner, kind, id])));
    },
    async putAll(owner, all) {
      const writing = (await open()).transaction('agreed', 'readwrite');
      await committed(
        writing,
        ...all.map(({ kind, id, agreed }) => writing.store.put(agreed, [owner, kind, id])),
      );
    },
    restored: async (owner) => (await open()).get('restored', owner),
    async setRestored(owner, restored) {
      await (await open()).put('restored', restored, owner);
    },
    seen: async (...key) => (await open()).get('seen', key),
    async allSeen(viewer, prefix) {
      const range = IDBKeyRange.bound([viewer, prefix], [viewer, `${prefix}\uffff`]);
      return (await (await open()).getAllKeys('seen', range)).map(([, unit]) => unit);
    },
    async setSeen(viewer, unit, digest) {
      await (await open()).put('seen', digest, [viewer, unit]);
    },
    async removeAll(owner) {
      const db = await open();
      await db.delete('seen', IDBKeyRange.bound([owner], [owner, []]));
      await db.delete('agreed', IDBKeyRange.bound([owner], [owner, []]));
      await db.delete('restored', owner);
    },
    close,
  };
}
