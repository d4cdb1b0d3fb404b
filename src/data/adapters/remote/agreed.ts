import type { DBSchema } from 'idb';
import { committed, inSteps, lazyDatabase } from '../device/lazyDatabase';
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
  /** Notes that the device received records of another account. `at`: in ms since the epoch. */
  setReceived(owner: string, at: number): Promise<void>;
  /** Returns the other accounts that the device has received, the latest last. */
  receivedOwners(): Promise<string[]>;
  /**
   * Forgets what the device has received of these accounts, except those that wrote to an account of this device.
   * Returns the forgotten ones.
   */
  forgetOwners(owners: readonly string[]): Promise<string[]>;
  /** Forgets an account. */
  removeAll(owner: string): Promise<void>;
  close(): Promise<void>;
}

/** What the device has received doesn't depend on the viewer. */
export const device = '';

const ownerPrefix = 'owner ';
const messagePrefix = 'last message ';

/** Names the newest message of an account that a viewer has received. */
export const lastMessageOf = (peer: string) => messagePrefix + peer;

const unitsFrom = (viewer: string, prefix: string) =>
  IDBKeyRange.bound([viewer, prefix], [viewer, `${prefix}\uffff`]);

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
      return (await (await open()).getAllKeys('seen', unitsFrom(viewer, prefix))).map(([, unit]) => unit);
    },
    async setSeen(viewer, unit, digest) {
      await (await open()).put('seen', digest, [viewer, unit]);
    },
    async receivedOwners() {
      const range = unitsFrom(device, ownerPrefix);
      const { store } = (await open()).transaction('seen');
      const [keys, times] = await Promise.all([store.getAllKeys(range), store.getAll(range)]);
      return keys
        .map(([, unit], at) => ({ owner: unit.slice(ownerPrefix.length), at: Number(times[at]) }))
        .sort((a, b) => a.at - b.at)
        .map(({ owner }) => owner);
    },
    setReceived: async (owner, at) => {
      await (await open()).put('seen', String(at), [device, ownerPrefix + owner]);
    },
    forgetOwners: async (owners) =>
      inSteps(await open(), ['seen'], 'readwrite', async ({ store }) => {
        const asked = new Set(owners);
        const keys = await store.getAllKeys();
        for (const [, unit] of keys)
          if (unit.startsWith(messagePrefix)) asked.delete(unit.slice(messagePrefix.length));
        for (const key of keys)
          if (key[1].split(' ').some((part) => asked.has(part))) await store.delete(key);
        return [...asked];
      }),
    async removeAll(owner) {
      const db = await open();
      await db.delete('seen', IDBKeyRange.bound([owner], [owner, []]));
      await db.delete('agreed', IDBKeyRange.bound([owner], [owner, []]));
      await db.delete('restored', owner);
    },
    close,
  };
}
