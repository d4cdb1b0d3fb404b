import type { StoredRecordInput } from '../../schema/shapes/records';
import { memoryOutbox } from './memoryOutbox';
import type { QuarantinedRecord, RecordDatabase, StoredRecord } from './recordDatabase';

/** The initial records, by owner. */
export type Seed = Record<string, readonly StoredRecordInput<string>[]>;

/** Orders records by kind, then by id. */
const byKind = (a: StoredRecordInput<string>, b: StoredRecordInput<string>) =>
  compare(a.kind, b.kind) || compare(a.id, b.id);
/** Compares strings in the same order as IndexedDB. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const keyOf = (kind: string, id: string) => JSON.stringify([kind, id]);

/**
 * Creates a database in memory. Its records are lost when the page closes.
 * @param hasServer whether each write also adds its changes to the outbox
 */
export function memoryRecords(seed: Seed = {}, hasServer = false) {
  /** The records of each owner, by kind and id. */
  const owners = new Map(
    Object.entries(seed).map(([owner, records]) => [owner, byKey(structuredClone(records))]),
  );
  let quarantined: QuarantinedRecord[] = [];

  const recordsOf = (owner: string) => owners.get(owner) ?? byKey([]);
  const { outbox, note, drop } = memoryOutbox(hasServer, (owner, kind, id) => {
    const record = recordsOf(owner).get(keyOf(kind, id));
    return record && stored(owner, record);
  });

  const database: RecordDatabase = {
    async readLast(owner, kind, { count, before }) {
      const all = [...recordsOf(owner).values()]
        .filter((record) => record.kind === kind && (before === undefined || record.id < before))
        .sort(byKind);
      const start = Math.max(0, all.length - count);
      return { found: all.slice(start).map((record) => stored(owner, record)), hasEarlier: start > 0 };
    },

    async readNewest(owner, kind, count) {
      const posted = [...recordsOf(owner).values()]
        .flatMap((record) => {
          const { postTime } = (record.value ?? {}) as { postTime?: unknown };
          return record.kind === kind && typeof postTime === 'number' ? { record, postTime } : [];
        })
        .sort((a, b) => a.postTime - b.postTime);
      // Includes all records with the same time as the oldest record.
      const since = posted.at(-count)?.postTime ?? Number.NEGATIVE_INFINITY;
      const newest = posted.filter(({ postTime }) => postTime >= since);
      return {
        found: newest.map(({ record }) => stored(owner, record)),
        hasEarlier: newest.length < posted.length,
      };
    },

    async readSome(owner, kind, ids) {
      const records = recordsOf(owner);
      return [...ids].sort().flatMap((id) => {
        const record = records.get(keyOf(kind, id));
        return record ? [stored(owner, record)] : [];
      });
    },

    owners: async () => [...owners].flatMap(([owner, records]) => (records.size > 0 ? [owner] : [])),

    async kinds(owner, prefix) {
      const kinds = [...recordsOf(owner).values()].map(({ kind }) => kind);
      return [...new Set(kinds)].filter((kind) => kind.startsWith(prefix)).sort();
    },

    async update(owner, kind, id, change) {
      const value = change(structuredClone(recordsOf(owner).get(keyOf(kind, id))?.value));
      await database.writeAll(owner, [{ kind, id, value }]);
      return value;
    },

    async writeAll(owner, changes) {
      // A value that can't be cloned throws before anything is written.
      const copies = structuredClone(changes);
      const records = recordsOf(owner);
      owners.set(owner, records);
      for (const { kind, id, value } of copies) {
        if (value === undefined) records.delete(keyOf(kind, id));
        else records.set(keyOf(kind, id), { kind, id, value });
      }
      note(owner, copies);
    },

    async handOver(from, taken, to, given) {
      const source = recordsOf(from);
      if (taken.some(({ kind, id }) => !source.has(keyOf(kind, id)))) return false;
      const copies = structuredClone(given);
      for (const { kind, id } of taken) source.delete(keyOf(kind, id));
      note(from, taken.map(removal));
      await database.writeAll(to, copies);
      return true;
    },

    async quarantine({ owner, kind, id }, isWhole, problem) {
      const records = recordsOf(owner);
      const record = records.get(keyOf(kind, id));
      if (record && isWhole(record.value)) return false;
      if (record) quarantined.push({ record: stored(owner, record), problem });
      records.delete(keyOf(kind, id));
      return true;
    },

    readAll: async (owner) => structuredClone([...recordsOf(owner).values()].sort(byKind)),

    async replaceAll(owner, records) {
      const copies = structuredClone(records);
      note(owner, [...recordsOf(owner).values()].map(removal));
      owners.set(owner, byKey(copies));
      note(owner, copies);
    },

    async removeAll(owner) {
      owners.delete(owner);
      drop(owner);
      quarantined = quarantined.filter(({ record }) => (record as StoredRecord).owner !== owner);
    },

    outbox: async () => outbox,

    async close() {},
  };

  return { database, quarantined: () => quarantined };
}

const byKey = (records: readonly StoredRecordInput<string>[]) =>
  new Map(records.map((record) => [keyOf(record.kind, record.id), record]));

const removal = ({ kind, id }: { kind: string; id: string }) => ({ kind, id, value: undefined });

const stored = (owner: string, record: StoredRecordInput<string>): StoredRecord =>
  structuredClone({ owner, ...record });
