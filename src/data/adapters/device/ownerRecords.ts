import type { IDBPDatabase } from 'idb';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { readInSteps, strict } from './lazyDatabase';

// Operations on all records of an owner, or between two owners; loaded on demand.

type Database = IDBPDatabase<DeviceSchema>;

/** How many records are read or written per batch, so that the page stays responsive. */
const atOnce = 500;

/** Returns the range of all kinds: an array is greater than any string. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export const readRecords = (db: Database, owner: string): Promise<StoredRecordInput<string>[]> =>
  // One transaction, for a consistent snapshot.
  readInSteps(db, 'records', async (store) => {
    const records: StoredRecordInput<string>[] = [];
    let rest = allOf(owner);
    while (true) {
      const page = await store.getAll(rest, atOnce);
      for (const { kind, id, value } of page) records.push({ kind, id, value });
      const last = page.at(-1);
      if (!last || page.length < atOnce) return records;
      rest = IDBKeyRange.bound([owner, last.kind, last.id], [owner, []], true);
    }
  });

/** @throws when a record can't be stored; nothing has changed then */
export async function replaceRecords(
  db: Database,
  owner: string,
  records: readonly StoredRecordInput<string>[],
): Promise<void> {
  const writing = db.transaction('records', 'readwrite', strict);
  /** Ignores a request's rejection: the transaction fails with it, and reports it once, at its end. */
  const follow = (request: Promise<unknown>) => {
    request.catch(() => {});
    return request;
  };
  follow(writing.done);
  try {
    let last = follow(writing.store.delete(allOf(owner)));
    for (let start = 0; start < records.length; start += atOnce) {
      for (const { kind, id, value } of records.slice(start, start + atOnce)) {
        last = follow(writing.store.put({ owner, kind, id, value }));
      }
      // The transaction stays open as long as a request is pending.
      await last;
    }
    writing.commit();
    await writing.done;
  } catch (error) {
    const reason = writing.error ?? error;
    try {
      // A value that can't be cloned doesn't abort the transaction automatically.
      writing.abort();
    } catch {
      // The transaction had already ended.
    }
    await writing.done.catch(() => {});
    throw reason;
  }
}

/** @throws when a record can't be stored; nothing has changed then */
export async function handOverRecords(
  db: Database,
  from: string,
  taken: readonly { kind: string; id: string }[],
  to: string,
  given: readonly StoredRecordInput<string>[],
): Promise<boolean> {
  const moving = db.transaction('records', 'readwrite', strict);
  const { store } = moving;
  const keys = taken.map(({ kind, id }): RecordKey => [from, kind, id]);
  const found = await Promise.all(keys.map((key) => store.getKey(key)));
  if (found.includes(undefined)) return false;
  const requests: Promise<unknown>[] = [moving.done];
  try {
    for (const { kind, id, value } of given) requests.push(store.put({ owner: to, kind, id, value }));
    for (const key of keys) requests.push(store.delete(key));
  } catch (error) {
    // A value that can't be cloned doesn't abort the transaction automatically.
    moving.abort();
    await Promise.allSettled(requests);
    throw error;
  }
  await Promise.all(requests);
  return true;
}

export async function removeRecords(db: Database, owner: string): Promise<void> {
  const removing = db.transaction(['records', 'quarantine'], 'readwrite', strict);
  const quarantine = removing.objectStore('quarantine');
  const [keys, found] = await Promise.all([quarantine.getAllKeys(), quarantine.getAll()]);
  const isOwners = ({ record }: { record: unknown }) => (record as { owner?: unknown }).owner === owner;
  const theirs = keys.filter((_, at) => found[at] && isOwners(found[at]));
  await Promise.all([
    removing.objectStore('records').delete(allOf(owner)),
    ...theirs.map((key) => quarantine.delete(key)),
    removing.done,
  ]);
}
