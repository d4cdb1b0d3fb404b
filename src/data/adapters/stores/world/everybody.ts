import type { DeviceRecord } from '../../../ports/DeviceStore';
import type { Asker } from '../../../ports/RequestStore';
import type { WorldInvestor, WorldPeople, WorldStartup } from '../../../ports/World';
import { freshMe } from '../../../sample/people';
import { accessTo, closedParts } from '../../../schema/rules/access';
import { asSeen, limitedInvestor, limitedUser, withoutParts } from '../../../schema/rules/privacy';
import { type Ref, refOf } from '../../../schema/shapes/ref';
import { readRequestId, requestId, requestStatusOf, type StoredAnswer } from '../../../schema/shapes/request';
import type { ListedStartup } from '../../../schema/shapes/startupListing';
import { readAddressed } from '../../records/addressed';
import { fileAddress } from '../../records/fileAddress';
import { listedDeck, startupOf } from '../../records/listedStartup';
import { withOwned } from '../../records/ownedStartups';
import { userOf, withOwnData } from '../../records/personPage';
import { readPublished } from '../../records/published';
import { investorOf } from '../../records/registeredInvestor';
import {
  type Accounts,
  faceOf,
  followersOf,
  isFull,
  limitedTo,
  type Person,
  profileIn,
  type Viewer,
  type WorldOptions,
} from './accounts';
import { lastMade, sameBy } from './caches';
import { dating } from './dating';
import { ofEach } from './ofEach';

const unanswered: ReadonlyMap<string, StoredAnswer> = new Map();

/** Another account's startup. `uid`: the owner. */
export type Listed = WorldStartup & { uid: string };

/** The other accounts' pages, as far as the viewer may see them. */
export type Everybody = {
  seen: WorldPeople;
  /** All other accounts by uid, with the data that a request reveals about its sender. */
  askers: ReadonlyMap<string, Asker>;
  people: readonly Person[];
  /** Latest first. */
  listed: readonly Listed[];
};

