import type { DeviceRecord, DeviceStore } from '../../ports/DeviceStore';
import type { Asker } from '../../ports/RequestStore';
import type {
  LimitedTo,
  ReceivedMessage,
  WorldContact,
  WorldFeed,
  WorldInvestor,
  WorldPeople,
  WorldRequest,
  WorldStartup,
  WorldTarget,
} from '../../ports/World';
import { freshMe } from '../../sample/people';
import {
  type Access,
  accessTo,
  closedParts,
  type Privacy,
  stranger,
  type ViewerRelation,
} from '../../schema/rules/access';
import { isAhead } from '../../schema/rules/isAhead';
import { remembered, rememberedByItem } from '../../schema/rules/memoized';
import { asSeen, limitedInvestor, limitedUser, withoutParts } from '../../schema/rules/privacy';
import type { SentMessage } from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import type { Author, Comment, Post } from '../../schema/shapes/post';
import type { Profile } from '../../schema/shapes/profile';
import { type Addressed, addressOf, profileHref, type Ref, refOf } from '../../schema/shapes/ref';
import {
  readRequestId,
  requestId,
  requestStatusOf,
  type StoredAnswer,
  type StoredRequest,
} from '../../schema/shapes/request';
import type { Settings } from '../../schema/shapes/settings';
import type { Startup } from '../../schema/shapes/startup';
import type { ListedStartup } from '../../schema/shapes/startupListing';
import { readAddressed } from '../records/addressed';
import { fileAddress } from '../records/fileAddress';
import { listedDeck, startupOf } from '../records/listedStartup';
import { readListings } from '../records/listings';
import { withOwned } from '../records/ownedStartups';
import { isPublisher } from '../records/owners';
import { userOf, withOwnData } from '../records/personPage';
import { photoOf } from '../records/photo';
import { readPrivacy, readPublished } from '../records/published';
import type { PublishedKind } from '../records/publishedKinds';
import { investorOf } from '../records/registeredInvestor';
import { type MessageRange, readReceived } from '../records/sentMessages';

type Options = {
  device: DeviceStore;
  /** The viewer: the account's uid, or `sample` for the demo account. */
  owner: string;
  me: () => Me;
  now: () => number;
};

/** The viewer's data that access rules use. */
type Viewer = {
  id: string;
  /** The viewer's requests to owners of startups, by {@link requestId}, including withdrawn ones. */
  requests: ReadonlyMap<string, StoredRequest>;
  relation: ViewerRelation;
};

/** Another account: the slug of its page, and the viewer's relation to it. */
type Person = {
  uid: string;
  slug: string | undefined;
  name: string;
  account: Account;
  /** The profiles that the account follows. */
  follows: readonly Ref[];
  relation: ViewerRelation;
};

/** The stored data that controls access to an account. */
type Account = Pick<Settings, 'privacy' | 'investorPrivacy'> & {
  uid: string;
  profile: readonly DeviceRecord<Profile>[];
  follows: readonly DeviceRecord<boolean>[];
};

const unanswered: ReadonlyMap<string, StoredAnswer> = new Map();

/** Another account's startup. `uid`: the owner. */
type Listed = WorldStartup & { uid: string };

/** Caches the last value and reuses it while its inputs (`parts`) are the same objects. */
function lastMade<Value>() {
  let last: { parts: readonly unknown[]; value: Value } | null = null;
  return (parts: readonly unknown[], make: () => Value): Value => {
    const isSame = last?.parts.length === parts.length && last.parts.every((part, at) => part === parts[at]);
    if (!last || !isSame) last = { parts, value: make() };
    return last.value;
  };
}

/** Caches one object per key and returns it for every value with equal content. */
function sameBy() {
  const known = new Map<string, { text: string; value: unknown }>();
  return <Value>(key: string, value: Value): Value => {
    const text = JSON.stringify(value);
    const before = known.get(key);
    if (before?.text === text) return before.value as Value;
    known.set(key, { text, value });
    return value;
  };
}

