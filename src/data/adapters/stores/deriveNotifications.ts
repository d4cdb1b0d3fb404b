import type { DirectoryPart } from '../../ports/Directory';
import type { ReceivedRequest, Requests } from '../../ports/RequestStore';
import { type Fit, fitsOf, isFitting, sectorsWith } from '../../schema/rules/fit';
import { isAhead } from '../../schema/rules/isAhead';
import type { Conversation } from '../../schema/shapes/conversation';
import type { Me } from '../../schema/shapes/currentUser';
import { href } from '../../schema/shapes/href';
import type { OwnInvestor } from '../../schema/shapes/investorProfile';
import { postTags } from '../../schema/shapes/lists';
import type { Marks } from '../../schema/shapes/marks';
import type { Notification, NotificationReason } from '../../schema/shapes/notification';
import type { Comment, Post } from '../../schema/shapes/post';
import { addressOf, conversationHref, isBy, profileHref, type Ref, refOf } from '../../schema/shapes/ref';
import {
  founderNotifications,
  investorNotifications,
  type NotificationKind,
  type Settings,
} from '../../schema/shapes/settings';
import type { Startup } from '../../schema/shapes/startup';
import type { User } from '../../schema/shapes/user';
import { isAddressed } from '../../schema/text/named';

/** The data that notifications are derived from. Times are in ms since the epoch. */
export type KnownWorld = {
  me: Pick<Me, 'id' | 'slug' | 'name'>;
  /** The user's own page. It is separate, because `directory` may not contain a private page. */
  own: Pick<User, 'startups'>;
  now: number;
  /** The pages that the rules need: see `pagesFor` in deviceNotifications.ts. */
  directory: DirectoryPart;
  posts: readonly Post[];
  conversations: readonly Conversation[];
  requests: Requests;
  follows: Marks['follow'];
  /** The user's listings. */
  listings: readonly { id: string; listedAt: number }[];
  /** The user's investor profile; `null` if they have none. */
  investor: OwnInvestor;
  isOn: Settings['notifications'];
};

/** The maximum number of notifications. */
export const most = 50;
/** The maximum age of a notification, in ms. */
export const reach = 30 * 24 * 60 * 60_000;
/** The maximum length of an excerpt, in characters: more than fits on two lines of the list. */
const excerptLength = 160;

/** If an event matches several kinds, the first of these that the user has switched on applies. */
const precedence = [
  'messages',
  'mentions',
  'follows',
  'portfolio_changes',
  'startup_updates',
  'funding_rounds',
  'investment_opportunities',
] as const satisfies readonly NotificationKind[];

/**
 * Returns the notifications, newest first, then notifications without a time. Of the user's own actions, only
 * listing a startup creates a notification.
 */
export function notificationsOf(known: KnownWorld): Notification[] {
  const mine = ownOf(known);
  const allowed: readonly NotificationKind[] = known.investor ? investorNotifications : founderNotifications;
  const byId = new Map<string, Notification>();
  for (const kind of precedence) {
    if (!allowed.includes(kind) || !known.isOn[kind]) continue;
    for (const entry of rules[kind](known, mine)) {
      const at = entry.at !== null && isAhead(entry.at, known.now) ? known.now : entry.at;
      const isOld = at !== null && at < known.now - reach;
      if (!isOld && !byId.has(entry.id)) byId.set(entry.id, { reasons: [], ...entry, at, kind });
    }
  }
  return [...byId.values()].sort((a, b) => (b.at ?? -Infinity) - (a.at ?? -Infinity) || 0).slice(0, most);
}

type Entry = Omit<Notification, 'kind' | 'reasons'> & Partial<Pick<Notification, 'reasons'>>;
type Rule = (known: KnownWorld, mine: Own) => Entry[];

/** The user's pages and startups. */
type Own = { refs: ReadonlySet<Ref>; startupIds: ReadonlySet<string> };

export const ownOf = ({ me, own, listings, investor }: Omit<KnownWorld, 'directory'>): Own => ({
  refs: new Set([refOf('user', me.id), ...(investor ? [refOf('investor', investor.id)] : [])]),
  startupIds: new Set([...own.startups, ...listings].flatMap(({ id }) => id ?? [])),
});

