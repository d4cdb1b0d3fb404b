import type { Asker } from '../../../ports/RequestStore';
import type { LimitedTo, WorldPages } from '../../../ports/World';
import { freshMe } from '../../../sample/people';
import { accessTo, type Privacy, type ViewerRelation } from '../../../schema/rules/access';
import { asSeen, limitedInvestor, limitedUser } from '../../../schema/rules/privacy';
import { type ProfileKind, type Ref, readRef, refOf } from '../../../schema/shapes/ref';
import { userOf, withOwnData } from '../../records/personPage';
import { readPublished } from '../../records/published';
import { investorOf } from '../../records/registeredInvestor';
import { reservedSlugs } from '../../records/reservedSlugs';
import {
  type Accounts,
  faceOf,
  isFull,
  limitedTo,
  type Person,
  personIn,
  profileIn,
  type Viewer,
  type WorldOptions,
} from './accounts';
import { lastMade, recentlyUsed, sameBy } from './caches';
import { type Listed, startupReader } from './startups';

/** The pages of one account, as far as the viewer may see them. */
export type AccountPages = {
  person: Person;
  /** The data that a request reveals about its sender. */
  asker: Asker;
  /** Latest first. */
  listed: readonly Listed[];
  investor: WorldPages['investors'][number] | null;
  user: WorldPages['users'][number] | null;
  /** The account's pages that are hidden from the viewer, also in other users' lists of followed profiles. */
  hidden: readonly Ref[];
  /** All profiles that the account follows. */
  follows: readonly Ref[];
};

/** The pages of some accounts, as far as the viewer may see them. */
export type SeenPages = {
  seen: WorldPages;
  people: readonly Person[];
  /** Latest first. */
  listed: readonly Listed[];
};

/** Returns a function that reads the pages of named accounts. It omits accounts without a name. */
export function pagesReader(
  { device, owner, now }: Omit<WorldOptions, 'me'>,
  { readViewer, viewerOf, readAccount }: Accounts,
) {
  const same = sameBy();
  const readStartups = startupReader({ device, owner, now });

  async function readRecords(uid: string) {
    const [account, ...records] = await Promise.all([
      readAccount(uid),
      readPublished(device, uid, 'listing'),
      readPublished(device, uid, 'ownedStartup'),
      readPublished(device, uid, 'investorAccount'),
      readPublished(device, uid, 'follow'),
    ]);
    const [{ records: listings }, { records: owned }, { records: registered }, { records: follows }] =
      records;
    return { account, listings, owned, registered, follows };
  }
  type Records = Awaited<ReturnType<typeof readRecords>>;

  const known = recentlyUsed<ReturnType<typeof lastMade<AccountPages | null>>>();

  async function readPages(uids: readonly string[]): Promise<AccountPages[]> {
    if (uids.length === 0) return [];
    const [facts, ...found] = await Promise.all([readViewer(), ...uids.map(readRecords)]);
    const viewer = viewerOf(facts);
    const startups = await Promise.all(
      found.map((records) => {
        const person = personIn(records.account, viewer);
        return person && readStartups(viewer, person, records);
      }),
    );
    const { connections: _, ...roles } = facts;
    return found.flatMap((records, at) => {
      const { account, ...rest } = records;
      const listed = startups[at];
      const { uid } = account;
      const isConnection = viewer.connections.has(uid);
      const parts = [
        ...Object.values(roles),
        isConnection,
        ...Object.values(account),
        ...Object.values(rest),
        ...(listed?.parts ?? []),
      ];
      const made = known.set(uid, known.get(uid) ?? lastMade());
      return made(parts, () => pagesOf(records, listed?.shown() ?? [], viewer)) ?? [];
    });
  }

  function pagesOf(records: Records, startups: readonly Listed[], viewer: Viewer): AccountPages | null {
    const person = personIn(records.account, viewer);
    if (!person) return null;
    const { uid, slug, name, account, relation } = person;
    const [registered] = records.registered;
    const face = faceOf(account);
    const profile = profileIn(account);
    const follows = records.follows.flatMap(({ id, value }) => (value ? [id as Ref] : []));
    const investor = registered
      ? seenAs(
          'investor',
          { ...investorOf(uid, registered.value), name, profileImage: face },
          { privacy: account.investorPrivacy, relation, limit: limitedInvestor },
        )
      : null;
    const listed = latestFirst([...startups].reverse());
    const user = seenAs(
      'user',
      withOwnData(userOf(freshMe(uid, name, slug)), {
        name,
        profile,
        photo: face,
        // Omits investor data that the privacy settings hide from the viewer.
        account: investor?.isWhole ? registered?.value : undefined,
        startups: listed.flatMap(({ isActive, startup }) => (isActive ? [startup] : [])),
      }),
      { privacy: account.privacy, relation, limit: limitedUser },
    );
    return {
      person,
      asker: {
        id: uid,
        slug,
        name,
        role: profile?.role ?? '',
        avatar: face,
        isInvestor: registered !== undefined,
      },
      listed: user ? listed.map((each) => ({ ...each, userId: uid })) : listed,
      investor: investor && { investor: investor.page, limitedTo: investor.limitedTo },
      user: user && { user: user.page, limitedTo: user.limitedTo, follows: user.isWhole ? follows : [] },
      hidden: [
        ...(registered && !investor ? [refOf('investor', uid)] : []),
        ...(user ? [] : [refOf('user', uid)]),
      ],
      follows,
    };
  }

  /** Returns a person's page without the data that is hidden from the viewer; `null` if all of it is. */
  function seenAs<Page extends { id: string }>(
    kind: ProfileKind,
    whole: Page,
    {
      privacy,
      relation,
      limit,
    }: { privacy: Privacy; relation: ViewerRelation; limit: (whole: Page) => Page },
  ): { page: Page; limitedTo: LimitedTo; isWhole: boolean } | null {
    const access = accessTo({ kind: 'page', privacy }, relation);
    const page = asSeen(whole, access, limit);
    return (
      page && {
        page: same(`${kind}/${whole.id}`, page),
        limitedTo: limitedTo(privacy, access),
        isWhole: isFull(access),
      }
    );
  }

  return readPages;
}

/** Combines the pages of accounts. Followed profiles of other accounts than these are missing. */
export function combined(pages: readonly AccountPages[], viewerId: string): SeenPages {
  const accounts = new Set(pages.map(({ person }) => person.uid));
  const hidden = new Set(pages.flatMap((each) => each.hidden));
  const isKnown = (ref: Ref) => {
    const { kind, id = '' } = readRef(ref) ?? {};
    return kind === 'startup' || accounts.has(id) || id === viewerId || reservedSlugs.has(id);
  };
  const isShown = (ref: Ref) => isKnown(ref) && !hidden.has(ref);
  const listed = latestFirst(pages.flatMap((each) => each.listed));
  return {
    seen: {
      startups: listed.map(({ uid: _, ...startup }) => startup),
      investors: pages.flatMap(({ investor }) => investor ?? []),
      users: pages.flatMap(({ user }) => {
        if (!user) return [];
        return user.follows.every(isShown) ? user : { ...user, follows: user.follows.filter(isShown) };
      }),
    },
    people: pages.map(({ person }) => person),
    listed,
  };
}

const latestFirst = (listed: readonly Listed[]): Listed[] =>
  [...listed].sort((a, b) => b.listedAt - a.listedAt || Number(a.uid < b.uid) - Number(a.uid > b.uid));
