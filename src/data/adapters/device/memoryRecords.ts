import { handledElsewhere } from '../../log/report';
import type { Claim } from '../../ports/Addresses';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { freeSlug } from './addresses';
import type { QuarantinedRecord, RecordDatabase, StoredRecord } from './recordDatabase';

/** The initial records, by owner. */
export type Seed = Record<string, readonly StoredRecordInput<string>[]>;

/** Orders records by kind, then by id. */
const byKind = (a: StoredRecordInput<string>, b: StoredRecordInput<string>) =>
  compare(a.kind, b.kind) || compare(a.id, b.id);
/** Compares strings in the same order as IndexedDB. */
const compare = (a: string, b: string) => (a < b ? -1 : Number(a > b));

const keyOf = (kind: string, id: string) => JSON.stringify([kind, id]);

/** Creates a database in memory. Its records are lost when the page closes. */
export function memoryRecords(seed: Seed = {}) {
  /** The records of each owner, by kind and id. */
  const owners = new Map<string, Map<string, StoredRecordInput<string>>>();
  let quarantined: QuarantinedRecord[] = [];
  let addresses: Claim[] = [];
  /** The last claim. Each claim waits for the previous one, so that none takes the same slug. */
  let claimed: Promise<unknown> = Promise.resolve();

  const recordsOf = (owner: string) => owners.get(owner) ?? new Map<string, StoredRecordInput<string>>();

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

    async update(owner, keys, change) {
      const found = keys.map(({ kind, id }) => recordsOf(owner).get(keyOf(kind, id))?.value);
      const values = change(structuredClone(found));
      await database.writeAll(
        owner,
        keys.map(({ kind, id }, at) => ({ kind, id, value: values[at] })),
      );
      return values;
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
    },

    claim(owner, asked, pageOf) {
      const { kind, id } = asked;
      const isOwn = (known: Claim) => known.owner === owner && known.kind === kind && known.id === id;
      const claiming = claimed.then(async () => {
        const kept = addresses.find(isOwn);
        const slug = kept?.slug ?? (await freeSlug(owner, asked, database.claims));
        await database.writeAll(owner, pageOf(slug));
        if (!kept) addresses.push({ slug, kind, owner, id });
        return slug;
      });
      claimed = claiming.catch(handledElsewhere);
      return claiming;
    },

    claims: async (slug) => addresses.filter((known) => known.slug === slug),

    async handOver(from, taken, to, given) {
      const source = recordsOf(from);
      if (taken.some(({ kind, id }) => !source.has(keyOf(kind, id)))) return false;
      const copies = structuredClone(given);
      for (const { kind, id } of taken) source.delete(keyOf(kind, id));
      await database.writeAll(to, copies);
      const isGiven = (known: Claim) => known.owner === from && copies.some(({ id }) => id === known.id);
      addresses = addresses.map((known) => (isGiven(known) ? { ...known, owner: to } : known));
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
      owners.set(owner, new Map(copies.map((record) => [keyOf(record.kind, record.id), record])));
    },

    async removeAll(owner) {
      owners.delete(owner);
      addresses = addresses.map((known) => (known.owner === owner ? { ...known, owner: '', id: '' } : known));
      quarantined = quarantined.filter(({ record }) => (record as StoredRecord).owner !== owner);
    },

    async close() {},
  };

  for (const [owner, records] of Object.entries(seed)) void database.replaceAll(owner, records);
  return { database, quarantined: () => quarantined };
}

const stored = (owner: string, record: StoredRecordInput<string>): StoredRecord =>
  structuredClone({ owner, ...record });
