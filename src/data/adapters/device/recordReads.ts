import type { IDBPDatabase } from 'idb';
import { type AcrossOwners, timeFields } from '../../ports/DeviceStore';
import type { StoredRecordInput } from '../../schema/shapes/records';
import type { DeviceSchema } from './deviceSchema';
import { inSteps, readFrom } from './lazyDatabase';
import type { RecordPage, StoredRecord } from './recordDatabase';

// Reads that few pages need before they show their data, such as those of all owners. This module loads on demand.

type Database = IDBPDatabase<DeviceSchema>;

/** How many records are read or written per batch, so that the page stays responsive. */
export const atOnce = 500;

/** Returns the range of all keys of an owner. In IndexedDB, an array is greater than any string. */
export const allOf = (owner: string) => IDBKeyRange.bound([owner], [owner, []]);

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

export async function readSome(
  db: Database,
  owner: string,
  kind: string,
  ids: readonly string[],
): Promise<StoredRecord[]> {
  const found = await readFrom(db, 'records', (store) =>
    Promise.all([...ids].sort().map((id) => store.get([owner, kind, id]))),
  );
  return found.filter((record) => record !== undefined);
}

/** How many records are found for one word of one kind. */
const foundPerWord = 2000;

/** Reads only keys, so that the time depends little on the number of records found. */
export async function findOwners(
  db: Database,
  kinds: readonly string[],
  words: readonly string[],
  count: number,
): Promise<string[]> {
  const { rankedOwners, wordKey } = await import('./recordWords');
  const keys = await readFrom(db, 'records', (store) =>
    Promise.all(
      words.map((word) =>
        Promise.all(
          kinds.map((kind) => {
            const key = wordKey(kind, word);
            return store.index('words').getAllKeys(IDBKeyRange.bound(key, `${key}\uffff`), foundPerWord);
          }),
        ),
      ),
    ),
  );
  return rankedOwners(
    keys.map((found) => found.flat().map(([owner]) => owner)),
    count,
  );
}

/** Returns the range of the claims of a slug. */
export const claimsOf = (slug: string) => IDBKeyRange.bound([slug], [slug, []]);

export const readClaims = (db: Database, slug: string) => db.getAll('addresses', claimsOf(slug));

/** @throws for `newest` of a kind without a time */
export function readAcross(db: Database, kind: string, asked: AcrossOwners): Promise<RecordPage> {
  if ('newest' in asked) return readNewest(db, kind, asked);
  if ('id' in asked) return readOwners(db, kind, asked);
  // In IndexedDB, an array is greater than any string.
  if ('ids' in asked)
    return readAll(db, (store) =>
      asked.ids.map((id) => store.index('ids').getAll(IDBKeyRange.bound([kind, id], [kind, id, []]))),
    );
  if ('idPrefix' in asked)
    return readAll(db, (store) => [
      store.index('ids').getAll(IDBKeyRange.bound([kind, asked.idPrefix], [kind, `${asked.idPrefix}\uffff`])),
    ]);
  return readAll(db, (store) => asked.postIds.map((id) => store.index('postId').getAll([kind, id])));
}

type Store = Parameters<Parameters<typeof readFrom<DeviceSchema, 'records', StoredRecord[][]>>[2]>[0];

async function readAll(db: Database, ask: (store: Store) => Promise<StoredRecord[]>[]): Promise<RecordPage> {
  const found = await readFrom(db, 'records', (store) => Promise.all(ask(store)));
  return { found: found.flat(), hasEarlier: false };
}

async function readOwners(
  db: Database,
  kind: string,
  { id, count, after }: { id: string; count: number; after?: string },
): Promise<RecordPage> {
  const isAfter = after !== undefined;
  const range = IDBKeyRange.bound(isAfter ? [kind, id, after] : [kind, id], [kind, id, []], isAfter);
  const found = await readFrom(db, 'records', (store) => store.index('ids').getAll(range, count + 1));
  return { found: found.slice(0, count), hasEarlier: found.length > count };
}

function readNewest(
  db: Database,
  kind: string,
  { newest, before = Number.POSITIVE_INFINITY }: { newest: number; before?: number },
): Promise<RecordPage> {
  const field = timeFields[kind as keyof typeof timeFields];
  if (!field) throw new Error(`Records of the kind ${kind} have no time.`);
  const range = IDBKeyRange.bound([kind], [kind, before], false, true);
  return inSteps(db, ['records'], 'readonly', async ({ store }) => {
    const index = store.index(field);
    const first = await index.openKeyCursor(range, 'prev');
    const last = newest > 1 ? await first?.advance(newest - 1) : first;
    if (!last) return { found: (await index.getAll(range)).reverse(), hasEarlier: false };
    // Includes all records with the same time as the oldest record.
    const [found, earlier] = await Promise.all([
      index.getAll(IDBKeyRange.bound(last.key, range.upper, false, true)),
      index.getKey(IDBKeyRange.bound(range.lower, last.key, false, true)),
    ]);
    return { found: found.reverse(), hasEarlier: earlier !== undefined };
  });
}
