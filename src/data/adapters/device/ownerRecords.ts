import type { IDBPDatabase } from 'idb';
import { handledElsewhere } from '../../log/report';
import type { AddressRequest } from '../../ports/Addresses';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { freeSlug } from './addresses';
import type { DeviceSchema, RecordKey } from './deviceSchema';
import { messageKeys, removeEntries, removeReader, restoreEntries, writable } from './indexedThreads';
import { inSteps } from './lazyDatabase';
import { restoredEntries } from './messageEntries';
import { isMessageKind } from './messageKinds';
import type { Note } from './outboxEntry';
import type { RecordDatabase, StoredRecord } from './recordDatabase';
import { allOf, atOnce, claimsOf } from './recordReads';
import { loadAsStored } from './wordedKinds';

// Changes of several records, of addresses and of invalid records. This module loads on demand.

/** `note` adds changes to the outbox. It is missing without a server. */
type Database = { db: IDBPDatabase<DeviceSchema>; note: Note | undefined };

export async function updateRecords(
  { db, note }: Database,
  ...[owner, keys, change]: Parameters<RecordDatabase['update']>
): Promise<unknown[]> {
  const asStored = await loadAsStored(keys);
  return inSteps(db, ['records', 'outbox'], 'readwrite', async (writing) => {
    const store = writing.objectStore('records');
    const found = await Promise.all(keys.map(({ kind, id }) => store.get([owner, kind, id])));
    const values = change(found.map((record) => record?.value));
    const changes = keys.map(({ kind, id }, at) => ({ kind, id, value: values[at] }));
    for (const each of changes) await store.put(asStored({ owner, ...each }));
    await note?.(writing, owner, changes);
    return values;
  });
}

/** Returns the change that removes the record with this key. */
const removal = ([, kind, id]: RecordKey) => ({ kind, id, value: undefined });

/**
 * The outbox receives a removal of each record that isn't in `records`.
 * @throws when a record can't be stored; nothing is changed then
 */
export const replaceRecords = async (
  { db, note }: Database,
  owner: string,
  records: readonly StoredRecordInput<string>[],
): Promise<void> => {
  const asStored = await loadAsStored(records);
  return inSteps(db, ['records', 'outbox', 'entries', 'heads'], 'readwrite', async (writing) => {
    const store = writing.objectStore('records');
    await removeEntries(writable(writing), owner, await messageKeys(store, owner));
    /** Ignores the rejection of a request, because the transaction then fails and reports the error. */
    const follow = (request: Promise<unknown>) => {
      request.catch(handledElsewhere);
      return request;
    };
    if (note) {
      const keys = await store.getAllKeys(allOf(owner));
      follow(note(writing, owner, keys.map(removal)));
    }
    let last = follow(store.delete(allOf(owner)));
    for (let start = 0; start < records.length; start += atOnce) {
      const batch = records.slice(start, start + atOnce);
      if (note) follow(note(writing, owner, batch));
      for (const { kind, id, value } of batch) last = follow(store.put(asStored({ owner, kind, id, value })));
      // Waits for the batch. The transaction stays open, because the next batch follows immediately.
      await last;
    }
    await restoreEntries(writable(writing), restoredEntries(owner, records));
  });
};

/** @throws when a record can't be stored; nothing is changed then */
export const claimAddress = async (
  { db, note }: Database,
  owner: string,
  asked: AddressRequest,
  recordsOf: (slug: string) => readonly StoredRecordInput<string>[],
): Promise<string> => {
  // The records of a page have words.
  const asStored = await loadAsStored([{ kind: 'profile' }]);
  return inSteps(db, ['records', 'addresses', 'outbox'], 'readwrite', async (claiming) => {
    const addresses = claiming.objectStore('addresses');
    const { kind, id } = asked;
    const own = await addresses.index('owner').getAll(owner);
    const kept = own.find((known) => known.kind === kind && known.id === id);
    const slug =
      kept?.slug ?? (await freeSlug(owner, asked, (numbered) => addresses.getAll(claimsOf(numbered))));
    await addresses.put({ slug, kind, owner, id });
    const records = recordsOf(slug);
    for (const { kind, id, value } of records)
      await claiming.objectStore('records').put(asStored({ owner, kind, id, value }));
    await note?.(claiming, owner, records);
    return slug;
  });
};

/** @throws when a record can't be stored; nothing is changed then */
export const handOverRecords = async (
  { db, note }: Database,
  from: string,
  taken: readonly { kind: string; id: string }[],
  to: string,
  given: readonly StoredRecordInput<string>[],
): Promise<boolean> => {
  const asStored = await loadAsStored(given);
  return inSteps(db, ['records', 'addresses', 'outbox', 'entries', 'heads'], 'readwrite', async (moving) => {
    const [store, addresses] = [moving.objectStore('records'), moving.objectStore('addresses')];
    const keys = taken.map(({ kind, id }): RecordKey => [from, kind, id]);
    const found = await Promise.all(keys.map((key) => store.getKey(key)));
    if (found.includes(undefined)) return false;
    for (const { kind, id, value } of given) await store.put(asStored({ owner: to, kind, id, value }));
    for (const key of keys) await store.delete(key);
    await removeEntries(
      writable(moving),
      from,
      taken.filter(({ kind }) => isMessageKind(kind)),
    );
    await restoreEntries(writable(moving), restoredEntries(to, given));
    await note?.(moving, from, keys.map(removal));
    await note?.(moving, to, given);
    const ids = new Set(given.map(({ id }) => id));
    for (const claim of await addresses.index('owner').getAll(from))
      if (ids.has(claim.id)) await addresses.put({ ...claim, owner: to });
    return true;
  });
};

/** Moves a record to the quarantine, see `RecordDatabase`. The server's copy stays, because it may be valid. */
export const quarantineRecord = (
  { db }: Database,
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

/** Drops the owner's outbox entries too: deleting an account deletes its data on the server separately. */
export const removeRecords = ({ db }: Database, owner: string): Promise<void> =>
  inSteps(
    db,
    ['records', 'quarantine', 'addresses', 'outbox', 'entries', 'heads'],
    'readwrite',
    async (removing) => {
      const quarantine = removing.objectStore('quarantine');
      const addresses = removing.objectStore('addresses');
      const [keys, found] = await Promise.all([quarantine.getAllKeys(), quarantine.getAll()]);
      const isOwners = ({ record }: { record: unknown }) => (record as { owner?: unknown }).owner === owner;
      const theirs = keys.filter((_, at) => found[at] && isOwners(found[at]));
      const records = removing.objectStore('records');
      await removeEntries(writable(removing), owner, await messageKeys(records, owner));
      await removeReader(writable(removing), owner);
      await records.delete(allOf(owner));
      await removing.objectStore('outbox').delete(allOf(owner));
      for (const key of theirs) await quarantine.delete(key);
      for (const claim of await addresses.index('owner').getAll(owner))
        await addresses.put({ ...claim, owner: '', id: '' });
    },
  );