/** Reads the published data of other accounts in this browser, as far as the viewer may see it. */
export function publishedWorld({ device, owner, me, now }: Options) {
  const same = sameBy();
  const published = <Kind extends PublishedKind>(uid: string, kind: Kind, newest?: number) =>
    readPublished(device, uid, kind, newest);

  async function readViewer() {
    const [{ records: listings }, { records: accounts }, { records: requests }] = await Promise.all([
      readListings(device, owner),
      device.read(
        owner,
        'investorAccount',
        async () => (await import('../../schema/shapes/investorRegistration')).investorAccountSchema,
      ),
      device.read(
        owner,
        'request',
        async () => (await import('../../schema/shapes/requestRecords')).requestSchema,
      ),
    ]);
    return { id: me().id, listings, accounts, requests };
  }

  async function readAccount(uid: string): Promise<Account> {
    const [{ records: profile }, privacy, { records: follows }] = await Promise.all([
      published(uid, 'profile'),
      readPrivacy(device, uid),
      published(uid, 'follow'),
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
      const ownRefs: readonly string[] = [refOf('user', viewer.id), refOf('investor', viewer.id)];
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

  const postOf = rememberedByItem((record: DeviceRecord<Post>) =>
    remembered(
      (uid: string, author: Author): Post =>
        same(`post/${uid}/${record.id}`, {
          ...withoutClaim(record.value),
          author,
          likes: 0,
          comments: [],
          isLiked: false,
        }),
    ),
  );
  /**
   * Returns a function that dates an item from the future at its first read. The date then stays, so that
   * newer items come before it.
   */
  function dating<Item extends object>(
    timeOf: (item: Item) => number,
    at: (item: Item, time: number) => Item,
  ) {
    const dated = rememberedByItem((item: Item) => at(item, now()));
    return (item: Item): Item => (isAhead(timeOf(item), now()) ? dated(item) : item);
  }
  const datedPost = dating<Post>(
    ({ postTime }) => postTime,
    (post, postTime) => ({ ...post, postTime }),
  );
  const datedComment = dating<WorldFeed['comments'][number]>(
    ({ comment }) => comment.time,
    ({ postId, comment }, time) => ({ postId, comment: { ...comment, time } }),
  );
  const datedMessage = dating<ReceivedMessage>(
    ({ time }) => time,
    (message, time) => ({ ...message, time }),
  );
  const datedListing = dating<DeviceRecord<ListedStartup>>(
    ({ value }) => value.savedAt,
    (record, savedAt) => ({ ...record, value: { ...record.value, savedAt } }),
  );
  const commentOf = rememberedByItem(({ value }: DeviceRecord<{ postId: string; comment: Comment }>) =>
    remembered(({ id, slug, name, avatar }: Author) => ({
      postId: value.postId,
      comment: { ...value.comment, author: { id, slug, name, avatar }, likes: 0 },
    })),
  );

  const feedMade = lastMade<WorldFeed>();

  async function loadFeed(others: readonly string[], asked?: { newest: number }): Promise<WorldFeed> {
    const [read, ...written] = await Promise.all([
      readAccounts(others),
      ...others.map(async (uid) => {
        const [posts, comments, likes] = await Promise.all([
          published(uid, 'post', asked?.newest),
          published(uid, 'comment'),
          published(uid, 'like'),
        ]);
        return { uid, posts, comments: comments.records, likes: likes.records };
      }),
    ]);
    // The listings are needed if a post is written as a startup. Posts that aren't loaded may be, too.
    const isAsStartup = written.some(
      ({ posts }) => posts.hasEarlier || posts.records.some(({ value }) => value.as !== undefined),
    );
    const listed = isAsStartup ? (await readEverybody(others)).listed : noneListed;
    const parts = written.flatMap(({ posts, comments, likes }) => [
      posts.records,
      posts.hasEarlier,
      comments,
      likes,
    ]);
    return feedMade([...read.parts, ...parts, listed], () => {
      const { viewer, people } = peopleOf(read);
      const byOwner = new Map(written.map((each) => [each.uid, each]));
      const likes = new Map<string, number>();
      const found = people.map((person) => {
        const { posts, comments, likes: liked } = byOwner.get(person.uid) as (typeof written)[number];
        if (traces(person))
          for (const { id, value } of liked) if (value) likes.set(id, (likes.get(id) ?? 0) + 1);
        const { uid, account, relation } = person;
        const areOpen = {
          contributions: isFull(accessTo({ kind: 'contribution', privacy: account.privacy }, relation)),
          updates: isFull(accessTo({ kind: 'update' }, relation)),
        };
        const author = authorOf(person);
        const startups = new Map(
          listed.flatMap((each) => (each.uid === uid ? [[each.startup.id, startupAuthor(each)]] : [])),
        );
        const isRead = areOpen.contributions || (areOpen.updates && startups.size > 0);
        return {
          posts: posts.records.flatMap((record) => {
            // A startup is the author only if the writer of the post also listed the startup.
            const startup = record.value.as && startups.get(record.value.as.id);
            const isOpen = startup ? areOpen.updates : areOpen.contributions;
            return isOpen ? datedPost(postOf(record)(uid, startup ?? author)) : [];
          }),
          comments: areOpen.contributions
            ? comments.map((record) => datedComment(commentOf(record)(author)))
            : [],
          since:
            isRead && posts.hasEarlier
              ? Math.min(...posts.records.map(({ value }) => value.postTime))
              : Number.NEGATIVE_INFINITY,
        };
      });
      return {
        posts: found.flatMap(({ posts }) => posts),
        comments: found.flatMap(({ comments }) => comments),
        likes,
        followers: followersOf(people).get(refOf('user', viewer.id)) ?? 0,
        since: Math.max(...found.map(({ since }) => since), Number.NEGATIVE_INFINITY),
      };
    });
  }

  const startupAuthor = ({ startup: { id, slug, name, tagline, logo, verified } }: Listed): Author =>
    same(`author/startup/${id}`, {
      id,
      slug,
      kind: 'startup',
      name,
      role: tagline,
      avatar: logo,
      isVerified: verified,
    });

  const authorOf = ({ uid, slug, name, account }: Person): Author =>
    same(`author/${uid}`, {
      id: uid,
      slug,
      name,
      role: profileIn(account)?.role ?? '',
      avatar: faceOf(account),
      isVerified: false,
    });

  async function readPages(others: readonly string[]) {
    const [read, ...pages] = await Promise.all([
      readAccounts(others),
      ...others.map(async (uid) => {
        const [listings, owned, accounts] = await Promise.all([
          published(uid, 'listing'),
          published(uid, 'ownedStartup'),
          published(uid, 'investorAccount'),
        ]);
        return { uid, listings: listings.records, owned: owned.records, accounts: accounts.records };
      }),
    ]);
    const asked = new Set(read.viewer.requests.map(({ id }) => readRequestId(id)?.uid));
    const answers = await Promise.all(
      others.map((uid) => (asked.has(uid) ? readAddressed(device, uid, 'answer', owner) : unanswered)),
    );
    const parts = pages.flatMap(({ listings, owned, accounts }) => [listings, owned, accounts]);
    return {
      read,
      pages: pages.map((page, at) => ({ ...page, answers: answers[at] ?? unanswered })),
      parts: [...read.parts, ...parts, ...answers] as const,
    };
  }

  const pagesMade = lastMade<{
    seen: WorldPeople;
    /** All other accounts by uid, with the data that a request reveals about its sender. */
    askers: ReadonlyMap<string, Asker>;
    people: readonly Person[];
    listed: readonly Listed[];
  }>();

  async function readEverybody(others: readonly string[]) {
    const { read, pages: found, parts } = await readPages(others);
    return pagesMade(parts, () => {
      const { viewer, people } = peopleOf(read);
      const byOwner = new Map(found.map((each) => [each.uid, each]));
      const listed = listedBy(people, byOwner, viewer);
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
          startups: listed.flatMap((each) => (each.uid === uid && each.isActive ? [each.startup] : [])),
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

  const received = (uid: string, range: MessageRange) => readReceived(device, uid, owner, range);

  const contactsMade = lastMade<readonly WorldContact[]>();

  async function loadContacts(others: readonly string[]): Promise<readonly WorldContact[]> {
    const [made, ...written] = await Promise.all([
      readEverybody(others),
      ...others.map(async (uid) => ((await received(uid, { count: 1 })).records.length > 0 ? uid : null)),
    ]);
    return contactsMade([made, ...written], () => {
      const { seen, people, listed } = made;
      return people.flatMap((person) => {
        const hasWritten = written.includes(person.uid);
        const contact = contactOf(person, hasWritten, seen, listed);
        return contact ? [{ ...contact, uid: person.uid, hasWritten }] : [];
      });
    });
  }

  const messageOf = rememberedByItem(
    ({ id, value: { message, time } }: DeviceRecord<SentMessage>): ReceivedMessage => ({ id, message, time }),
  );

  async function loadReceived(uid: string, range: MessageRange) {
    const { records, hasEarlier } = await received(uid, range);
    return { messages: records.map((record) => datedMessage(messageOf(record))), hasEarlier };
  }

  const loadPeople = async (others: readonly string[]) => (await readEverybody(others)).seen;

  async function loadTargets(others: readonly string[], ids: readonly string[]): Promise<WorldTarget[]> {
    const { listed } = await readEverybody(others);
    return listed.flatMap(({ uid, startup: { id, slug, name, logo } }) =>
      ids.includes(id) ? [{ uid, id, slug, name, logo }] : [],
    );
  }

  async function loadRequests(others: readonly string[]): Promise<WorldRequest[]> {
    const [{ askers }, ...addressed] = await Promise.all([
      readEverybody(others),
      ...others.map((uid) => readAddressed(device, uid, 'request', owner)),
    ]);
    return others.flatMap((uid, at) => {
      const from = askers.get(uid);
      const requests = [...(addressed[at] ?? [])];
      return from ? requests.map(([startupId, request]) => ({ startupId, request, from })) : [];
    });
  }

  const loadAnswer = async (uid: string, startupId: string): Promise<StoredAnswer | undefined> =>
    (await readAddressed(device, uid, 'answer', owner)).get(startupId);

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

  return { loadFeed, loadPeople, loadTargets, loadRequests, loadAnswer, loadContacts, loadReceived };
}

/** Returns the data of an account that the viewer may see in a contact; `null` if all of it is hidden. */
function contactOf(
  { uid, slug, name, account, relation }: Person,
  hasWritten: boolean,
  { users, investors }: WorldPeople,
  listed: readonly { uid: string; startup: Startup }[],
): Pick<WorldContact, 'slug' | 'name' | 'role' | 'avatar' | 'href' | 'pages'> | null {
  const user = users.find((each) => each.user.id === uid)?.user;
  const investor = investors.find((each) => each.investor.id === uid)?.investor;
  const startups = listed.flatMap((each) => (each.uid === uid ? [each.startup] : []));
  const startup = startups[0];
  const addresses = {
    user: user && profileHref('user', user),
    investor: investor && profileHref('investor', investor),
    startups: startups.map((each) => profileHref('startup', each)),
  };
  const pages = [addresses.user ?? [], addresses.investor ?? [], addresses.startups].flat();
  if (user && addresses.user)
    return { ...at(user), name, role: user.role, avatar: user.profileImage, href: addresses.user, pages };
  if (investor && addresses.investor) {
    const { title, profileImage } = investor;
    return { ...at(investor), name, role: title, avatar: profileImage, href: addresses.investor, pages };
  }
  if (isFull(accessTo({ kind: 'identity', privacy: account.privacy, hasWritten }, relation)))
    return {
      ...at({ id: uid, slug }),
      name,
      role: profileIn(account)?.role ?? '',
      avatar: faceOf(account),
      href: '',
      pages,
    };
  if (!startup) return null;
  const { name: called, tagline, logo } = startup;
  return {
    ...at(startup),
    name: called,
    role: tagline,
    avatar: logo,
    href: addresses.startups[0] ?? '',
    pages,
  };
}

const at = (page: Addressed) => ({ slug: addressOf(page) });

const noneListed: readonly Listed[] = [];

/** Removes the startup reference from another account's post. The author is verified separately. */
const withoutClaim = ({ as: _, ...post }: Post) => post;

const profileIn = ({ profile }: Account) => profile.find(({ id }) => id === 'me')?.value;

/** Returns the URL of an account's photo, or an empty string. */
const faceOf = (account: Account): string => photoOf(account.uid, profileIn(account)) ?? '';

const isFull = ({ extent }: Access) => extent === 'full';

const limitedTo = (privacy: Privacy, access: Access): LimitedTo =>
  isFull(access) || privacy === 'public' ? null : privacy;

const logoOf = (key: string, { listing, savedAt }: ListedStartup) => fileAddress(key, listing.logo, savedAt);

/** Whether the like and follower counts that the viewer sees include those of this account. */
const traces = ({ account, relation }: Person): boolean =>
  isFull(accessTo({ kind: 'mark', privacy: account.privacy }, relation));

function followersOf(people: readonly Person[]): ReadonlyMap<Ref, number> {
  const followers = new Map<Ref, number>();
  for (const person of people)
    if (traces(person)) for (const ref of person.follows) followers.set(ref, (followers.get(ref) ?? 0) + 1);
  return followers;
}
