import type { DirectoryData } from '../../ports/Directory';
import { categoryOf } from '../../schema/choices';
import type { Conversation } from '../../schema/conversation';
import { fitsOf, isFitting } from '../../schema/fit';
import { href } from '../../schema/href';
import type { OwnInvestor } from '../../schema/investorProfile';
import type { Marks } from '../../schema/marks';
import type { Notification } from '../../schema/notification';
import type { Me } from '../../schema/person';
import type { Author, Post } from '../../schema/post';
import { profileHref, refOf } from '../../schema/ref';
import {
  founderNotifications,
  investorNotifications,
  type NotificationKind,
  type Settings,
} from '../../schema/settings';
import type { Startup } from '../../schema/startup';
import type { User } from '../../schema/user';

/** All that notifications are made from. Times in ms since the epoch. */
export type KnownWorld = {
  me: Pick<Me, 'id' | 'name'>;
  /** The person's own page, as they see it themselves: the directory may hide it. */
  own: Pick<User, 'startups' | 'interests'>;
  now: number;
  directory: Pick<DirectoryData, 'startups' | 'investors' | 'users' | 'dealFlow'>;
  posts: readonly Post[];
  conversations: readonly Conversation[];
  follows: Marks['follow'];
  /** What the person has listed. */
  listings: readonly { id: string; listedAt: number }[];
  /** The person's investor profile; `null` for somebody who isn't one. */
  investor: OwnInvestor;
  isOn: Settings['notifications'];
};

/** Most that are listed. */
const most = 50;
/** What is older isn't told any more. */
const reach = 30 * 24 * 60 * 60_000;
/** Letters of an excerpt, more than two lines of the list hold. */
const excerptLength = 160;

/** Which kind an event belongs to where it could be told as several: the first that isn't switched off. */
const precedence = [
  'messages',
  'mentions',
  'follows',
  'portfolio_changes',
  'startup_updates',
  'funding_rounds',
  'investment_opportunities',
] as const satisfies readonly NotificationKind[];

/** What a person is to be told of: newest first, then what has no time. One's own doings are no news, but a listing. */
export function notificationsOf(known: KnownWorld): Notification[] {
  const mine = ownOf(known);
  const allowed: readonly NotificationKind[] = known.investor ? investorNotifications : founderNotifications;
  const byId = new Map<string, Notification>();
  for (const kind of precedence) {
    if (!allowed.includes(kind) || !known.isOn[kind]) continue;
    for (const entry of rules[kind](known, mine)) {
      const isOld = entry.at !== null && entry.at < known.now - reach;
      if (!isOld && !byId.has(entry.id)) byId.set(entry.id, { ...entry, kind });
    }
  }
  return [...byId.values()].sort((a, b) => (b.at ?? -Infinity) - (a.at ?? -Infinity) || 0).slice(0, most);
}

type Entry = Omit<Notification, 'kind'>;
type Rule = (known: KnownWorld, mine: Own) => Entry[];

/** What belongs to the person. */
type Own = { userRef: string; startupIds: ReadonlySet<string>; investorId: string | undefined };

const ownOf = ({ me, own, listings, investor }: KnownWorld): Own => ({
  userRef: refOf('user', me.id),
  startupIds: new Set([...own.startups, ...listings].flatMap(({ id }) => id ?? [])),
  investorId: investor?.id,
});

