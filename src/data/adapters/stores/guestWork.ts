import type { DeviceStore, LoadShape } from '../../ports/DeviceStore';
import type { GuestItems, GuestWork } from '../../ports/GuestWork';
import { isThere } from '../../schema/rules/pipelineCards';
import type { MarkKind } from '../../schema/shapes/marks';
import { noMarks } from '../../schema/shapes/noMarks';
import type { StoredRecordInput } from '../../schema/shapes/records';
import { type Ref, refOf } from '../../schema/shapes/ref';
import { readRequestId } from '../../schema/shapes/request';
import { wholeKind } from '../../schema/shapes/wholeKind';
import { readListings } from '../records/listings';
import { profileKey, readProfile } from '../records/profiles';

type Options = {
  device: DeviceStore;
  /** The owner of the guest's records. A guest is a user without an account. */
  holder: string;
  /** The account that receives the guest's records; `null` if the user has none. */
  account: string | null;
};

const nothing: GuestItems = { startups: [], hasProfile: false, hasMarks: false, hasCards: false };

const loadMarkSchema = async () => (await import('../../schema/shapes/marks')).markSchema;
const loadRequestSchema = async () => (await import('../../schema/shapes/requestRecords')).requestSchema;
const loadCardSchema = async () =>
  (await import('../../schema/shapes/pipelineRecords')).pipelineRecordSchemas.card;
const markKinds = Object.keys(noMarks) as MarkKind[];

/** Returns a guest's stars, follows, likes, requests and pipeline cards: all of them, and those to transfer (`given`). */
async function readMarks(device: DeviceStore, holder: string) {
  const [{ records: requests }, { records: cards }, ...marks] = await Promise.all([
    device.read(holder, 'request', loadRequestSchema),
    device.read(holder, 'card', loadCardSchema),
    ...markKinds.map((kind) => device.read(holder, kind, loadMarkSchema)),
  ]);
  const asked = new Set(requests.map(({ id }) => refOf('startup', readRequestId(id)?.startupId ?? '')));
  const removed = new Set(cards.flatMap(({ id, value }) => (isThere(value) ? [] : id)));
  const all = [
    ...cards.map(({ id, value }): StoredRecordInput => ({ kind: 'card', id, value })),
    ...marks.flatMap(({ records }, at) =>
      records.map(({ id, value }): StoredRecordInput => ({ kind: markKinds[at] ?? 'star', id, value })),
    ),
    ...requests.map(({ id, value }): StoredRecordInput => ({ kind: 'request', id, value })),
  ];
  return {
    all,
    // Omits an interest without a request, because the account would seem to have sent a request. Omits what the
    // guest removed, which includes cards of the sample data.
    given: all.filter(
      ({ kind, id, value }) =>
        value !== false &&
        (kind !== 'interest' || asked.has(id as Ref)) &&
        (kind !== 'card' || !removed.has(id)),
    ),
  };
}

/** Transfers a guest's listings, profile, stars, follows, likes and pipeline cards to an account. */
export function createGuestWork({ device, holder, account }: Options): GuestWork {
  async function readRecords() {
    const [{ records: listings }, profile, marks] = await Promise.all([
      readListings(device, holder),
      readProfile(device, holder),
      readMarks(device, holder),
    ]);
    const startups = listings.map(({ value }) => value.listing.startupName);
    const cards = marks.given.filter(({ kind }) => kind === 'card').length;
    const held = {
      startups,
      hasProfile: profile !== null,
      hasMarks: marks.given.length > cards,
      hasCards: cards > 0,
    };
    return { listings, profile, marks, held };
  }

  return {
    read: async () => (await readRecords()).held,

    async transfer() {
      if (account === null) return nothing;
      const idsOf = async (kind: 'request' | 'card', loadSchema: LoadShape<unknown>) =>
        new Set((await device.read(account, kind, loadSchema)).records.map(({ id }) => id));
      const { listings, profile, marks, held } = await readRecords();
      if (listings.length === 0 && !profile && marks.given.length === 0) return nothing;
      const [known, asked, carded] = await Promise.all([
        readProfile(device, account),
        idsOf('request', loadRequestSchema),
        idsOf('card', loadCardSchema),
      ]);
      // The account's own earlier requests and cards take precedence.
      const given = marks.given.filter(
        ({ kind, id }) => !((kind === 'request' && asked.has(id)) || (kind === 'card' && carded.has(id))),
      );
      const listed = new Set(listings.map(({ id }) => id));
      const startups = (await device.readAll(holder)).filter(
        ({ kind, id }) => wholeKind(kind) === 'listing' && listed.has(id),
      ) as StoredRecordInput[];
      given.push(...startups);
      // The guest's profile data is newer, so it overrides the account's.
      if (profile) given.push({ ...profileKey, value: { ...known, ...profile } });
      const ids = [...startups, ...marks.all];
      const isDone = await device.handOver(holder, profile ? [...ids, profileKey] : ids, account, given);
      return isDone ? held : nothing;
    },
  };
}
