import type { DeviceRecord } from '../../../ports/DeviceStore';
import type { WorldStartup } from '../../../ports/World';
import { closedParts } from '../../../schema/rules/access';
import { withoutParts } from '../../../schema/rules/privacy';
import type { ListedStartup } from '../../../schema/shapes/listedStartup';
import type { OwnedStartup } from '../../../schema/shapes/ownedStartup';
import { readRequestId, requestId, requestStatusOf, type StoredAnswer } from '../../../schema/shapes/request';
import { type PartedKind, type StartupPart, startupParts } from '../../../schema/shapes/startupParts';
import { readAddressed } from '../../records/addressed';
import { fileAddress } from '../../records/fileAddress';
import { listedDeck, startupOf } from '../../records/listedStartup';
import { withOwned } from '../../records/ownedStartups';
import { readPublishedPart } from '../../records/published';
import { joined, type Whole } from '../../records/wholeStartups';
import type { Person, Viewer, WorldOptions } from './accounts';
import { sameBy } from './caches';
import { dating } from './dating';

// The other accounts' startups. Reads the records of a part only if the part is open to the viewer.

/** Another account's startup. `uid`: the owner. */
export type Listed = WorldStartup & { uid: string };

/** The public records of an account's startups. */
type Pages = {
  listings: readonly DeviceRecord<ListedStartup>[];
  owned: readonly DeviceRecord<OwnedStartup>[];
};

/** The records of a startup that are open to the viewer, and the parts that aren't. */
type Found = {
  uid: string;
  listing: DeviceRecord<ListedStartup>;
  owned: DeviceRecord<OwnedStartup> | undefined;
  closed: readonly StartupPart[];
};

const unanswered: ReadonlyMap<string, StoredAnswer> = new Map();

/** Returns a function that reads the startups of other accounts. */
export function startupReader({ device, owner, now }: Omit<WorldOptions, 'me'>) {
  const same = sameBy();
  const datedListing = dating<DeviceRecord<ListedStartup>>(
    now,
    ({ value }) => value.savedAt,
    (record, savedAt) => ({ ...record, value: { ...record.value, savedAt } }),
  );

  /** Adds the parts that aren't closed to a public record. */
  async function withParts<Kind extends PartedKind>(
    uid: string,
    kind: Kind,
    record: DeviceRecord<Whole[Kind]>,
    closed: readonly StartupPart[],
  ): Promise<DeviceRecord<Whole[Kind]>> {
    const parts = startupParts.map((part) =>
      closed.includes(part) ? undefined : readPublishedPart(device, uid, kind, part, record.id),
    );
    return joined[kind](record)(...(await Promise.all(parts)));
  }

  /** Reads the startups of one account, as far as they are open to the viewer. */
  async function readOf({ uid, relation }: Person, { listings, owned }: Pages, viewer: Viewer) {
    const isAsked = [...viewer.requests.keys()].some((id) => readRequestId(id)?.uid === uid);
    const answers = isAsked ? await readAddressed(device, uid, 'answer', owner) : unanswered;
    return Promise.all(
      listings.map(async (record): Promise<Found> => {
        const { id } = record;
        // Ignores an interest without a request, which the owner never received.
        const request = viewer.requests.get(requestId(uid, id));
        const hasExpressedInterest = request !== undefined;
        const isApproved =
          request !== undefined && requestStatusOf(request, answers.get(id)).state === 'approved';
        const closed = closedParts({ ...relation, hasExpressedInterest, isApproved });
        const edits = owned.find((each) => each.id === id);
        const [listing, edited] = await Promise.all([
          withParts(uid, 'listing', datedListing(record), closed),
          edits && withParts(uid, 'ownedStartup', edits, closed),
        ]);
        return { uid, listing, owned: edited, closed };
      }),
    );
  }

  /** Returns a startup without the data that the viewer may not see. */
  function shownOf({ uid, listing: { id, value: listed }, owned, closed }: Found): Listed {
    const key = `${uid}/${id}`;
    const logo = owned ? '' : fileAddress(key, listed.listing.logo, listed.savedAt);
    const listing = startupOf(id, listed, logo, listedDeck(key, listed));
    const startup = withoutParts(owned ? withOwned(listing, owned.value, key) : listing, closed);
    const hasDeck = owned?.value.hasDeck ?? listed.listing.hasDeck;
    const hasClosedDeck = hasDeck && closed.includes('contact');
    return {
      uid,
      startup: same(`startup/${key}`, { ...startup, ...(hasClosedDeck && { hasClosedDeck }) }),
      listedAt: listed.savedAt,
      isActive: owned?.value.isActive ?? true,
      closed,
    };
  }

  /** Returns the startups of one account, in no particular order. `parts`: the records that they are made from. */
  return async (viewer: Viewer, person: Person, pages: Pages) => {
    const found = await readOf(person, pages, viewer);
    return {
      parts: found.flatMap(({ listing, owned, closed }) => [listing, owned, closed.join()]),
      shown: (): Listed[] => found.map(shownOf),
    };
  };
}
