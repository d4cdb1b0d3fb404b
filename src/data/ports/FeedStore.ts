import type { Topic } from '../schema/rules/trending';
import type { Me } from '../schema/shapes/currentUser';
import type { Comment, FeedDraft, Post } from '../schema/shapes/post';
import type { ProfileKind, Ref } from '../schema/shapes/ref';

/** Whether the change deleted or restored the post or comment. Missing if the change wrote or edited it. */
type Fate = { became?: 'deleted' | 'restored' };

/**
 * One change that a user made to their own posts, comments or draft. A `MarkStore` stores likes, saves and
 * follows. A deleted post's likes stay stored, so that they reappear if the user restores the post.
 *
 * A `post` change includes the post's visible comments. The user's own comments are deleted or restored with
 * the post.
 */
export type FeedChange =
  | ({ kind: 'post'; post: Post } & Fate)
  | ({ kind: 'comment'; postId: string; comment: Comment } & Fate)
  | { kind: 'draft'; draft: FeedDraft };

/**
 * The lists beside the feed (spec section 2), all static except `trending`, which is counted from the newest
 * posts. Dates `YYYY-MM-DD`, times `HH:MM`.
 */
export type FeedSidebar = {
  trending: Topic[];
  events: { id: string; title: string; place: string; date: string; time: string }[];
  sponsored: { name: string; text: string; image: string; href: string };
  whoToFollow: { id: Ref; name: string; role: string; avatar: string; href: string }[];
};

/**
 * Which posts to load: the newest ones, back from `before`, until about `count` are found (default:
 * `postsPage`) and the time `since` is reached; and those with one of `ids`, however old they are. Times are in
 * ms since the epoch. The number of posts is smaller if the user can't see most posts of that time.
 */
export type FeedAsked = {
  count?: number | undefined;
  before?: number | undefined;
  since?: number | undefined;
  ids?: readonly string[] | undefined;
};

/**
 * The feed as one user sees it, newest post first. The like state and count of a post don't change when the
 * user likes it: a `MarkStore` reports the user's likes.
 */
export type FeedData = {
  me: Me;
  posts: Post[];
  draft: FeedDraft;
  sidebar: FeedSidebar;
  /** The `before` of the next page: no post from this time on is missing. `null` if there is no earlier post. */
  next: number | null;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Loads the feed and stores the user's changes to it. */
export interface FeedStore {
  /**
   * Returns a part of the feed, in a time that doesn't depend on the feed's size. Unchanged posts are the same
   * objects as before, and if the same request finds no change, the list is the same array. `sidebar.trending` is counted from these posts.
   * @throws when storage can't be read at all; single invalid records are only counted in `quarantined`
   */
  load(asked?: FeedAsked): Promise<FeedData>;
  /** Returns all posts of a profile, newest first. A person and their investor page are the same author. */
  loadBy(author: { kind: ProfileKind; id: string }): Promise<readonly Post[]>;
  /**
   * Returns about `count` of the newest posts, and as many of the newest that the user wrote, including as a
   * startup. They have comments, but no likes of other accounts.
   */
  loadRecent(count: number): Promise<readonly Post[]>;
  /** @throws when storage can't be written */
  write(change: FeedChange): Promise<void>;
  /** Calls back after a change in another tab or by another account. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
