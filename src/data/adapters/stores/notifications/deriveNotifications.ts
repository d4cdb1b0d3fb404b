import { isAhead } from '../../../schema/rules/isAhead';
import type { Notification } from '../../../schema/shapes/notification';
import { addressOf, conversationHref, profileHref, refOf } from '../../../schema/shapes/ref';
import {
  founderNotifications,
  investorNotifications,
  type NotificationKind,
} from '../../../schema/shapes/settings';
import { isAddressed } from '../../../schema/text/named';
import {
  asked,
  byAuthor,
  type Entry,
  excerptOf,
  holdsName,
  isMine,
  type KnownWorld,
  most,
  ownOf,
  postHref,
  type Rule,
  reach,
} from './entries';
import { opportunities } from './opportunities';
import { portfolioChanges, startupUpdates } from './startupNews';

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

  // New followers, and people who are new for the user's saved searches.
  follows({ directory: { users, investors, startups }, follows, matches }, mine) {
    const people = { user: users, investor: investors };
    const found = matches.flatMap(({ kind, id, search, at }): Entry[] => {
      const person = kind !== 'startup' && people[kind].find((one) => one.id === id);
      if (!person || mine.refs.has(refOf(kind, id))) return [];
      const { name, profileImage: image, slug } = person;
      return [
        {
          ...{ id: `match:${kind}:${id}`, what: 'searchMatch', at, subject: search, excerpt: '' },
          ...{ actor: { kind, name, image }, href: profileHref(kind, { id, slug }) },
        },
      ];
    });
    const own = new Map(
      startups.flatMap((startup) =>
        mine.startupIds.has(startup.id) ? [[refOf('startup', startup.id), startup]] : [],
      ),
    );
    const followers = users.flatMap((user): Entry[] => {
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
    return [...followers, ...found];
  },

  startup_updates: startupUpdates,

  portfolio_changes: portfolioChanges,

  funding_rounds: (known, mine) =>
    known.posts.flatMap((post) =>
      post.type === 'funding' && post.startup && !isMine(post.author, known, mine)
        ? byAuthor('round', post)
        : [],
    ),

  investment_opportunities: opportunities,
};

/** Returns the kind of a conversation's contact, from the URL of the contact's profile. */
const kindOf = (address: string): Notification['actor']['kind'] =>
  address.startsWith(profileHref('startup', { id: '' })) ? 'startup' : 'user';

/** Returns a function that finds a full name in a text. Ignores names of one word, which are too common. */
const namedIn = (name: string): ((text: string) => boolean) =>
  /\s/.test(name.trim()) ? holdsName(name) : () => false;