const rules: Record<NotificationKind, Rule> = {
  // Messages to the user, requests for metrics of the user's startups, and answers to the user's requests.
  messages: ({ conversations, requests: { received, sent } }) => [
    ...conversations.flatMap(
      ({ id, slug, name, avatar, href: profile, lastMessage, isOwnLast, date, unread, muted }) =>
        unread && !muted && !isOwnLast && date !== null
          ? {
              id: `message:${id}`,
              what: 'message' as const,
              at: date,
              actor: { kind: kindOf(profile), name, image: avatar },
              subject: '',
              excerpt: excerptOf(lastMessage),
              href: conversationHref({ id, slug }),
            }
          : [],
    ),
    ...received.flatMap(asked),
    ...sent.flatMap(({ startupId, slug, state, answeredAt, name, logo, note }) =>
      state === 'requested' || state === 'withdrawn' || answeredAt === null
        ? []
        : {
            id: `answer:${startupId}:${answeredAt}`,
            what: state,
            at: answeredAt,
            actor: { kind: 'startup' as const, name, image: logo },
            subject: '',
            excerpt: excerptOf(note),
            href: profileHref('startup', { id: startupId, slug }),
          },
    ),
  ],

  mentions(known, mine) {
    const { name } = known.me;
    const isCalled = namedIn(name);
    const isNamed = (text: string) => isCalled(text) || isAddressed(text, addressOf(known.me));
    return known.posts.flatMap((post): Entry[] => {
      const isOwn = isMine(post.author, known, mine);
      const comments = post.comments.flatMap(({ id, author, text, time }): Entry[] => {
        if (!author.id || isMine(author, known, mine) || !(isOwn || isNamed(text))) return [];
        return [
          {
            id: `comment:${id}`,
            what: isOwn ? 'comment' : 'mention',
            at: time,
            actor: { kind: author.kind ?? 'user', name: author.name, image: author.avatar },
            subject: '',
            excerpt: excerptOf(text),
            href: postHref(post),
          },
        ];
      });
      if (isOwn) return comments;
      if (isNamed(post.content)) return [byAuthor('mention', post), ...comments];
      return mine.startupIds.has(post.startup?.id ?? '')
        ? [byAuthor('postAboutStartup', post), ...comments]
        : comments;
    });
  },

  follows({ directory: { users, startups }, follows }, mine) {
    const own = new Map(
      startups.flatMap((startup) =>
        mine.startupIds.has(startup.id) ? [[refOf('startup', startup.id), startup]] : [],
      ),
    );
    return users.flatMap((user): Entry[] => {
      const ref = refOf('user', user.id);
      if (mine.refs.has(ref)) return [];
      const entry = {
        at: null,
        actor: { kind: 'user' as const, name: user.name, image: user.profileImage },
        subject: '',
        excerpt: excerptOf(user.role),
        href: profileHref('user', user),
      };
      return user.following.flatMap((followed): Entry[] => {
        if (followed.ref && mine.refs.has(followed.ref)) {
          const what = follows[ref] ? 'followBack' : 'follow';
          return [{ ...entry, id: `${what}:${ref}`, what }];
        }
        const startup = followed.ref && own.get(followed.ref);
        if (!startup) return [];
        return [
          { ...entry, id: `follow:${startup.id}:${ref}`, what: 'startupFollow', subject: startup.name },
        ];
      });
    });
  },

  startup_updates(known, mine) {
    const { directory, follows, listings } = known;
    const byId = new Map(directory.startups.map((startup) => [startup.id, startup]));
    const found = listings.flatMap(({ id, listedAt }) => {
      const startup = byId.get(id);
      return startup ? { startup, listedAt } : [];
    });
    const listed = found
      .sort((a, b) => b.listedAt - a.listedAt)
      .slice(0, most)
      .map(
        ({ startup, listedAt }): Entry => ({
          ...aboutStartup('listing', startup),
          id: `listing:${startup.id}`,
          at: listedAt,
        }),
      );
    const isFollowed = ({ id }: { id: string }) => follows[refOf('startup', id)] === true;
    return [
      ...listed,
      ...newsOf(isFollowed, 'startupPost', 'postAboutStartup', known, mine),
      ...founderNews(isFollowed, known, mine),
    ];
  },

  portfolio_changes(known, mine) {
    const { me, directory, investor } = known;
    const ownNames = [me.name, investor?.account.fullName];
    const { investments = '', portfolio = [] } = investor?.account ?? {};
    const backed = [...investments.split(/[,;\n]/), ...portfolio.map(({ name }) => name)].map(fold);
    const backedIds = new Set(
      directory.startups
        .filter(
          ({ name, investors }) =>
            backed.includes(fold(name)) || investors.some((one) => ownNames.includes(one.name)),
        )
        .map(({ id }) => id),
    );
    const isBacked = ({ id }: { id: string }) => backedIds.has(id);
    return newsOf(isBacked, 'portfolioPost', 'postAboutPortfolio', known, mine);
  },

  funding_rounds: (known, mine) =>
    known.posts.flatMap((post) =>
      post.type === 'funding' && post.startup && !isMine(post.author, known, mine)
        ? byAuthor('round', post)
        : [],
    ),

  investment_opportunities(known, mine) {
    // For a founder, an opportunity is a metrics request from a registered investor.
    if (!known.investor)
      return known.requests.received.flatMap((request) => (request.from.isInvestor ? asked(request) : []));
    const reasonsOf = reasonsFor(known);
    /** Returns entries for startups that fit the investor's criteria, in the order of `found`. */
    const fitting = <Found extends { startup: Startup }>(
      what: Notification['what'],
      found: readonly Found[],
    ) =>
      found
        .flatMap((each) => {
          const reasons = mine.startupIds.has(each.startup.id) ? [] : reasonsOf(each.startup);
          return reasons.length > 0 ? [{ ...each, reasons }] : [];
        })
        .slice(0, most)
        .map(({ startup, reasons, ...each }) => ({
          ...aboutStartup(what, startup),
          id: `opportunity:${startup.id}`,
          at: null,
          reasons,
          ...each,
        }));
    const listed = known.directory.listed.flatMap(({ startup, isActive, listedAt }) =>
      isActive ? [{ startup, at: listedAt }] : [],
    );
    const raising = known.directory.startups.flatMap((startup) =>
      isRaising(startup, known.now) ? [{ startup }] : [],
    );
    return [...fitting('newListing', listed), ...fitting('opportunity', raising)];
  },
};

