import type { Privacy, StartupPart } from '../schema/rules/access';
import type { Message } from '../schema/shapes/conversation';
import type { Investor } from '../schema/shapes/investor';
import type { Comment, Post } from '../schema/shapes/post';
import type { Ref } from '../schema/shapes/ref';
import type { Startup } from '../schema/shapes/startup';
import type { User } from '../schema/shapes/user';

/** Posts, comments and likes of other accounts. */
export type WorldFeed = {
  /**
   * In no particular order. The author is the owner of the post, or the startup that it is posted as, with
   * the current name. `likes` and `comments` hold other accounts' likes and comments.
   */
  posts: readonly Post[];
  /** Comments by other accounts, under any account's posts. */
  comments: readonly { postId: string; comment: Comment }[];
  /** How many other accounts like a post, by post id; for any account's posts. */
  likes: ReadonlyMap<string, number>;
  /** How many other accounts follow the viewer. */
  followers: number;
  /** `posts` is complete from this time on, in ms since the epoch; `-Infinity` if all posts are loaded. */
  since: number;
};

/** A startup that another account listed, without the parts closed to the viewer. */
export type WorldStartup = {
  startup: Startup;
  /** Ms since the epoch. */
  listedAt: number;
  /** Whether the startup seeks investment. If not, no page links to it. */
  isActive: boolean;
  closed: readonly StartupPart[];
  /** The id of the lister's page; missing if the viewer can't see that page. */
  userId?: string;
};

/** If the viewer sees only name, role and photo: who sees the whole page. `null` if the viewer sees it. */
export type LimitedTo = Exclude<Privacy, 'public'> | null;

/** Another account's investor page. `userId`: the id of its user page, which is its author id in posts. */
export type WorldInvestor = { investor: Investor; limitedTo: LimitedTo; userId: string };

/** Another account's user page, and the profiles it follows; none if the page is limited. */
export type WorldUser = { user: User; limitedTo: LimitedTo; follows: readonly Ref[] };

/** All other accounts, as far as the viewer may know of them. */
export type WorldPeople = {
  /** Most recently listed first. */
  startups: readonly WorldStartup[];
  investors: readonly WorldInvestor[];
  users: readonly WorldUser[];
  /** How many other accounts follow a profile, for any profile. */
  followers: ReadonlyMap<Ref, number>;
};

/**
 * Another account that the viewer can write to, or that has written to the viewer. All its pages share one
 * contact, which has only data that the viewer may see. If the account has written, that includes name, role
 * and photo. If the viewer can only see a startup of the account, the startup represents the account.
 */
export type WorldContact = {
  /** The account's uid. */
  uid: string;
  /** The id of the page that represents the account. The conversation has the same id. */
  id: string;
  name: string;
  role: string;
  avatar: string;
  /** The address of that page; empty if the account has written but the viewer can't see its pages. */
  href: string;
  /** The addresses of all pages that represent the account: user page, investor page, startup pages. */
  pages: readonly string[];
  /** Whether the account has written to the viewer. */
  hasWritten: boolean;
};

/** A message from another account to the viewer. */
export type ReceivedMessage = Pick<Message, 'id' | 'message' | 'time'>;

/**
 * The published data of all other accounts, and the data they addressed to the viewer, as far as the viewer
 * may see it. `accessTo` (schema/rules/access.ts) filters every record, and every part of a record, before a
 * method returns it.
 *
 * Each account writes only to its own namespace: a post, a comment under another account's post, a like and a
 * follow are records of the account that made them. Public data is the union of all namespaces, filtered for
 * one viewer. So there are no conflicts to resolve, deleting an account removes all its data, and an export
 * contains no other account's data. Addressed data works the same way: a message is a record in the sender's
 * namespace that names the addressee, an answer is one in the namespace of the account that answers. A
 * conversation merges both participants' messages in one order; each participant deletes, exports and imports
 * only their own messages.
 *
 * Requirements for a server (with requests and messages: Decisions/Public data and access in Storybook):
 * - Operations: put and delete an own record (owner, kind, id, value); read others' published records by
 *   kind, newest posts first; check and reserve an address in one step.
 * - Permission: apply `accessTo` for the requesting account before a record leaves the server, with the
 *   owner's privacy, follows and approvals. The token identifies the requesting account, never the request's
 *   content.
 * - Authorship: the author of a record is the account that wrote it, whatever the record claims.
 * - Addressed data: only sender and addressee can read a message, by id ranges from the end, of both
 *   participants' messages at the same time.
 * - Ordering: none between owners. Posts and comments are sorted by the time they were written, then by id.
 *   An owner's last write of a record wins. Messages are ordered by id. Ids begin with the time of one clock
 *   and never decrease within a conversation, so the server must assign them, or provide the clock.
 * - Live updates: notify every account that may see a record when it changes, is deleted, or becomes
 *   invisible because a page became private or its owner was deleted. A client that missed events reads
 *   again.
 */
export interface World {
  /**
   * Returns the posts or, if there are many, about `newest` posts of each owner.
   * @throws when the data can't be read
   */
  loadFeed(asked?: { newest: number }): Promise<WorldFeed>;
  /** Returns the same object as long as nothing changed. @throws when the data can't be read */
  loadPeople(): Promise<WorldPeople>;
  /** Returns the ids of all others' pages, hidden ones too. @throws when the data can't be read */
  loadIds(): Promise<ReadonlySet<string>>;
  /**
   * Returns the accounts that the viewer can write to or that have written, one contact each. The same object
   * as long as nothing changed. @throws when the data can't be read
   */
  loadContacts(): Promise<readonly WorldContact[]>;
  /**
   * Returns the last `count` messages from an account to the viewer: of all, or of those before an id;
   * ordered by id. The time doesn't depend on their number. Unchanged messages are the same objects.
   * @throws when the data can't be read
   */
  loadReceived(
    uid: string,
    page: { count: number; before?: string },
  ): Promise<{ messages: readonly ReceivedMessage[]; hasEarlier: boolean }>;
  /**
   * Calls back after every change that may affect anything but messages, in any tab, including an account's
   * deletion. Returns the unsubscribe function.
   */
  observe(listener: () => void): () => void;
  /** Like `observe`, for messages to the viewer. */
  observeReceived(listener: () => void): () => void;
}
