import type { AcrossOwners, DeviceStore, LoadShape, OwnedRecord } from '../../ports/DeviceStore';
import { defaultSettings } from '../../schema/shapes/defaultSettings';
import type { Ref } from '../../schema/shapes/ref';
import type { Settings } from '../../schema/shapes/settings';
import type { PartedKind, StartupPart } from '../../schema/shapes/startupParts';
import { isPublisher } from './owners';
import type { PublishedKind } from './publishedKinds';
import { loadPartSchema, type PartRecord, partKind } from './wholeStartups';

const loadFeedSchemas = async () => (await import('../../schema/shapes/feedRecords')).feedRecordSchemas;
const loadMarkSchema = async () => (await import('../../schema/shapes/marks')).markSchema;

/**
 * The schemas of the kinds of records that other accounts may read. Apart from these, they only read parts of
 * startups that are open to them, and records that are addressed to them (addressed.ts).
 */
const shapes = {
  profile: async () => (await import('../../schema/shapes/profile')).profileSchema,
  post: async () => (await loadFeedSchemas()).post,
  comment: async () => (await loadFeedSchemas()).comment,
  like: loadMarkSchema,
  follow: loadMarkSchema,
  listing: async () => (await import('../../schema/shapes/listedStartup')).listedStartupSchema,
  ownedStartup: async () => (await import('../../schema/shapes/ownedStartup')).ownedStartupSchema,
  investorAccount: async () =>
    (await import('../../schema/shapes/investorRegistration')).investorAccountSchema,
} satisfies Record<PublishedKind, unknown>;
type Shapes = typeof shapes;

/** The type of a record's value, by the record's kind. */
export type PublishedValue<Kind extends PublishedKind> =
  Awaited<ReturnType<Shapes[Kind]>> extends { safeParse(value: unknown): { data?: infer Value } }
    ? NonNullable<Value>
    : never;

/** @throws for a kind that isn't published */
function shapeFor<Kind extends PublishedKind>(kind: Kind): LoadShape<PublishedValue<Kind>> {
  if (!Object.hasOwn(shapes, kind)) throw new Error(`${kind} is nobody else's to read.`);
  return shapes[kind] as unknown as LoadShape<PublishedValue<Kind>>;
}

/**
 * Returns another account's records of a published kind, ordered by id.
 * @throws for a kind that isn't published, and when browser storage is unavailable
 */
export const readPublished = <Kind extends PublishedKind>(device: DeviceStore, owner: string, kind: Kind) =>
  device.readOthers(owner, kind, shapeFor(kind));

/**
 * Returns records of a published kind of all accounts, in the order of `DeviceStore.readAcross`.
 * @throws as `readPublished`
 */
export async function readPublishedAcross<Kind extends PublishedKind>(
  device: DeviceStore,
  kind: Kind,
  asked: AcrossOwners,
) {
  return (await readPublishedPage(device, kind, asked)).records;
}

/** Like `readPublishedAcross`, with the time from which no record is missing: see `DeviceStore.readAcross`. */
export async function readPublishedPage<Kind extends PublishedKind>(
  device: DeviceStore,
  kind: Kind,
  asked: AcrossOwners,
) {
  const { records, since } = await device.readAcross(kind, shapeFor(kind), asked);
  return { records: records.filter(({ owner }) => isPublisher(owner)), since };
}

/** The next records of a kind, of all accounts. `next`: where the page after them begins; `null` if there is none. */
type NextRecords<Value> = { records: OwnedRecord<Value>[]; next: string | null };

/**
 * Returns about `count` startups in the order in which accounts listed them, latest first. `after`: `next` of the
 * page before.
 * @throws as `readPublished`
 */
export async function readNextListings(device: DeviceStore, count: number, after?: string) {
  const before = after === undefined ? undefined : Number(after);
  const asked = { newest: count, ...(before !== undefined && { before }) };
  const { records, hasEarlier } = await device.readAcross('listing', shapeFor('listing'), asked);
  return pageOf(records, hasEarlier, ({ value }) => `${value.savedAt}`);
}

/** Returns the record with this id of the next `count` accounts, ordered by account. @throws as `readPublished` */
export async function readNextOwners<Kind extends 'profile' | 'investorAccount'>(
  device: DeviceStore,
  kind: Kind,
  count: number,
  after?: string,
) {
  const asked = { id: 'me', count, ...(after !== undefined && { after }) };
  const { records, hasEarlier } = await device.readAcross(kind, shapeFor(kind), asked);
  return pageOf(records, hasEarlier, ({ owner }) => owner);
}

const pageOf = <Value>(
  records: OwnedRecord<Value>[],
  hasNext: boolean,
  cursorOf: (last: OwnedRecord<Value>) => string,
): NextRecords<Value> => {
  const last = records.at(-1);
  return {
    records: records.filter(({ owner }) => isPublisher(owner)),
    next: hasNext && last ? cursorOf(last) : null,
  };
};

/** Returns the accounts that follow one of these profiles, with the profile, in no particular order. */
export async function readFollowers(
  device: DeviceStore,
  refs: readonly Ref[],
): Promise<{ uid: string; ref: Ref }[]> {
  const records = await readPublishedAcross(device, 'follow', { ids: refs });
  return records.flatMap(({ owner, id, value }) => (value ? [{ uid: owner, ref: id as Ref }] : []));
}

/**
 * Returns the record of one part of another account's startup; `undefined` if there is no valid one. Reads no
 * other record. `kind`: the listing, or its owner's edits.
 */
export async function readPublishedPart(
  device: DeviceStore,
  owner: string,
  kind: PartedKind,
  part: StartupPart,
  id: string,
): Promise<PartRecord | undefined> {
  const { records } = await device.readAcross<PartRecord['value']>(
    partKind(kind, part),
    loadPartSchema(part),
    { ids: [id] },
  );
  return records.find((record) => record.owner === owner);
}

/** Returns another account's privacy settings, which decide who sees its pages. Reads no other setting. */
export async function readPrivacy(
  device: DeviceStore,
  owner: string,
): Promise<Pick<Settings, 'privacy' | 'investorPrivacy'>> {
  const { records } = await device.readOthers(
    owner,
    'settings',
    async () => (await import('../../schema/shapes/settings')).storedPrivacySchema,
  );
  const { privacy = defaultSettings.privacy, investorPrivacy = defaultSettings.investorPrivacy } =
    records.find(({ id }) => id === 'me')?.value ?? {};
  return { privacy, investorPrivacy };
}