/** Returns a function that reads the other accounts' pages. */
export function everybodyReader(
  { device, owner, now }: Omit<WorldOptions, 'me'>,
  { readAccounts, peopleOf }: Accounts,
) {
  const same = sameBy();
  const datedListing = dating<DeviceRecord<ListedStartup>>(
    now,
    ({ value }) => value.savedAt,
    (record, savedAt) => ({ ...record, value: { ...record.value, savedAt } }),
  );

  async function readPages(others: readonly string[]) {
    const [read, ...pages] = await Promise.all([
      readAccounts(others),
      ...others.map(async (uid) => {
        const [listings, owned, accounts, follows] = await Promise.all([
          readPublished(device, uid, 'listing'),
          readPublished(device, uid, 'ownedStartup'),
          readPublished(device, uid, 'investorAccount'),
          readPublished(device, uid, 'follow'),
        ]);
        return {
          uid,
          listings: listings.records,
          owned: owned.records,
          accounts: accounts.records,
          follows: follows.records,
        };
      }),
    ]);
    const asked = new Set(read.viewer.requests.map(({ id }) => readRequestId(id)?.uid));
    const answers = await Promise.all(
      others.map((uid) => (asked.has(uid) ? readAddressed(device, uid, 'answer', owner) : unanswered)),
    );
    const parts = pages.flatMap(({ listings, owned, accounts, follows }) => [
      listings,
      owned,
      accounts,
      follows,
    ]);
    return {
      read,
      pages: pages.map((page, at) => ({ ...page, answers: answers[at] ?? unanswered })),
      parts: [...read.parts, ...parts, ...answers] as const,
    };
  }

  const pagesMade = lastMade<Everybody>();

  async function readEverybody(others: readonly string[]): Promise<Everybody> {
    const { read, pages: found, parts } = await readPages(others);
    return pagesMade(parts, () => {
      const { viewer, people } = peopleOf(read);
      const byOwner = new Map(found.map((each) => [each.uid, each]));
      const listed = listedBy(people, byOwner, viewer);
      const startupsOf = ofEach(listed);
      const followsOf = (uid: string) =>
        (byOwner.get(uid)?.follows ?? []).flatMap(({ id, value }) => (value ? [id as Ref] : []));
      const investors: WorldInvestor[] = [];
      const users: WorldPeople['users'][number][] = [];
      const askers = new Map<string, Asker>();
      /** Profiles that are hidden from the viewer, also in other users' lists of followed profiles. */
      const hidden = new Set<Ref>();
      const isKnown = (ref: Ref) => !hidden.has(ref);
      for (const person of people) {
        const { uid, slug, name, account, relation } = person;
        const registered = byOwner.get(uid)?.accounts[0];
        const face = faceOf(account);
        const role = profileIn(account)?.role ?? '';
        askers.set(uid, { id: uid, slug, name, role, avatar: face, isInvestor: registered !== undefined });
        const investorAccess = accessTo({ kind: 'page', privacy: account.investorPrivacy }, relation);
        if (registered) {
          const whole = { ...investorOf(uid, registered.value), name, profileImage: face };
          const investor = asSeen(whole, investorAccess, limitedInvestor);
          if (!investor) hidden.add(refOf('investor', uid));
          else
            investors.push({
              investor: same(`investor/${uid}`, investor),
              limitedTo: limitedTo(account.investorPrivacy, investorAccess),
            });
        }
        const access = accessTo({ kind: 'page', privacy: account.privacy }, relation);
        const page = withOwnData(userOf(freshMe(uid, name, slug)), {
          name,
          profile: profileIn(account),
          photo: face,
          // Omits investor data that the privacy settings hide from the viewer.
          account: isFull(investorAccess) ? registered?.value : undefined,
          startups: startupsOf(uid).flatMap(({ isActive, startup }) => (isActive ? [startup] : [])),
        });
        const user = asSeen(page, access, limitedUser);
        if (!user) hidden.add(refOf('user', uid));
        else
          users.push({
            user: same(`user/${uid}`, user),
            limitedTo: limitedTo(account.privacy, access),
            follows: isFull(access) ? followsOf(uid) : [],
          });
      }
      return {
        seen: {
          startups: listed.map(({ uid, startup, listedAt, isActive, closed }) => {
            const isShown = isKnown(refOf('user', uid));
            return { startup, listedAt, isActive, closed, ...(isShown && { userId: uid }) };
          }),
          investors,
          users: users.map((each) =>
            each.follows.every(isKnown) ? each : { ...each, follows: each.follows.filter(isKnown) },
          ),
          followers: new Map([...followersOf(people, followsOf)].filter(([ref]) => isKnown(ref))),
        },
        askers,
        people,
        listed,
      };
    });
  }

  type Pages = Awaited<ReturnType<typeof readPages>>['pages'][number];

  /** Returns the startups of these people, latest first, without the data that the viewer may not see. */
  function listedBy(
    people: readonly Person[],
    byOwner: ReadonlyMap<string, Pages>,
    viewer: Viewer,
  ): Listed[] {
    const listings = people.flatMap((person) =>
      (byOwner.get(person.uid)?.listings ?? []).map((record) => ({ person, record: datedListing(record) })),
    );
    return listings
      .sort(
        (a, b) => a.record.value.savedAt - b.record.value.savedAt || (a.person.uid < b.person.uid ? -1 : 1),
      )
      .map(({ person: { uid, relation }, record }) => {
        const { id } = record;
        const owned = byOwner.get(uid)?.owned.find((each) => each.id === id)?.value;
        // Ignores an interest without a request, which the owner never received.
        const request = viewer.requests.get(requestId(uid, id));
        const hasExpressedInterest = request !== undefined;
        const answer = byOwner.get(uid)?.answers.get(id);
        const isApproved = request !== undefined && requestStatusOf(request, answer).state === 'approved';
        const closed = closedParts({ ...relation, hasExpressedInterest, isApproved });
        const key = `${uid}/${id}`;
        const logo = owned ? '' : logoOf(key, record.value);
        const listing = startupOf(id, record.value, logo, listedDeck(key, record.value));
        const startup = owned ? withOwned(listing, owned, key) : listing;
        return {
          uid,
          startup: same(`startup/${key}`, withoutParts(startup, closed)),
          listedAt: record.value.savedAt,
          isActive: owned?.isActive ?? true,
          closed,
        };
      })
      .reverse();
  }

  return readEverybody;
}

const logoOf = (key: string, { listing, savedAt }: ListedStartup) => fileAddress(key, listing.logo, savedAt);
