import type { IDBPDatabase, IDBPObjectStore, IDBPTransaction } from 'idb';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { committed, inSteps, strict } from './lazyDatabase';
import { arrivalClock, type MessageEntry, messageEntriesOf } from './messageEntries';
import { isMessageKind } from './messageKinds';
import type { Note } from './outboxEntry';
import type { ArrivedRecord, RecordDatabase, StoredHead } from './recordDatabase';
import type { loadAsStored } from './wordedKinds';

// Conversations in IndexedDB: the entries of messages, and the last ones of each conversation. This module
// loads on demand.

type Database = IDBPDatabase<DeviceSchema>;
type Name = 'records' | 'entries' | 'heads';
type Reading = IDBPTransaction<DeviceSchema, Name[], 'readonly' | 'readwrite' | 'versionchange'>;
/** A transaction that can write entries. */
export type Writing = Pick<
  IDBPTransaction<DeviceSchema, ('entries' | 'heads')[], 'readwrite'>,
  'objectStore'
>;

/** Returns a transaction with its object stores for entries. TypeScript doesn't see that it has more. */
export const writable = (writing: { objectStore(name: never): unknown }) => writing as unknown as Writing;

const names = ['records', 'entries', 'heads'] as const satisfies Name[];
const changing = [...names, 'outbox'] as const;

/** The page opens one database, so one clock is enough. */
const clock = arrivalClock();

/** Returns the message of an entry; undefined if its record is missing, for example quarantined. */
async function recordOf(reading: Reading, entry: MessageEntry): Promise<ArrivedRecord | undefined> {
  const found = await reading.objectStore('records').get([entry.owner, entry.kind, entry.id]);
  return found && { ...found, at: entry.at };
}

const allOf = (...key: string[]) => IDBKeyRange.bound(key, [...key, []]);

type Writer = {
  db: Database;
  note: Note | undefined;
  asStored: Awaited<ReturnType<typeof loadAsStored>>;
};

/**
 * Writes messages and other records in one transaction.
 * @param note adds the changes to the outbox; missing without a server
 */
export async function writeMessages(
  { db, note, asStored }: Writer,
  owner: string,
  changes: readonly StoredRecordInput<string>[],
): Promise<void> {
  const writing = db.transaction(changing, 'readwrite', strict);
  const removed = changes.filter(({ kind, value }) => isMessageKind(kind) && value === undefined);
  const requests: Promise<unknown>[] = [];
  try {
    for (const { kind, id, value } of changes) {
      const key: RecordKey = [owner, kind, id];
      const records = writing.objectStore('records');
      requests.push(
        value === undefined ? records.delete(key) : records.put(asStored({ owner, kind, id, value })),
      );
      if (isMessageKind(kind) && value !== undefined)
        requests.push(...addEntries(writable(writing), messageEntriesOf(owner, kind, id, clock.next())));
    }
    if (note) requests.push(note(writing, owner, changes));
  } catch (error) {
    // `put` throws for a value that can't be cloned, but leaves the transaction open.
    writing.abort();
    await Promise.allSettled([...requests, writing.done]);
    throw error;
  }
  if (removed.length > 0) await removeEntries(writable(writing), owner, removed);
  await committed(writing, ...requests);
}

/** Adds entries of messages that arrive now: the last ones of their conversations. */
export const addEntries = (writing: Writing, entries: readonly MessageEntry[]) =>
  entries.flatMap((entry) => [
    writing.objectStore('entries').put(entry),
    writing.objectStore('heads').put(entry),
  ]);

/** Adds entries of messages that arrived earlier, in any order. */
export async function restoreEntries(writing: Writing, entries: readonly MessageEntry[]): Promise<void> {
  const heads = writing.objectStore('heads');
  const last = new Map<string, MessageEntry>();
  for (const entry of entries) {
    await writing.objectStore('entries').put(entry);
    const key = JSON.stringify([entry.reader, entry.peer, entry.owner]);
    const known = last.get(key) ?? (await heads.get([entry.reader, entry.peer, entry.owner]));
    if (!known || known.at <= entry.at) last.set(key, entry);
  }
  for (const entry of last.values()) await heads.put(entry);
}

/** Removes the entries of an owner's messages, and finds the messages that are the last ones now. */
export async function removeEntries(
  writing: Writing,
  owner: string,
  messages: readonly { kind: string; id: string }[],
): Promise<void> {
  const [entries, heads] = [writing.objectStore('entries'), writing.objectStore('heads')];
  const ends = new Map<string, [string, string, string]>();
  for (const { kind, id } of messages)
    for (const { reader, peer } of messageEntriesOf(owner, kind, id, 0)) {
      await entries.delete([reader, peer, owner, id]);
      ends.set(JSON.stringify([reader, peer]), [reader, peer, owner]);
    }
  for (const [reader, peer] of ends.values()) {
    const order = entries.index('arrival');
    let cursor = await order.openCursor(allOf(reader, peer), 'prev');
    while (cursor && cursor.value.owner !== owner) cursor = await cursor.continue();
    if (cursor) await heads.put(cursor.value);
    else await heads.delete([reader, peer, owner]);
  }
}

