import type { Privacy } from '../schema/rules/access';
import type { Investor } from '../schema/shapes/investor';
import type { Comment, Post } from '../schema/shapes/post';
import type { ProfileKind, Ref } from '../schema/shapes/ref';
import type { StoredAnswer, StoredRequest } from '../schema/shapes/request';
import type { Startup } from '../schema/shapes/startup';
import type { StartupPart } from '../schema/shapes/startupParts';
import type { User } from '../schema/shapes/user';
import type { PageRequest } from './Addresses';
import type { DeviceChange } from './DeviceStore';
import type { Asker } from './RequestStore';

/**
 * Which posts of other accounts to load. Times are in ms since the epoch.
 * - `count`: about this many of the newest posts, from the time `before` back, at most to the time `since`.
 *   Fewer if the viewer can't see most of the posts of that time.
 * - `ids`: those with one of these ids.
 * - `author`: those of one profile. A person and their investor page are the same author.
 */
export type PostsAsked =
  | { count: number; before?: number | undefined; since?: number }
  | { ids: readonly string[] }
  | { author: { kind: ProfileKind; id: string } };

/** Posts of other accounts. */
export type WorldPosts = {
  /**
   * In no particular order. The author is the account that wrote the post, or the startup that it posted as.
   * The posts have no likes and comments. Unchanged posts are the same objects as before.
   */
  posts: readonly Post[];
  /** For `count`: no post is missing from this time on, in ms since the epoch; `-Infinity` after the last page. */
  since: number;
};

/** A comment that another account wrote, on a post of any author. */
export type WorldComment = { postId: string; comment: Comment };

/** A startup that another account listed. `closed`: the data that is missing because it is hidden. */
export type WorldStartup = {
  startup: Startup;
  /** Ms since the epoch. */
  listedAt: number;
  /** Whether the startup seeks investment. If not, no page links to it. */
  isActive: boolean;
  closed: readonly StartupPart[];
  /** The lister's uid; missing if the viewer can't see the lister's page. */
  userId?: string;
};

/** Who may see a page that shows the viewer only name, role and photo. `null` if the viewer sees all. */
export type LimitedTo = Exclude<Privacy, 'public'> | null;

/** Another account's investor page. */
export type WorldInvestor = { investor: Investor; limitedTo: LimitedTo };

/** Another account's user page. `follows`: the profiles that it follows; empty for a limited page. */
export type WorldUser = { user: User; limitedTo: LimitedTo; follows: readonly Ref[] };

/** The pages of other accounts, without data that is hidden from the viewer. */
export type WorldPages = {
  /** Most recently listed first. */
  startups: readonly WorldStartup[];
  investors: readonly WorldInvestor[];
  users: readonly WorldUser[];
};

/** The pages of one kind of some accounts. `next`: where the page after them begins; `null` if there is none. */
export type NextPages = {
  pages: WorldPages;
  next: string | null;
  /** Whether this browser has no other account. */
  isAlone: boolean;
};

/** Whose pages to load. Each field adds accounts. */
export type PagesAsked = {
  /** The owner of this page. */
  page?: { kind: ProfileKind } & PageRequest;
  /** The owners of these profiles. */
  refs?: readonly Ref[];
  /** The owners of the profiles that the owner of `page` follows. Otherwise, the page's `follows` is empty. */
  followed?: boolean;
  /** The owners of the pages of this kind whose address derives from one of these names. */
  named?: { kind: 'startup' | 'user'; names: readonly string[] };
  /** At most this many accounts that follow one of these profiles. */
  followers?: { of: readonly Ref[]; count: number };
  /** The owners of this many most recently listed startups. */
  newestListings?: number;
  /**
   * The owners of pages whose public texts have words that begin like those of `query`, or most of them. `kind`:
   * only pages of this kind.
   */
  search?: { query: string; kind?: ProfileKind };
  /** Up to this many accounts, whichever they are. */
  others?: number;
};

/**
 * Another account that the viewer can write to, or that has written to the viewer. All its pages share one
 * contact, which has only data that the viewer may see. Name, role and photo of an account that has written
 * are always visible. If the viewer can only see the account's startup, the contact has the startup's data.
 */
export type WorldContact = {
  /** The account's uid. */
  uid: string;
  /** The slug of the page that represents the account, and of the conversation. */
  slug: string;
  name: string;
  role: string;
  avatar: string;
  /** The URL of the page with `slug`; empty if the account has written, but hides its user and investor pages. */
  href: string;
  /** The addresses of all the account's pages: user page, investor page, startup pages. */
  pages: readonly string[];
  /** Whether the account has written to the viewer. */
  hasWritten: boolean;
};

/** A startup of another account (`uid`), to which the viewer can send a request for its metrics. */
export type WorldTarget = { uid: string } & Pick<Startup, 'id' | 'slug' | 'name' | 'logo'>;

/** A request of another account for the metrics of one of the viewer's startups. */
export type WorldRequest = { startupId: string; request: StoredRequest; from: Asker };

