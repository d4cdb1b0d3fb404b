import type { Asker } from '../../../ports/RequestStore';
import type { WorldInvestor, WorldPeople } from '../../../ports/World';
import { freshMe } from '../../../sample/people';
import { accessTo } from '../../../schema/rules/access';
import { asSeen, limitedInvestor, limitedUser } from '../../../schema/rules/privacy';
import { type Ref, refOf } from '../../../schema/shapes/ref';
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
  type WorldOptions,
} from './accounts';
import { lastMade, sameBy } from './caches';
import { ofEach } from './ofEach';
import { type Listed, startupReader } from './startups';

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
  const readStartups = startupReader({ device, owner, now });
  async function readPages(others: readonly string[]) {
    const [read, ...pages] = await Promise.all([
      readAccounts(others),
      ...others.map(async (uid) => {
        const [listings, owned, accounts] = await Promise.all([
          readPublished(device, uid, 'listing'),
          readPublished(device, uid, 'ownedStartup'),
          readPublished(device, uid, 'investorAccount'),
        ]);
        return { uid, listings: listings.records, owned: owned.records, accounts: accounts.records };
      }),
    ]);
    const { viewer, people } = peopleOf(read);
    const byOwner = new Map(pages.map((page) => [page.uid, page]));
    const startups = await readStartups(viewer, people, byOwner);
    return {
      people,
      byOwner,
      startups,
      parts: [
        ...read.parts,
        ...pages.flatMap(({ listings, owned, accounts }) => [listings, owned, accounts]),
        ...startups.parts,
      ] as const,
    };
  }

  const pagesMade = lastMade<Everybody>();

  async function readEverybody(others: readonly string[]): Promise<Everybody> {
    const { people, byOwner, startups, parts } = await readPages(others);
    return pagesMade(parts, () => {
      const listed = startups.shown();
      const startupsOf = ofEach(listed);
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
            follows: isFull(access) ? person.follows : [],
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
          followers: new Map([...followersOf(people)].filter(([ref]) => isKnown(ref))),
        },
        askers,
        people,
        listed,
      };
    });
  }

  return readEverybody;
}
