import type { DeviceStore } from '../../ports/DeviceStore';
import type { ExportContent } from '../../ports/MyData';
import type { Me } from '../../schema/shapes/currentUser';
import type { InvestorAccount } from '../../schema/shapes/investorRegistration';
import type { ListedStartup } from '../../schema/shapes/listedStartup';
import type { Author, Comment, Post } from '../../schema/shapes/post';
import type { Profile } from '../../schema/shapes/profile';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { addressOf } from '../../schema/shapes/ref';
import { slugOf } from '../../schema/text/slug';
import { resolvedRecord, usesAddresses } from '../records/earlierRecords';
import { isPublisher } from '../records/owners';
import { profileKey } from '../records/profiles';
import { reservedSlugs } from '../records/reservedSlugs';

// Imported data may be from another account. The importing account keeps its address, and becomes author.

type Identity = {
  device: Pick<DeviceStore, 'claim' | 'claims'>;
  /** The owner of the imported records. */
  owner: string;
  /** The user who imports the records. */
  me: Me;
};

export const isProfile = ({ kind, id }: StoredRecordInput) =>
  kind === profileKey.kind && id === profileKey.id;

/** The kind, id, address and name of the page that a record creates; `null` if it creates none. */
function pageOf({ kind, id, value }: StoredRecordInput, owner: string) {
  if (kind === 'listing') {
    const { slug, listing } = value as ListedStartup;
    return { kind: 'startup', id, slug, name: listing.startupName } as const;
  }
  if (kind !== 'investorAccount') return null;
  const { slug, fullName } = value as InvestorAccount;
  return { kind: 'investor', id: owner, slug, name: fullName } as const;
}

/** Returns the first name whose page would get the address of a page that isn't the user's; `null` if none. */
export async function takenName(
  records: readonly StoredRecordInput[],
  { device, owner, me }: Identity,
): Promise<string | null> {
  const isTaken = async (slug: string | undefined) => {
    if (slug === undefined || slug === addressOf(me)) return false;
    const claims = await device.claims(slug);
    return reservedSlugs.has(slug) || claims.some((claim) => claim.owner !== '' && claim.owner !== owner);
  };
  const isName = async (name: string | undefined) =>
    name !== undefined && name !== me.name && (await isTaken(slugOf(name)));
  for (const record of records) {
    if (isProfile(record)) {
      const { slug, name } = record.value as Profile;
      if (await isName(name)) return name ?? null;
      if (await isTaken(slug)) return name ?? slug ?? null;
    }
    const page = pageOf(record, owner);
    if (page && (await isTaken(page.slug))) return page.name;
    if (page?.kind === 'investor' && (await isName(page.name))) return page.name;
  }
  return null;
}

/** Claims the addresses of all imported pages, and returns the records with these addresses. */
export async function withClaims(
  records: readonly StoredRecordInput[],
  { device, owner }: Omit<Identity, 'me'>,
): Promise<StoredRecordInput[]> {
  const claimed: StoredRecordInput[] = [];
  // Claims one address at a time, so that the first of two pages with the same address gets it.
  for (const record of records) {
    const page = pageOf(record, owner);
    if (!page || (page.kind === 'investor' && !isPublisher(owner))) {
      claimed.push(record);
      continue;
    }
    const { kind, id, slug: wanted, name } = page;
    const asked = { kind, id, name: wanted ?? name, reserved: reservedSlugs };
    const slug = await device.claim(owner, asked, () => []);
    claimed.push({ ...record, value: { ...(record.value as object), slug } });
  }
  return claimed;
}

/**
 * Returns the records of a file with the current ids of other accounts' pages. Files of versions 1 and 2
 * contain the addresses of these pages instead.
 */
export async function withCurrentRefs(
  { version, records }: ExportContent,
  device: Pick<DeviceStore, 'claims'>,
): Promise<StoredRecordInput[]> {
  if (!usesAddresses(version)) return records;
  const asked = new Set<string>();
  for (const record of records)
    resolvedRecord(record, (_, slug) => {
      asked.add(slug);
      return undefined;
    });
  const claims = (await Promise.all([...asked].map((slug) => device.claims(slug)))).flat();
  return records.map(
    (record) =>
      resolvedRecord(record, (kind, slug) =>
        claims.find((claim) => claim.kind === kind && claim.slug === slug && claim.owner !== ''),
      ) as StoredRecordInput,
  );
}

/**
 * Makes the importing user the author of all imported posts and comments, which then show the user's name and
 * link to the user's page. Removes comments within posts, because comments are separate records.
 */
export function asOwn(
  records: readonly StoredRecordInput[],
  { id, name, role, avatar, isVerified }: Me,
): StoredRecordInput[] {
  return records.map((record) => {
    if (record.kind === 'post') {
      const author: Author = { id, name, role, avatar, isVerified };
      return { ...record, value: { ...(record.value as Post), author, comments: [] } };
    }
    if (record.kind !== 'comment') return record;
    const { postId, comment } = record.value as { postId: string; comment: Comment };
    return { ...record, value: { postId, comment: { ...comment, author: { id, name, avatar } } } };
  });
}
