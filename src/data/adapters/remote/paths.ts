import type { ProfileKind } from '../../schema/shapes/ref';

// The paths of the database (docs/database.md).

/** The characters that a key of the database can't have, and those with a meaning here. */
// biome-ignore lint/suspicious/noControlCharactersInRegex: keys can't contain control characters.
const unsafe = /[.$#[\]/%~\u0000-\u001f\u007f]/g;

/** Returns a text as a key of the database, or as a part of one. */
export const keyOf = (text: string): string =>
  text.replace(unsafe, (sign) => `%${sign.charCodeAt(0).toString(16).padStart(2, '0')}`);

/** Returns the text of a key: the inverse of {@link keyOf}. */
const textOf = (key: string): string =>
  key.replace(/%([0-9a-f]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16)));

/** Returns several texts as one key. Keys sort by the first text. */
export const joinedKey = (...texts: readonly string[]): string => texts.map(keyOf).join('~');

/** Returns the texts of a joined key. */
export const splitKey = (key: string): string[] => key.split('~').map(textOf);

const path = (...keys: readonly string[]): string => keys.join('/');

export const paths = {
  /** All records of an account, which only the account reads. */
  account: (uid: string) => path('own', uid),
  own: (uid: string, kind: string, id: string) => path('own', uid, joinedKey(kind, id)),
  /** How many records an account has, including removed ones. */
  size: (uid: string) => path('size', uid),

  /** A person: their privacy settings, and the parts of their pages. */
  person: (uid: string, part: PersonPart | 'follows') => path('people', uid, part),
  follow: (uid: string, ref: string) => path('people', uid, 'follows', keyOf(ref)),

  /** The startups of an account; one of them; a part of it; a record of a part: the listing, or its edits. */
  startups: (uid: string) => path('startups', uid),
  startup: (uid: string, id: string, ...rest: readonly string[]) => path('startups', uid, keyOf(id), ...rest),

  posts: (uid: string) => path('posts', uid),
  post: (uid: string, id: string) => path('posts', uid, keyOf(id)),
  /** A post that is written as a startup. */
  update: (uid: string, startup: string, id: string) => path('updates', uid, keyOf(startup), keyOf(id)),
  updates: (uid: string, startup: string) => path('updates', uid, keyOf(startup)),
  comment: (uid: string, id: string) => path('comments', uid, keyOf(id)),
  likes: (uid: string) => path('likes', uid),
  like: (uid: string, post: string) => path('likes', uid, keyOf(post)),

  /** What `from` addressed to `to`. */
  mail: (to: string, from: string, kind: MailKind, ...id: readonly [] | readonly [string]) =>
    path('mail', to, from, kind, ...id.map(keyOf)),
  inbox: (to: string, kind: MailKind, ...rest: readonly string[]) => path('inbox', to, kind, ...rest),

  // Pointers: entries without content, by which readers find records.
  /** The posts, and the startups, of all accounts. */
  allPosts: 'feed',
  feed: (id: string) => path('feed', keyOf(id)),
  allListed: 'listed',
  listed: (id: string) => path('listed', keyOf(id)),
  directory: (kind: 'user' | 'investor', ...rest: readonly string[]) => path('directory', kind, ...rest),
  words: (kind: string, ...rest: readonly string[]) => path('words', kind, ...rest),
  /** The comments on a post. */
  remarks: (post: string, ...id: readonly [] | readonly [string]) =>
    path('remarks', keyOf(post), ...id.map(keyOf)),
  followers: (ref: string, ...rest: readonly string[]) => path('followers', keyOf(ref), ...rest),
  /** How many accounts like a post, or follow a profile. */
  likeCount: (post: string) => path('counts', 'likes', keyOf(post)),
  followCount: (ref: string) => path('counts', 'follows', keyOf(ref)),

  /** Who has an address, by kind of page. */
  names: (slug: string) => path('names', keyOf(slug)),
  name: (slug: string, kind: ProfileKind) => path('names', keyOf(slug), kind),
  /** What an account removes as a whole. Its likes, pace and pointers are removed one by one. */
  roomsOf: (uid: string) =>
    ['own', 'size', 'people', 'startups', 'posts', 'updates', 'comments', 'images', 'online'].map((room) =>
      path(room, uid),
    ),
  image: (uid: string, hash: string) => path('images', uid, hash),
  pace: (uid: string, kind: string) => path('pace', uid, kind),
  online: (uid: string, ...rest: readonly string[]) => path('online', uid, ...rest),
};

/**
 * The parts of a person, each with its readers:
 * - `privacy`, `investorPrivacy`: the settings that decide who reads the other parts. Missing: public.
 * - `face`: name and photo. `card`: the rest of a limited page. `page`: the rest of the page.
 * - `investorCard`, `investorPage`: the same of the investor page.
 */
export const personParts = [
  'privacy',
  'investorPrivacy',
  'face',
  'card',
  'page',
  'investorCard',
  'investorPage',
] as const;
export type PersonPart = (typeof personParts)[number];

/** What an account addresses to another one: messages, requests for metrics, and answers to requests. */
export type MailKind = 'sent' | 'request' | 'answer';
