import type { Topic } from '../schema/rules/trending';
import type { Me } from '../schema/shapes/currentUser';
import type { Comment, FeedDraft, Post } from '../schema/shapes/post';
import type { Ref } from '../schema/shapes/ref';

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
 * The lists beside the feed (spec section 2), all static except `trending`, which is counted from the posts.
 * Dates `YYYY-MM-DD`, times `HH:MM`.
 */
export type FeedSidebar = {
  /** `null` until the whole feed has been read. */
  trending: Topic[] | null;
  events: { id: string; title: string; place: string; date: string; time: string }[];
  sponsored: { name: string; text: string; image: string; href: string };
  whoToFollow: { id: Ref; name: string; role: string; avatar: string; href: string }[];
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
  /** Whether `posts` has all posts. If not, it has the newest ones, without gaps. */
  isWhole: boolean;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Loads the feed and stores the user's changes to it. */
export interface FeedStore {
  /**
   * Returns the whole feed. For a large feed, returns only about `newest` posts, if requested, in a time that
   * doesn't depend on the feed's size. Unchanged posts are the same objects as before. If no post changed,
   * the list is also the same array.
   * @throws when storage can't be read at all; single invalid records are only counted in `quarantined`
   */
  load(asked?: { newest: number }): Promise<FeedData>;
  /** @throws when storage can't be written */
  write(change: FeedChange): Promise<void>;
  /** Calls back after a change in another tab or by another account. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
