import type { DeviceRecord, DeviceStore } from '../../../ports/DeviceStore';
import type { LimitedTo } from '../../../ports/World';
import {
  type Access,
  accessTo,
  type Privacy,
  stranger,
  type ViewerRelation,
} from '../../../schema/rules/access';
import type { Me } from '../../../schema/shapes/currentUser';
import type { Profile } from '../../../schema/shapes/profile';
import { refOf } from '../../../schema/shapes/ref';
import type { StoredRequest } from '../../../schema/shapes/request';
import type { Settings } from '../../../schema/shapes/settings';
import { readListings } from '../../records/listings';
import { isPublisher } from '../../records/owners';
import { photoOf } from '../../records/photo';
import { readFollowers, readPrivacy, readPublished } from '../../records/published';

// The viewer, the other accounts, and the viewer's relation to each of them.

export type WorldOptions = {
  device: DeviceStore;
  /** The viewer: the account's uid, or `sample` for the demo account. */
  owner: string;
  me: () => Me;
  now: () => number;
};

/** The viewer's data that access rules use. */
export type Viewer = {
  id: string;
  /** The viewer's requests to owners of startups, by {@link requestId}, including withdrawn ones. */
  requests: ReadonlyMap<string, StoredRequest>;
  /** The relation to an account without a connection. */
  relation: ViewerRelation;
  /** The uids of the accounts that follow the viewer. */
  connections: ReadonlySet<string>;
};

/** Another account: the slug of its page, and the viewer's relation to it. */
export type Person = {
  uid: string;
  slug: string | undefined;
  name: string;
  account: Account;
  relation: ViewerRelation;
};

/** The stored data that controls access to an account. */
export type Account = Pick<Settings, 'privacy' | 'investorPrivacy'> & {
  uid: string;
  profile: readonly DeviceRecord<Profile>[];
};

/** How many likes of a post, and followers of a profile, are checked against privacy settings. */
const marksChecked = 100;

/** Returns functions that read the other accounts and the viewer's relations to them. */
export function accountsOf({ device, owner, me }: Omit<WorldOptions, 'now'>) {
  async function readViewer() {
    const { id } = me();
    const [{ records: listings }, { records: accounts }, { records: requests }, followers] =
      await Promise.all([
        readListings(device, owner),
        device.read(
          owner,
          'investorAccount',
          async () => (await import('../../../schema/shapes/investorRegistration')).investorAccountSchema,
        ),
        device.read(
          owner,
          'request',
          async () => (await import('../../../schema/shapes/requestRecords')).requestSchema,
        ),
        readFollowers(device, [refOf('user', id), refOf('investor', id)]),
      ]);
    const isInvestor = isPublisher(owner) && accounts.length > 0;
    const connections = followers.flatMap(({ uid, ref }) =>
      isInvestor || ref === refOf('user', id) ? uid : [],
    );
    // As one text, so that it is the same value as long as nothing changed.
    return { id, listings, accounts, requests, connections: [...new Set(connections)].sort().join(' ') };
  }

  async function readAccount(uid: string): Promise<Account> {
    const [{ records: profile }, privacy] = await Promise.all([
      readPublished(device, uid, 'profile'),
      readPrivacy(device, uid),
    ]);
    return { uid, profile, ...privacy };
  }

  const viewerOf = ({
    id,
    listings,
    accounts,
    requests,
    connections,
  }: Awaited<ReturnType<typeof readViewer>>): Viewer => {
    // The demo account, also used while signed out, has no role: its startups are only sample data.
    const isAccount = isPublisher(owner);
    return {
      id,
      requests: new Map(isAccount ? requests.map((request) => [request.id, request.value]) : []),
      relation: {
        ...stranger,
        isFounder: isAccount && listings.length > 0,
        isInvestor: isAccount && accounts.length > 0,
      },
      connections: new Set(connections.split(' ')),
    };
  };

  /** Returns those of these accounts that have a name, by uid. */
  async function readPeople(owners: Iterable<string>): Promise<ReadonlyMap<string, Person>> {
    const uids = [...new Set(owners)];
    if (uids.length === 0) return new Map();
    const [facts, ...accounts] = await Promise.all([readViewer(), ...uids.map(readAccount)]);
    const viewer = viewerOf(facts);
    const people = accounts.flatMap((account) => personIn(account, viewer) ?? []);
    return new Map(people.map((person) => [person.uid, person]));
  }

  /**
   * Counts the accounts in each list, without those whose marks are hidden from the viewer. A count above
   * `marksChecked` includes all others, because it reveals nothing about one of them.
   */
  async function countMarks<Marked>(lists: ReadonlyMap<Marked, readonly string[]>) {
    const checkedOf = (owners: readonly string[]) => owners.slice(0, marksChecked);
    const people = await readPeople([...lists.values()].flatMap(checkedOf));
    const isHidden = (uid: string) => {
      const person = people.get(uid);
      return !person || !traces(person);
    };
    return new Map(
      [...lists].map(([marked, owners]) => [
        marked,
        owners.length - checkedOf(owners).filter(isHidden).length,
      ]),
    );
  }

  return { readViewer, viewerOf, readAccount, readPeople, countMarks };
}

/** Returns an account with the viewer's relation to it; `null` for an account without a name. */
export function personIn(account: Account, { relation, connections }: Viewer): Person | null {
  const { uid } = account;
  const { slug, name } = profileIn(account) ?? {};
  if (!name) return null;
  return { uid, slug, name, account, relation: { ...relation, isConnection: connections.has(uid) } };
}

export type Accounts = ReturnType<typeof accountsOf>;

export const profileIn = ({ profile }: Account) => profile.find(({ id }) => id === 'me')?.value;

/** Returns the URL of an account's photo, or an empty string. */
export const faceOf = (account: Account): string => photoOf(account.uid, profileIn(account)) ?? '';

export const isFull = ({ extent }: Access) => extent === 'full';

export const limitedTo = (privacy: Privacy, access: Access): LimitedTo =>
  isFull(access) || privacy === 'public' ? null : privacy;

/** Whether the like and follower counts that the viewer sees include those of this account. */
const traces = ({ account, relation }: Person): boolean =>
  isFull(accessTo({ kind: 'mark', privacy: account.privacy }, relation));
