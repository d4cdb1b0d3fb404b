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
import { type Ref, refOf } from '../../../schema/shapes/ref';
import type { StoredRequest } from '../../../schema/shapes/request';
import type { Settings } from '../../../schema/shapes/settings';
import { readListings } from '../../records/listings';
import { isPublisher } from '../../records/owners';
import { photoOf } from '../../records/photo';
import { readPrivacy, readPublished } from '../../records/published';
import { lastMade } from './caches';

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
  relation: ViewerRelation;
};

/** Another account: the slug of its page, and the viewer's relation to it. */
export type Person = {
  uid: string;
  slug: string | undefined;
  name: string;
  account: Account;
  /** The profiles that the account follows. */
  follows: readonly Ref[];
  relation: ViewerRelation;
};

/** The stored data that controls access to an account. */
export type Account = Pick<Settings, 'privacy' | 'investorPrivacy'> & {
  uid: string;
  profile: readonly DeviceRecord<Profile>[];
  follows: readonly DeviceRecord<boolean>[];
};

/** Returns functions that read the other accounts and the viewer's relations to them. */
export function accountsOf({ device, owner, me }: Omit<WorldOptions, 'now'>) {
  async function readViewer() {
    const [{ records: listings }, { records: accounts }, { records: requests }] = await Promise.all([
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
    ]);
    return { id: me().id, listings, accounts, requests };
  }

  async function readAccount(uid: string): Promise<Account> {
    const [{ records: profile }, privacy, { records: follows }] = await Promise.all([
      readPublished(device, uid, 'profile'),
      readPrivacy(device, uid),
      readPublished(device, uid, 'follow'),
    ]);
    return { uid, profile, ...privacy, follows };
  }

  const readAccounts = async (others: readonly string[]) => {
    const [viewer, ...accounts] = await Promise.all([readViewer(), ...others.map(readAccount)]);
    return {
      viewer,
      accounts,
      parts: [
        ...Object.values(viewer),
        ...accounts.flatMap((account) => Object.values(account)),
      ] as readonly unknown[],
    };
  };
  type Read = Awaited<ReturnType<typeof readAccounts>>;

  const viewerOf = ({ id, listings, accounts, requests }: Read['viewer']): Viewer => {
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
    };
  };

  const peopleMade = lastMade<{ viewer: Viewer; people: Person[] }>();

  /** Returns all other accounts that have a name. */
  const peopleOf = ({ viewer: facts, accounts, parts }: Read) =>
    peopleMade(parts, () => {
      const viewer = viewerOf(facts);
      const ownRefs: readonly string[] = [
        refOf('user', viewer.id),
        ...(viewer.relation.isInvestor ? [refOf('investor', viewer.id)] : []),
      ];
      const people = accounts.flatMap((account): Person[] => {
        const { slug, name } = profileIn(account) ?? {};
        if (!name) return [];
        const follows = account.follows.flatMap(({ id: ref, value }) => (value ? [ref as Ref] : []));
        const isConnection = follows.some((ref) => ownRefs.includes(ref));
        return [
          { uid: account.uid, slug, name, account, follows, relation: { ...viewer.relation, isConnection } },
        ];
      });
      return { viewer, people };
    });

  return { readAccounts, peopleOf };
}

export type Accounts = ReturnType<typeof accountsOf>;

export const profileIn = ({ profile }: Account) => profile.find(({ id }) => id === 'me')?.value;

/** Returns the URL of an account's photo, or an empty string. */
export const faceOf = (account: Account): string => photoOf(account.uid, profileIn(account)) ?? '';

export const isFull = ({ extent }: Access) => extent === 'full';

export const limitedTo = (privacy: Privacy, access: Access): LimitedTo =>
  isFull(access) || privacy === 'public' ? null : privacy;

/** Whether the like and follower counts that the viewer sees include those of this account. */
export const traces = ({ account, relation }: Person): boolean =>
  isFull(accessTo({ kind: 'mark', privacy: account.privacy }, relation));

export function followersOf(people: readonly Person[]): ReadonlyMap<Ref, number> {
  const followers = new Map<Ref, number>();
  for (const person of people)
    if (traces(person)) for (const ref of person.follows) followers.set(ref, (followers.get(ref) ?? 0) + 1);
  return followers;
}
