import type { IDBPTransaction, StoreNames } from 'idb';
import type { AddressRequest, Claim } from '../../ports/Addresses';
import { castIds } from '../../sample/people';
import { startups as sampleStartups } from '../../sample/startups';
import type { ProfileKind } from '../../schema/shapes/ref';
import {
  type ClaimOf,
  type EarlierPage,
  earlierPage,
  reshapedRecord,
  resolvedRecord,
} from '../records/earlierRecords';
import { dividedRecord } from '../records/earlierStartups';
import { isPublisher } from '../records/owners';
import { freeSlug } from './addresses';
import type { DeviceSchema } from './deviceSchema';
import { restoreEntries, writable } from './indexedThreads';
import { restoredEntries } from './messageEntries';
import { withWords } from './recordWords';

// Converts a database of an earlier version. This module loads on demand.

type Upgrade = IDBPTransaction<DeviceSchema, StoreNames<DeviceSchema>[], 'versionchange'>;

/** The slugs of the sample data, by kind of page. In the earlier builds, kinds didn't share slugs. */
const reservedFor = (kind: ProfileKind): ReadonlySet<string> =>
  kind === 'startup' ? new Set(Object.keys(sampleStartups)) : castIds;

/** Sorts pages by the order in which they get their address: pages with a stored address first. */
const byPrecedence = (a: EarlierPage & { savedAt: number }, b: EarlierPage & { savedAt: number }) =>
  Number(a.slug === undefined) - Number(b.slug === undefined) || a.savedAt - b.savedAt;

/** Converts the records of a database of an earlier version. */
export async function migrate(upgrade: Upgrade, oldVersion: number): Promise<void> {
  if (oldVersion < 4) await claimAddresses(upgrade);
  if (oldVersion < 5) {
    await divideStartups(upgrade);
    await enterMessages(upgrade);
  }
  await addWords(upgrade);
}

/** Adds the words by which search finds pages. Until version 5, records had none. */
async function addWords(upgrade: Upgrade): Promise<void> {
  const records = upgrade.objectStore('records');
  for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
    const worded = withWords(cursor.value);
    if (worded.words) await cursor.update(worded);
  }
}

/** Divides the records of all startups into their parts. Until version 4, they had no parts. */
async function divideStartups(upgrade: Upgrade): Promise<void> {
  const records = upgrade.objectStore('records');
  // The cursor may also visit the new records, which stay as they are.
  for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
    const { owner } = cursor.value;
    const divided = dividedRecord(cursor.value);
    if (divided.length > 1) for (const record of divided) await records.put({ owner, ...record });
  }
}

/** Adds the entries of all messages, which arrived when they were written. */
async function enterMessages(upgrade: Upgrade): Promise<void> {
  const now = Date.now();
  for (const prefix of ['message:', 'sent:']) {
    const range = IDBKeyRange.bound([prefix], [`${prefix}\uffff`]);
    const index = upgrade.objectStore('records').index('ids');
    for (let cursor = await index.openCursor(range); cursor; cursor = await cursor.continue())
      await restoreEntries(writable(upgrade), restoredEntries(cursor.value.owner, [cursor.value], now));
  }
}

/** Converts all records, and claims the addresses of all pages. Until version 3, addresses were ids. */
async function claimAddresses(upgrade: Upgrade): Promise<void> {
  const [records, addresses] = [upgrade.objectStore('records'), upgrade.objectStore('addresses')];
  const pages: (EarlierPage & { savedAt: number })[] = [];
  for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
    const { owner, value } = cursor.value;
    const page = earlierPage(owner, cursor.value);
    const { savedAt = 0 } = (value ?? {}) as { savedAt?: number };
    // The demo account's own pages have fixed addresses, and a guest has no page.
    if (page && (page.kind === 'startup' || isPublisher(owner))) pages.push({ ...page, savedAt });
  }

  const claims = new Map<string, Claim>();
  const keyOf = (kind: ProfileKind, slug: string) => `${kind}:${slug}`;
  /** The slug of each page, by kind, owner and id. */
  const slugs = new Map<string, string>();
  const pageKey = ({ kind, owner, id }: EarlierPage) => JSON.stringify([kind, owner, id]);
  /** The pages to which addresses refer in the records of an owner, by owner, kind and address. */
  const own = new Map<string, Pick<Claim, 'id' | 'owner'>>();
  for (const page of pages.sort(byPrecedence)) {
    const { kind, owner, id, name, slug: wanted = name } = page;
    const asked: AddressRequest = { kind, id, name: wanted, reserved: reservedFor(kind) };
    const slug = await freeSlug(owner, asked, async (free) => {
      const claim = claims.get(keyOf(kind, free));
      return claim ? [claim] : [];
    });
    const claim = { slug, kind, owner, id };
    claims.set(keyOf(kind, slug), claim);
    slugs.set(pageKey(page), slug);
    own.set(JSON.stringify([owner, kind, wanted]), page);
    // Each account saw its own page under the address that it wanted, and the other page with a number.
    const other = claims.get(keyOf(kind, wanted));
    if (other && slug !== wanted) own.set(JSON.stringify([owner, kind, slug]), other);
    await addresses.put(claim);
  }

  for (let cursor = await records.openCursor(); cursor; cursor = await cursor.continue()) {
    const record = cursor.value;
    const { owner } = record;
    const claimOf: ClaimOf = (kind, slug) =>
      own.get(JSON.stringify([owner, kind, slug])) ?? claims.get(keyOf(kind, slug));
    const reshaped = reshapedRecord(owner, record, (page) => slugs.get(pageKey(page)));
    const converted = resolvedRecord(reshaped, claimOf);
    if (converted === record) continue;
    if (converted.kind === record.kind && converted.id === record.id)
      await cursor.update({ owner, ...converted });
    else {
      await cursor.delete();
      await records.put({ owner, ...converted });
    }
  }
}
