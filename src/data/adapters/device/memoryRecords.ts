import { handledElsewhere } from '../../log/report';
import type { Claim } from '../../ports/Addresses';
import { type AcrossOwners, timeFields } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { freeSlug } from './addresses';
import {
  arrivalClock,
  byArrival,
  type MessageEntry,
  messageEntriesOf,
  restoredEntries,
} from './messageEntries';
import { isMessageKind } from './messageKinds';
import type { QuarantinedRecord, RecordDatabase, StoredHead, StoredRecord } from './recordDatabase';
import { rankedOwners, withWords, wordKey } from './recordWords';

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
 * @param addresses the initial claims
 * @param note called in every write with the changes of an owner, but not with the initial records
 */
export function memoryRecords(
  seed: Seed = {},
  addresses: Claim[] = [],
  note: (owner: string, changes: readonly StoredRecordInput<string>[]) => void = () => {},
) {
  /** The records of each owner, by kind and id. */
  const owners = new Map(
    Object.entries(seed).map(([owner, records]) => [owner, byKey(structuredClone(records))]),
  );
  /** The entries of all messages, by reader, peer, owner and id. */
  const entries = new Map<string, MessageEntry>();
  const clock = arrivalClock();
  let quarantined: QuarantinedRecord[] = [];
  /** The last claim. Each claim waits for the previous one, so that none takes the same slug. */
  let claimed: Promise<unknown> = Promise.resolve();

  const recordsOf = (owner: string) => owners.get(owner) ?? byKey([]);

  const keyOfEntry = ({ reader, peer, owner, id }: MessageEntry) => JSON.stringify([reader, peer, owner, id]);
  const addEntries = (added: readonly MessageEntry[]) => {
    for (const entry of added) entries.set(keyOfEntry(entry), entry);
  };
  for (const [owner, records] of Object.entries(seed)) addEntries(restoredEntries(owner, records));
  const removeEntries = (owner: string, records: Iterable<{ kind: string; id: string }>) => {
    for (const { kind, id } of records)
      if (isMessageKind(kind))
        for (const entry of messageEntriesOf(owner, kind, id, 0)) entries.delete(keyOfEntry(entry));
  };
  /** Returns the messages of a reader's conversation in the order of their arrival. */
  const threadOf = (reader: string, peer: string) =>
    [...entries.values()]
      .filter((entry) => entry.reader === reader && entry.peer === peer)
      .sort(byArrival)
      .flatMap(({ owner, kind, id, at }) => {
        const record = recordsOf(owner).get(keyOf(kind, id));
        return record ? { ...stored(owner, record), at } : [];
      });
  const headOf = (reader: string, peer: string): StoredHead[] => {
    const thread = threadOf(reader, peer);
    const last = thread.at(-1);
    const received = thread.findLast(({ owner }) => owner === peer);
    return last ? [{ peer, at: last.at, ...(received && { receivedAt: received.at }), last }] : [];
  };

  const database: RecordDatabase = {
    async readThread(reader, peer, { count, before }) {
      const thread = threadOf(reader, peer);
      const end = before === undefined ? -1 : thread.findIndex(({ id }) => id === before);
      const all = end < 0 ? thread : thread.slice(0, end);
      const start = Math.max(0, all.length - count);
      return { found: all.slice(start), hasEarlier: start > 0 };
    },

    async readHeads(reader, asked) {
      if ('peers' in asked)
        return { heads: asked.peers.flatMap((peer) => headOf(reader, peer)), hasEarlier: false };
      const { count, before = Number.POSITIVE_INFINITY } = asked;
      const own = [...entries.values()].filter((entry) => entry.reader === reader);
      const heads = [...new Set(own.map(({ peer }) => peer))]
        .flatMap((peer) => headOf(reader, peer))
        .filter(({ at }) => at < before)
        .sort((a, b) => b.at - a.at);
      const since = heads[count - 1]?.at ?? Number.NEGATIVE_INFINITY;
      const page = heads.filter(({ at }) => at >= since);
      return { heads: page, hasEarlier: page.length < heads.length };
    },

    async readLast(owner, kind, { count, before }) {
      const all = [...recordsOf(owner).values()]
        .filter((record) => record.kind === kind && (before === undefined || record.id < before))
        .sort(byKind);
      const start = Math.max(0, all.length - count);
      return { found: all.slice(start).map((record) => stored(owner, record)), hasEarlier: start > 0 };
    },

    async readNewest(owner, kind, { newest: count, before }) {
      const posted = [...recordsOf(owner).values()]
        .flatMap((record) => {
          const { postTime } = (record.value ?? {}) as { postTime?: unknown };
          const isAsked = typeof postTime === 'number' && (before === undefined || postTime < before);
          return record.kind === kind && isAsked ? { record, postTime } : [];
        })
        .sort((a, b) => a.postTime - b.postTime);
      // Includes all records with the same time as the oldest record.
      const since = posted.at(-count)?.postTime ?? Number.NEGATIVE_INFINITY;
      const newest = posted.filter(({ postTime }) => postTime >= since);
      return {
        found: newest.map(({ record }) => stored(owner, record)),
        since: newest.length < posted.length ? since : Number.NEGATIVE_INFINITY,
      };
    },

    async readAcross(kind, asked) {
      const all = [...owners.keys()].flatMap((owner) =>
        [...recordsOf(owner).values()].flatMap((record) =>
          record.kind === kind ? stored(owner, record) : [],
        ),
      );
      if ('id' in asked) {
        const { id, count, after = '' } = asked;
        const found = all
          .filter((record) => record.id === id && record.owner > after)
          .sort((a, b) => compare(a.owner, b.owner));
        return { found: found.slice(0, count), hasEarlier: found.length > count };
      }
      if (!('newest' in asked)) return { found: all.filter(isAsked(asked)), hasEarlier: false };
      const { newest, before = Number.POSITIVE_INFINITY } = asked;
      const field = timeFields[kind as keyof typeof timeFields];
      if (!field) throw new Error(`Records of the kind ${kind} have no time.`);
      const timeOf = ({ value }: StoredRecord) => (value as Partial<Record<string, number>> | null)?.[field];
      const dated = all
        .flatMap((record) => {
          const time = timeOf(record);
          return typeof time === 'number' && time < before ? { record, time } : [];
        })
        .sort((a, b) => b.time - a.time);
      // Includes all records with the same time as the oldest record.
      const since = dated[newest - 1]?.time ?? Number.NEGATIVE_INFINITY;
      const found = dated.flatMap(({ record, time }) => (time >= since ? record : []));
      return { found, hasEarlier: found.length < dated.length };
    },

    async findOwners(kinds, words, count) {
      const all = [...owners.keys()].flatMap((owner) =>
        [...recordsOf(owner).values()].map((record) => withWords({ owner, ...record })),
      );
      const found = words.map((word) =>
        all.filter((record) =>
          record.words?.some((known) => kinds.some((kind) => known.startsWith(wordKey(kind, word)))),
        ),
      );
      return rankedOwners(
        found.map((records) => records.map(({ owner }) => owner)),
        count,
      );
    },

    async readSome(owner, kind, ids) {
      const records = recordsOf(owner);
      return [...ids].sort().flatMap((id) => {
        const record = records.get(keyOf(kind, id));
        return record ? [stored(owner, record)] : [];
      });
    },

    owners: async (count = Infinity) =>
      [...owners].flatMap(([owner, records]) => (records.size > 0 ? [owner] : [])).slice(0, count),

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
        if (value === undefined) {
          records.delete(keyOf(kind, id));
          removeEntries(owner, [{ kind, id }]);
          continue;
        }
        records.set(keyOf(kind, id), { kind, id, value });
        if (isMessageKind(kind)) addEntries(messageEntriesOf(owner, kind, id, clock.next()));
      }
      note(owner, copies);
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
      removeEntries(from, taken);
      note(from, taken.map(removal));
      await database.writeAll(to, copies);
      addEntries(restoredEntries(to, copies));
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
      const before = [...recordsOf(owner).values()].sort(byKind);
      note(owner, before.map(removal));
      removeEntries(owner, before);
      addEntries(restoredEntries(owner, copies));
      owners.set(owner, byKey(copies));
      note(owner, copies);
    },

    async removeAll(owner) {
      removeEntries(owner, recordsOf(owner).values());
      for (const [key, { reader }] of entries) if (reader === owner) entries.delete(key);
      owners.delete(owner);
      addresses = addresses.map((known) => (known.owner === owner ? { ...known, owner: '', id: '' } : known));
      quarantined = quarantined.filter(({ record }) => (record as StoredRecord).owner !== owner);
    },

    async close() {},
  };

  return { database, quarantined: () => quarantined };
}

const byKey = (records: readonly StoredRecordInput<string>[]) =>
  new Map(records.map((record) => [keyOf(record.kind, record.id), record]));

/** Returns the change that removes a record. */
const removal = ({ kind, id }: { kind: string; id: string }) => ({ kind, id, value: undefined });

/** Returns a function that decides whether a record is requested. */
const isAsked =
  (asked: Exclude<AcrossOwners, { newest: number } | { id: string }>) =>
  ({ id, value }: StoredRecord): boolean => {
    if ('ids' in asked) return asked.ids.includes(id);
    if ('idPrefix' in asked) return id.startsWith(asked.idPrefix);
    const { postId } = (value ?? {}) as { postId?: unknown };
    return typeof postId === 'string' && asked.postIds.includes(postId);
  };

const stored = (owner: string, record: StoredRecordInput<string>): StoredRecord =>
  structuredClone({ owner, ...record });