const rules: Record<NotificationKind, Rule> = {
  messages: ({ conversations }) =>
    conversations.flatMap(
      ({ id, name, avatar, href: profile, lastMessage, isOwnLast, date, unread, muted }) =>
        unread && !muted && !isOwnLast && date !== null
          ? {
              id: `message:${id}`,
              what: 'message',
              at: date,
              actor: { kind: kindOf(profile), name, image: avatar },
              subject: '',
              excerpt: excerptOf(lastMessage),
              href: href('conversation', { params: { conversationId: id } }),
            }
          : [],
    ),

  mentions(known, mine) {
    const others = othersOf(known, mine);
    const isNamed = namedIn(known.me.name);
    return known.posts.flatMap((post): Entry[] => {
      const isOwn = isBy(post.author, known, mine);
      const comments = post.comments.flatMap((comment): Entry[] => {
        const actor = others.get(comment.author.name);
        if (!actor || !(isOwn || isNamed(comment.text))) return [];
        return [
          {
            id: `comment:${comment.id}`,
            what: isOwn ? 'comment' : 'mention',
            at: comment.time,
            actor,
            subject: '',
            excerpt: excerptOf(comment.text),
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
      if (ref === mine.userRef) return [];
      const entry = {
        at: null,
        actor: { kind: 'user' as const, name: user.name, image: user.profileImage },
        subject: '',
        excerpt: excerptOf(user.role),
        href: profileHref('user', user.id),
      };
      return user.following.flatMap((followed): Entry[] => {
        if (followed.ref === mine.userRef) {
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
    return [...listed, ...newsOf(isFollowed, 'startupPost', 'postAboutStartup', known, mine)];
  },

  portfolio_changes(known, mine) {
    const { me, directory, investor } = known;
    const ownNames = [me.name, investor?.account.fullName];
    const backed = (investor?.account.investments ?? '').split(/[,;\n]/).map((name) => fold(name));
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
      post.type === 'funding' && post.startup && !isBy(post.author, known, mine)
        ? byAuthor('round', post)
        : [],
    ),

  investment_opportunities(known, mine) {
    const suits = suitsOf(known);
    return known.directory.startups
      .filter(
        (startup) => !mine.startupIds.has(startup.id) && isRaising(startup, known.now) && suits(startup),
      )
      .slice(0, most)
      .map((startup) => ({
        ...aboutStartup('opportunity', startup),
        id: `opportunity:${startup.id}`,
        at: null,
      }));
  },
};

/** Posts of and about the startups of others that this holds of. */
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
      href: href('startup', { params: { startupId: startup.id }, search: { tab: 'updates' } }),
    })),
  );
  const inFeed = known.posts.filter(
    ({ startup, author }) => startup && isOthers(startup) && !isBy(author, known, mine),
  );
  return [...own, ...inFeed.map((post) => byAuthor(byOthers, post))];
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
  { id, name, logo, tagline }: Startup,
): Omit<Entry, 'id' | 'at'> => ({
  what,
  actor: { kind: 'startup', name, image: logo },
  subject: '',
  excerpt: excerptOf(tagline),
  href: profileHref('startup', id),
});

const postHref = ({ id }: Post) => href('explore', { hash: id });

const isBy = ({ kind = 'user', id }: Author, { me }: KnownWorld, { investorId }: Own): boolean =>
  kind === 'investor' ? id === investorId : kind === 'user' && id === me.id;

/** Everybody else by name: a comment says no more of who wrote it. */
function othersOf({ me, directory: { users, investors } }: KnownWorld, mine: Own) {
  const others = new Map<string, Notification['actor']>();
  for (const { id, name, profileImage } of investors)
    if (id !== mine.investorId) others.set(name, { kind: 'investor', name, image: profileImage });
  for (const { id, name, profileImage } of users)
    if (refOf('user', id) !== mine.userRef) others.set(name, { kind: 'user', name, image: profileImage });
  others.delete(me.name);
  return others;
}

/** Whether a text has the full name in it. One word alone is too common to mean a person. */
function namedIn(name: string): (text: string) => boolean {
  const parts = name.trim().split(/\s+/);
  if (parts.length < 2) return () => false;
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

const isRaising = ({ fundraising: { closingDate, raised = 0, goal } }: Startup, now: number): boolean =>
  closingDate !== undefined && closingDate > now && (goal === undefined || raised < goal);

/** Which startups are for this person: by an investor's criteria, for everybody else by their interests. */
function suitsOf({ investor, own, directory }: KnownWorld): (startup: Startup) => boolean {
  if (investor) {
    return (startup) => isFitting(fitsOf(directory.dealFlow.criteria)(startup));
  }
  const wanted = new Set(own.interests.map(categoryOf));
  return ({ categories }) => categories.some((category) => wanted.has(category));
}

const fold = (name: string) => name.trim().toLowerCase();

/** With whom a conversation is, by the address of their profile. */
const kindOf = (address: string): Notification['actor']['kind'] =>
  address.startsWith(profileHref('startup', '')) ? 'startup' : 'user';

function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}
