import type { Privacy, StartupPart } from '../schema/access';
import type { Message } from '../schema/conversation';
import type { Investor } from '../schema/investor';
import type { Comment, Post } from '../schema/post';
import type { Ref } from '../schema/ref';
import type { Startup } from '../schema/startup';
import type { User } from '../schema/user';

/** What others wrote and liked in the feed. */
export type WorldFeed = {
  /**
   * In no certain order. The author is the owner of the post, or the startup that it is posted as, as they are
   * called now. How often others like it is in
   * `likes`, what they wrote under it in `comments`.
   */
  posts: readonly Post[];
  /** Under posts of anybody. */
  comments: readonly { postId: string; comment: Comment }[];
  /** How many others like a post, by its id: of anybody. */
  likes: ReadonlyMap<string, number>;
  /** How many others follow whoever looks. */
  followers: number;
  /** Every post from this moment on is among them, of older ones maybe not all: ms since the epoch, or -Infinity. */
  since: number;
};

/** A startup that somebody else has listed, without the parts that are closed to whoever looks. */
export type WorldStartup = {
  startup: Startup;
  /** Ms since the epoch. */
  listedAt: number;
  /** Whether it seeks investment; nobody is led to it otherwise. */
  isActive: boolean;
  closed: readonly StartupPart[];
  /** The id of the lister's page; missing where the viewer can't see it. */
  userId?: string;
};

/** Who sees the whole of a page, where whoever looks sees but name, role and face; `null` where they see the whole. */
export type LimitedTo = Exclude<Privacy, 'public'> | null;

/** Somebody else as an investor. `userId`: of their own page, which their posts name as the author's. */
export type WorldInvestor = { investor: Investor; limitedTo: LimitedTo; userId: string };

/** Somebody else, and whom they follow: nobody, where the page is limited. */
export type WorldUser = { user: User; limitedTo: LimitedTo; follows: readonly Ref[] };

/** Everybody else, as far as whoever looks may know of them. */
export type WorldPeople = {
  /** Listed last first. */
  startups: readonly WorldStartup[];
  investors: readonly WorldInvestor[];
  users: readonly WorldUser[];
  /** How many others follow a profile, whoever's it is. */
  followers: ReadonlyMap<Ref, number>;
};

/**
 * Somebody else whom one can write to, or who has written: one, whichever of their pages one came from. They show as much
 * of themselves as whoever looks may see: who wrote shows who they are; of whom nothing can be seen but a startup that they
 * have listed, that startup stands for them.
 */
export type WorldContact = {
  /** The account. */
  uid: string;
  /** Of the page that they are known by; the conversation with them has the same. */
  id: string;
  name: string;
  role: string;
  avatar: string;
  /** The address of that page; empty for somebody who has written, and whose pages whoever looks can't see. */
  href: string;
  /** The addresses of every page that leads to them: as a person, as an investor, of their startups. */
  pages: readonly string[];
  /** They have written to whoever looks. */
  hasWritten: boolean;
};

/** A message that somebody wrote to whoever reads it. */
export type ReceivedMessage = Pick<Message, 'id' | 'message' | 'time'>;

/**
 * What the others have published, and what they have addressed to one person, as that person may see it. Nothing of what is closed to them is in any answer: what they
 * may see is decided before, by `accessTo` of schema/access.ts, for every record and every part of it.
 *
 * Everybody writes into a space of their own, and nobody into another's: a post, a comment under another's post, a like and
 * a follow are all records of whoever made them. The world is the union of all spaces, seen through one pair of eyes. So
 * there are no conflicts to resolve, an account takes all that is its own along when it goes, and an export has nothing of
 * anybody else. What is addressed to somebody fits the same way: a message is a record in its sender's space that names its
 * addressee, an answer one in the space of whoever answers. A conversation is what two have written to each other, in one
 * order; each takes their own half along when they go, exports that half, and can import no other.
 *
 * What a server has to do to be this (with requests and messages: Decisions/World in Storybook):
 * - Operations: put and delete a record of one's own (owner, kind, id, value); read what others published, by kind, the
 *   newest posts first; say which addresses are taken, in one step with taking one.
 * - Permission: before a record leaves the server, `accessTo` for who asks, with the facts of its owner: their privacy,
 *   whom they follow, whom they approved. The server knows who asks by their token, never by what they send.
 * - The author of a record is the account that wrote it, whatever the record says.
 * - Addressed: a message is read by its sender and its addressee alone, by ranges of ids from the end, on both sides at once.
 * - Ordering: none between owners. Posts and comments carry the time they were written at, and are sorted by it; where two
 *   are equal, by id. Of one owner, the last write of a record counts. Messages are in the order of their ids, which begin
 *   with the time of one clock and never go back within a conversation: a server has to give them, or the clock.
 * - Live updates: tell everybody who may see a record that it changed or went, also when it went out of their sight because
 *   a page became private, or its owner was deleted. Whoever missed something reads anew.
 */
export interface World {
  /**
   * The posts, or where there are many about as many of the `newest` of each owner as are asked for.
   * @throws when it can't be read
   */
  loadFeed(asked?: { newest: number }): Promise<WorldFeed>;
  /** The same object as long as nothing of it changed. @throws when it can't be read */
  loadPeople(): Promise<WorldPeople>;
  /** The ids that others' pages have, also those that whoever looks can't see. @throws when it can't be read */
  loadIds(): Promise<ReadonlySet<string>>;
  /**
   * Whom one can write to, and who has written; nobody twice. The same object as long as nothing of it changed.
   * @throws when it can't be read
   */
  loadContacts(): Promise<readonly WorldContact[]>;
  /**
   * The last `count` messages that an account has written to whoever reads, of all or of those before an id; in the order of
   * their ids. However many there are, it takes the same time. A message is the same object as long as it stays.
   * @throws when it can't be read
   */
  loadReceived(
    uid: string,
    page: { count: number; before?: string },
  ): Promise<{ messages: readonly ReceivedMessage[]; hasEarlier: boolean }>;
  /**
   * Calls back after every change that may have changed something of it but messages, in any tab, also when somebody is
   * gone. Returns the function that stops it.
   */
  observe(listener: () => void): () => void;
  /** The same of the messages to whoever looks. */
  observeReceived(listener: () => void): () => void;
}
