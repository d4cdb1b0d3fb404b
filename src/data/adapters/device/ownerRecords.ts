import type { IDBPDatabase } from 'idb';
import type { KeptRecord } from '../../schema/records';
import type { DeviceSchema } from './indexedRecords';

// What is done to all records of an owner at once, fetched when somebody asks for it.

type Database = IDBPDatabase<DeviceSchema>;

/** Records read or written before the page gets its turn. */
const atOnce = 500;

/** An array is greater than any string: the range holds every kind. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export async function readRecords(db: Database, owner: string): Promise<KeptRecord<string>[]> {
  const records: KeptRecord<string>[] = [];
  // One transaction: the state of one moment.
  const { store } = db.transaction('records');
  let rest = allOf(owner);
  while (true) {
    const page = await store.getAll(rest, atOnce);
    for (const { kind, id, value } of page) records.push({ kind, id, value });
    const last = page.at(-1);
    if (!last || page.length < atOnce) return records;
    rest = IDBKeyRange.bound([owner, last.kind, last.id], [owner, []], true);
  }
}

/** @throws when one of them can't be kept; all is as it was then */
export async function replaceRecords(
  db: Database,
  owner: string,
  records: readonly KeptRecord<string>[],
): Promise<void> {
  const writing = db.transaction('records', 'readwrite');
  /** What fails ends the transaction: that is said once, at its end. */
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
      // The transaction lasts as long as something of it is pending.
      await last;
    }
    writing.commit();
    await writing.done;
  } catch (error) {
    const reason = writing.error ?? error;
    try {
      // A value that can't be kept doesn't end the transaction by itself.
      writing.abort();
    } catch {
      // It had ended.
    }
    await writing.done.catch(() => {});
    throw reason;
  }
}

export async function removeRecords(db: Database, owner: string): Promise<void> {
  const removing = db.transaction(['records', 'quarantine'], 'readwrite');
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