/** Returns an entry for a request for the metrics of the user's startup, if the request is unanswered. */
const asked = ({ id, state, requestedAt, startupName, from }: ReceivedRequest): Entry[] =>
  state === 'requested'
    ? [
        {
          id: `request:${id}:${requestedAt}`,
          what: 'request',
          at: requestedAt,
          actor: { kind: 'user', name: from.name, image: from.avatar },
          subject: startupName,
          excerpt: excerptOf(from.role),
          href: href('account', { search: { tab: 'startups' } }),
        },
      ]
    : [];

/** Returns posts in which the founder of a startup (see `isMeant`) names the startup or uses a news tag. */
function founderNews(isMeant: (startup: { id: string }) => boolean, known: KnownWorld, mine: Own): Entry[] {
  const founded = new Map(
    known.directory.users.map(({ id: userId, startups }) => [
      userId,
      startups.filter(({ id, role }) => id && role.startsWith('Founder') && isMeant({ id })),
    ]),
  );
  return known.posts.flatMap((post): Entry[] => {
    if (isMine(post.author, known, mine) || (post.author.kind ?? 'user') !== 'user') return [];
    const startups = founded.get(post.author.id) ?? [];
    const isNews = post.hashtags.some((hashtag) => postTags.some((tag) => tag === hashtag));
    const startup =
      startups.find(({ name }) => holdsName(name)(post.content)) ?? (isNews ? startups[0] : undefined);
    return startup ? [{ ...byAuthor('founderPost', post), subject: startup.name }] : [];
  });
}