/** Removes all conversations of a reader whose account is deleted. */
export async function removeReader(writing: Writing, reader: string): Promise<void> {
  await writing.objectStore('entries').delete(allOf(reader));
  await writing.objectStore('heads').delete(allOf(reader));
}

/** Returns the keys of an owner's messages. */
export async function messageKeys(
  store: Pick<IDBPObjectStore<DeviceSchema, Name[], 'records'>, 'getAllKeys'>,
  owner: string,
): Promise<{ kind: string; id: string }[]> {
  const ranges = ['message:', 'sent:'].map((prefix) =>
    IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`, []]),
  );
  const keys = await Promise.all(ranges.map((range) => store.getAllKeys(range)));
  return keys.flat().map(([, kind, id]) => ({ kind, id }));
}

export const readThread = (
  db: Database,
  ...[reader, peer, { count, before }]: Parameters<RecordDatabase['readThread']>
): ReturnType<RecordDatabase['readThread']> =>
  inSteps(db, names, 'readonly', async (reading) => {
    const entries = reading.objectStore('entries');
    const first =
      before === undefined
        ? undefined
        : ((await entries.get([reader, peer, reader, before])) ??
          (await entries.get([reader, peer, peer, before])));
    const end = first ? [reader, peer, first.at, first.id] : [reader, peer, []];
    const upTo = (start: IDBValidKey, isOpen: boolean) => IDBKeyRange.bound(start, end, isOpen, true);
    const order = entries.index('arrival');
    // Moves the cursor back by `count` keys, to the key before the page. One request then reads the page.
    const last = await order.openKeyCursor(upTo([reader, peer], false), 'prev');
    const previous = await last?.advance(count);
    const hasEarlier = Boolean(previous);
    const page = last ? await order.getAll(upTo(previous?.key ?? [reader, peer], hasEarlier)) : [];
    const found = await Promise.all(page.map((entry) => recordOf(reading as Reading, entry)));
    return { found: found.filter((record) => record !== undefined), hasEarlier };
  });

export const readHeads = (
  db: Database,
  ...[reader, asked]: Parameters<RecordDatabase['readHeads']>
): ReturnType<RecordDatabase['readHeads']> =>
  inSteps(db, names, 'readonly', async (reading) => {
    const store = reading.objectStore('heads');
    const headOf = async (peer: string): Promise<StoredHead | undefined> => {
      const [own, received] = await Promise.all([
        store.get([reader, peer, reader]),
        store.get([reader, peer, peer]),
      ]);
      const last = received && (!own || own.at < received.at) ? received : own;
      if (!last) return undefined;
      const record = await recordOf(reading as Reading, last);
      return { peer, at: last.at, ...(received && { receivedAt: received.at }), last: record };
    };
    const heads: StoredHead[] = [];
    if ('peers' in asked) {
      for (const head of await Promise.all(asked.peers.map(headOf))) if (head) heads.push(head);
      return { heads, hasEarlier: false };
    }
    const { count, before } = asked;
    const order = store.index('latest');
    let upper = before ?? Number.POSITIVE_INFINITY;
    let hasMore = true;
    while (hasMore && heads.length < count) {
      const range = IDBKeyRange.bound([reader], [reader, upper], false, true);
      // A conversation has an entry for each of its participants. One request reads the entries of a page.
      const newest = await order.openKeyCursor(range, 'prev');
      const first = (await newest?.advance(2 * count - 1))?.key;
      const [entries, earlier] = await Promise.all([
        order.getAll(first ? IDBKeyRange.bound(first, range.upper, false, true) : range),
        first && order.getKey(IDBKeyRange.bound(range.lower, first, false, true)),
      ]);
      const arrivals = new Map(entries.map(({ peer, at }) => [peer, at]));
      const found = await Promise.all([...arrivals.keys()].map(headOf));
      // The earlier one of both participants' last messages isn't the conversation's last one.
      const last = found
        .filter((head) => head !== undefined)
        .filter(({ peer, at }) => at === arrivals.get(peer));
      heads.push(...last.sort((a, b) => b.at - a.at));
      upper = first?.[1] ?? upper;
      hasMore = earlier !== undefined;
    }
    const end = heads[count - 1]?.at ?? Number.NEGATIVE_INFINITY;
    const page = heads.filter(({ at }) => at >= end);
    for (const { at } of page) clock.saw(at);
    return { heads: page, hasEarlier: hasMore || page.length < heads.length };
  });