/**
 * What to observe:
 * - `feed`: posts, comments and likes, and the pages of their authors.
 * - `pages`: everything that lists of profiles show.
 * - `profiles`: everything that the pages of profiles show.
 * - `requests`, `messages`: those to the viewer.
 */
export type WorldTopic = 'feed' | 'pages' | 'profiles' | 'requests' | 'messages';

/**
 * The published data of all other accounts, and the data they addressed to the viewer, as far as the viewer
 * may see it. `accessTo` (schema/rules/access.ts) filters every record, and every part of a record, before a
 * method returns it.
 *
 * Each account writes only to its own namespace: a post, a comment under another account's post, a like and a
 * follow are records of the account that made them. Public data is the union of all namespaces, filtered for
 * one viewer. So there are no conflicts to resolve, deleting an account removes all its data, and an export
 * contains no other account's data. Addressed data works the same way: a message is a record of its sender
 * that names the recipient, and an answer to a request is a record of the account that answers. A
 * conversation merges both participants' messages. Each participant deletes, exports and imports only their
 * own messages.
 *
 * Requirements for a server (with requests and messages: Decisions/Public data and access in Storybook):
 * - Operations: put and delete a record of the requesting account (owner, kind, id, value); read others'
 *   published records by kind, newest posts first; check and claim an address in one step.
 * - Permission: apply `accessTo` for the requesting account before a record leaves the server, with the
 *   owner's privacy, follows and approvals. The token identifies the requesting account, never the request's
 *   content.
 * - Authorship: the author of a record is the account that wrote it, whatever the record claims.
 * - Addressed data: only sender and recipient can read a message. One read returns the last messages of both
 *   participants, or the last ones before an id.
 * - Ordering: records of different owners have no order. Posts and comments are sorted by the time they were
 *   written, then by id. An owner's last write of a record wins. Messages are ordered by
 *   their arrival in the reader's browser, so no sender's clock decides.
 * - Live updates: notify every account that may see a record when it changes, is deleted, or becomes
 *   invisible because a page became private or its owner was deleted. A client that missed events must read
 *   everything again.
 */
export interface World {
  /** Returns posts. Takes equally long for any number of other accounts. @throws when the data can't be read */
  loadPosts(asked: PostsAsked): Promise<WorldPosts>;
  /** Returns the other accounts' comments on these posts, of any author. @throws as `loadPosts` */
  loadComments(postIds: readonly string[]): Promise<readonly WorldComment[]>;
  /**
   * Returns how many other accounts like each of these posts, by post id; no entry for a post without likes. Omits
   * accounts whose privacy settings hide their marks from the viewer, but checks only the first 100 of a
   * post, so that the time is bounded.
   * @throws as `loadPosts`
   */
  countLikes(postIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Returns the pages of some accounts. Takes equally long for any number of other accounts. A user's
   * `follows` contains only profiles of these accounts, of the viewer and of the sample data.
   * @throws when the data can't be read
   */
  loadPages(asked: PagesAsked): Promise<WorldPages>;
  /**
   * Returns the pages of one kind of about `count` accounts: startups as listed, latest first; investors and users
   * ordered by account. Users come with their startups.
   * @param asked `after`: `next` of the page before
   * @throws when the data can't be read
   */
  loadNextPages(asked: { kind: ProfileKind; count: number; after?: string | undefined }): Promise<NextPages>;
  /**
   * Returns how many other accounts follow a profile; 0 if it is hidden. Omits hidden marks as `countLikes` does.
   * @throws when the data can't be read
   */
  countFollowers(ref: Ref): Promise<number>;
  /**
   * Returns the contacts of these accounts, or of those with a page at the address `slug` (ignoring case),
   * that the viewer can write to or that have written to the viewer. Reads only the named accounts.
   * @throws when the data can't be read
   */
  loadContacts(asked: { uids: readonly string[] } | { slug: string }): Promise<readonly WorldContact[]>;
  /** Returns the startups with these ids that other accounts have listed. @throws as `loadPages` */
  loadTargets(startupIds: readonly string[]): Promise<WorldTarget[]>;
  /** Returns the requests to the viewer, including withdrawn ones. @throws as `loadPages` */
  loadRequests(): Promise<WorldRequest[]>;
  /** Returns an account's answer to the viewer's request, if there is one. @throws as `loadPages` */
  loadAnswer(uid: string, startupId: string): Promise<StoredAnswer | undefined>;
  /**
   * Calls back after every change, in any tab, that may affect the topic, including an account's deletion.
   * `owner`: the account that changed, or null if it is unknown. Returns the unsubscribe function. Observe before
   * you read, so that you miss no change. After a pause in which changes went unnoticed, for example in the
   * back/forward cache, the change is `unknown`: read your pages again.
   */
  observe(topic: WorldTopic, listener: (change: DeviceChange, owner: string | null) => void): () => void;
}