/** Returns posts by and about startups that match `isMeant`, except the user's own startups. */
function newsOf(
  isMeant: (startup: { id: string }) => boolean,
  byStartup: 'startupPost' | 'portfolioPost',
  byOthers: 'postAboutStartup' | 'postAboutPortfolio',
  known: KnownWorld,
  mine: Own,
): Entry[] {
  const isOthers = (startup: { id: string }) => !mine.startupIds.has(startup.id) && isMeant(startup);
  const own = known.directory.startups.filter(isOthers).flatMap((startup) =>
    startup.posts.map((post) => ({
      ...aboutStartup(byStartup, startup),
      id: `post:${post.id}`,
      at: post.date,
      excerpt: excerptOf(post.content),
      href: profileHref('startup', startup, { search: { tab: 'updates' } }),
    })),
  );
  const inFeed = known.posts.flatMap((post): Entry[] => {
    const { startup, author } = post;
    if (isMine(author, known, mine)) return [];
    if (author.kind === 'startup' && isOthers(author)) return [byAuthor(byStartup, post)];
    return startup && isOthers(startup) ? [byAuthor(byOthers, post)] : [];
  });
  return [...own, ...inFeed];
}

const byAuthor = (what: Notification['what'], post: Post): Entry => ({
  id: `post:${post.id}`,
  what,
  at: post.postTime,
  actor: { kind: post.author.kind ?? 'user', name: post.author.name, image: post.author.avatar },
  subject: what === 'mention' ? '' : (post.startup?.name ?? ''),
  excerpt: excerptOf(post.content),
  href: postHref(post),
});

const aboutStartup = (
  what: Notification['what'],
  { id, slug, name, logo, tagline }: Startup,
): Omit<Entry, 'id' | 'at'> => ({
  what,
  actor: { kind: 'startup', name, image: logo },
  subject: '',
  excerpt: excerptOf(tagline),
  href: profileHref('startup', { id, slug }),
});

const postHref = ({ id }: Post) => href('explore', { hash: id });

/** Returns whether the user is the author: as a person, as an investor, or as one of the user's startups. */
const isMine = (author: Comment['author'], { me, investor }: KnownWorld, { startupIds }: Own): boolean =>
  isBy(me, author) ||
  (author.kind === 'investor' && author.id === investor?.id) ||
  (author.kind === 'startup' && startupIds.has(author.id ?? ''));

/** Returns a function that finds a full name in a text. Ignores names of one word, which are too common. */
const namedIn = (name: string): ((text: string) => boolean) =>
  /\s/.test(name.trim()) ? holdsName(name) : () => false;

function holdsName(name: string): (text: string) => boolean {
  const parts = name.trim().split(/\s+/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

const isRaising = ({ fundraising: { closingDate, raised = 0, goal } }: Startup, now: number): boolean =>
  closingDate !== undefined && closingDate > now && (goal === undefined || raised < goal);

/** Returns a function that returns why a startup fits the criteria; no reasons if no criterion is met. */
function reasonsFor({ directory }: KnownWorld): (startup: Startup) => NotificationReason[] {
  const fitOf = fitsOf(directory.dealFlow.criteria);
  return (startup) => {
    const fit = fitOf(startup);
    return isFitting(fit) && fit.some(({ verdict }) => verdict === 'met') ? reasonsIn(fit) : [];
  };
}

/** Returns the criteria that the startup meets, then those that it nearly meets. */
const reasonsIn = (fit: Fit): NotificationReason[] =>
  (['met', 'close'] as const).flatMap((verdict) =>
    fit
      .filter((one) => one.verdict === verdict)
      .flatMap((one): NotificationReason[] => {
        if (one.criterion === 'sector')
          return sectorsWith(verdict, one).map((given) => ({ criterion: one.criterion, verdict, given }));
        if (one.criterion === 'amount')
          return one.given === undefined ? [] : [{ criterion: one.criterion, verdict, given: one.given }];
        return [{ criterion: one.criterion, verdict, given: one.given }];
      }),
  );

const fold = (name: string) => name.trim().toLowerCase();

/** Returns the kind of a conversation's contact, from the URL of the contact's profile. */
const kindOf = (address: string): Notification['actor']['kind'] =>
  address.startsWith(profileHref('startup', { id: '' })) ? 'startup' : 'user';

function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}
