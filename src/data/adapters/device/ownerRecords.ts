import type { IDBPDatabase } from 'idb';
import { handledElsewhere } from '../../log/report';
import type { AddressRequest } from '../../ports/Addresses';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { freeSlug } from './addresses';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { inSteps } from './lazyDatabase';
import type { StoredRecord } from './recordDatabase';

// Operations on all records of an owner, on the records of two owners, on addresses and on damaged records. This
// module loads on demand.

type Database = IDBPDatabase<DeviceSchema>;

/** How many records are read or written per batch, so that the page stays responsive. */
const atOnce = 500;

/** Returns the range of all keys of an owner. In IndexedDB, an array is greater than any string. */
const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

export const readRecords = (db: Database, owner: string): Promise<StoredRecordInput<string>[]> =>
  // One transaction reads all batches, so that the result is a consistent snapshot.
  inSteps(db, ['records'], 'readonly', async ({ store }) => {
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

/** @throws when a record can't be stored; nothing is changed then */
export const replaceRecords = (
  db: Database,
  owner: string,
  records: readonly StoredRecordInput<string>[],
): Promise<void> =>
  inSteps(db, ['records'], 'readwrite', async ({ store }) => {
    /** Ignores the rejection of a request, because the transaction then fails and reports the error. */
    const follow = (request: Promise<unknown>) => {
      request.catch(handledElsewhere);
      return request;
    };
    let last = follow(store.delete(allOf(owner)));
    for (let start = 0; start < records.length; start += atOnce) {
      for (const { kind, id, value } of records.slice(start, start + atOnce)) {
        last = follow(store.put({ owner, kind, id, value }));
      }
      // Waits for the batch. The transaction stays open, because the next batch follows immediately.
      await last;
    }
  });

/** Returns the range of the claims of a slug. */
const allFor = (slug: string) => IDBKeyRange.bound([slug], [slug, []]);

export const readClaims = async (db: Database, slug: string) => db.getAll('addresses', allFor(slug));

/** @throws when a record can't be stored; nothing is changed then */
export const claimAddress = (
  db: Database,
  owner: string,
  asked: AddressRequest,
  recordsOf: (slug: string) => readonly StoredRecordInput<string>[],
): Promise<string> =>
  inSteps(db, ['records', 'addresses'], 'readwrite', async (claiming) => {
    const addresses = claiming.objectStore('addresses');
    const { kind, id } = asked;
    const own = await addresses.index('owner').getAll(owner);
    const kept = own.find((known) => known.kind === kind && known.id === id);
    const slug =
      kept?.slug ?? (await freeSlug(owner, asked, (numbered) => addresses.getAll(allFor(numbered))));
    await addresses.put({ slug, kind, owner, id });
    for (const { kind, id, value } of recordsOf(slug))
      await claiming.objectStore('records').put({ owner, kind, id, value });
    return slug;
  });

/** @throws when a record can't be stored; nothing is changed then */
export const handOverRecords = (
  db: Database,
  from: string,
  taken: readonly { kind: string; id: string }[],
  to: string,
  given: readonly StoredRecordInput<string>[],
): Promise<boolean> =>
  inSteps(db, ['records', 'addresses'], 'readwrite', async (moving) => {
    const [store, addresses] = [moving.objectStore('records'), moving.objectStore('addresses')];
    const keys = taken.map(({ kind, id }): RecordKey => [from, kind, id]);
    const found = await Promise.all(keys.map((key) => store.getKey(key)));
    if (found.includes(undefined)) return false;
    for (const { kind, id, value } of given) await store.put({ owner: to, kind, id, value });
    for (const key of keys) await store.delete(key);
    const ids = new Set(given.map(({ id }) => id));
    for (const claim of await addresses.index('owner').getAll(from))
      if (ids.has(claim.id)) await addresses.put({ ...claim, owner: to });
    return true;
  });

export const quarantineRecord = (
  db: Database,
  { owner, kind, id }: StoredRecord,
  isWhole: (value: unknown) => boolean,
  problem: string,
): Promise<boolean> =>
  inSteps(db, ['records', 'quarantine'], 'readwrite', async (move) => {
    const records = move.objectStore('records');
    const key: RecordKey = [owner, kind, id];
    const found = await records.get(key);
    if (found && isWhole(found.value)) return false;
    // If there is no record, another tab has already quarantined it.
    if (found) {
      await move.objectStore('quarantine').add({ record: found, problem });
      await records.delete(key);
    }
    return true;
  });

export const removeRecords = (db: Database, owner: string): Promise<void> =>
  inSteps(db, ['records', 'quarantine', 'addresses'], 'readwrite', async (removing) => {
    const quarantine = removing.objectStore('quarantine');
    const addresses = removing.objectStore('addresses');
    const [keys, found] = await Promise.all([quarantine.getAllKeys(), quarantine.getAll()]);
    const isOwners = ({ record }: { record: unknown }) => (record as { owner?: unknown }).owner === owner;
    const theirs = keys.filter((_, at) => found[at] && isOwners(found[at]));
    await removing.objectStore('records').delete(allOf(owner));
    for (const key of theirs) await quarantine.delete(key);
    for (const claim of await addresses.index('owner').getAll(owner))
      await addresses.put({ ...claim, owner: '', id: '' });
  });
