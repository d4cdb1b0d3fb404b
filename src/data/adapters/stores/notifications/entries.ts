import type { DirectoryPart } from '../../../ports/Directory';
import type { ReceivedRequest, Requests } from '../../../ports/RequestStore';
import type { Conversation } from '../../../schema/shapes/conversation';
import type { Me } from '../../../schema/shapes/currentUser';
import { href } from '../../../schema/shapes/href';
import type { OwnInvestor } from '../../../schema/shapes/investorProfile';
import type { Marks } from '../../../schema/shapes/marks';
import type { Notification } from '../../../schema/shapes/notification';
import type { Comment, Post } from '../../../schema/shapes/post';
import { isBy, profileHref, type Ref, refOf } from '../../../schema/shapes/ref';
import type { Settings } from '../../../schema/shapes/settings';
import type { Startup } from '../../../schema/shapes/startup';
import type { User } from '../../../schema/shapes/user';
import type { SearchMatch } from './searchMatches';

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
  /** What is new for the user's saved searches. */
  matches: readonly SearchMatch[];
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

export type Entry = Omit<Notification, 'kind' | 'reasons'> & Partial<Pick<Notification, 'reasons'>>;
export type Rule = (known: KnownWorld, mine: Own) => Entry[];

/** The user's pages and startups. */
export type Own = { refs: ReadonlySet<Ref>; startupIds: ReadonlySet<string> };

export const ownOf = ({ me, own, listings, investor }: Omit<KnownWorld, 'directory'>): Own => ({
  refs: new Set([refOf('user', me.id), ...(investor ? [refOf('investor', investor.id)] : [])]),
  startupIds: new Set([...own.startups, ...listings].flatMap(({ id }) => id ?? [])),
});

/** Returns an entry for a request for the metrics of the user's startup, if the request is unanswered. */
export const asked = ({ id, state, requestedAt, startupName, from }: ReceivedRequest): Entry[] =>
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

export const byAuthor = (what: Notification['what'], post: Post): Entry => ({
  id: `post:${post.id}`,
  what,
  at: post.postTime,
  actor: { kind: post.author.kind ?? 'user', name: post.author.name, image: post.author.avatar },
  subject: what === 'mention' ? '' : (post.startup?.name ?? ''),
  excerpt: excerptOf(post.content),
  href: postHref(post),
});

export const aboutStartup = (
  what: Notification['what'],
  { id, slug, name, logo, tagline }: Startup,
): Omit<Entry, 'id' | 'at'> => ({
  what,
  actor: { kind: 'startup', name, image: logo },
  subject: '',
  excerpt: excerptOf(tagline),
  href: profileHref('startup', { id, slug }),
});

export const postHref = ({ id }: Post) => href('explore', { hash: id });

/** Returns whether the user is the author: as a person, as an investor, or as one of the user's startups. */
export const isMine = (
  author: Comment['author'],
  { me, investor }: KnownWorld,
  { startupIds }: Own,
): boolean =>
  isBy(me, author) ||
  (author.kind === 'investor' && author.id === investor?.id) ||
  (author.kind === 'startup' && startupIds.has(author.id ?? ''));

export function holdsName(name: string): (text: string) => boolean {
  const parts = name.trim().split(/\s+/);
  const escaped = parts.map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')).join('\\s+');
  const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped}(?![\\p{L}\\p{N}])`, 'iu');
  return (text) => pattern.test(text);
}

export function excerptOf(text: string): string {
  const line = text.replace(/\s+/gu, ' ').trim();
  return line.length > excerptLength ? `${line.slice(0, excerptLength).trimEnd()}…` : line;
}
