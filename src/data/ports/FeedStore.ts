import type { Topic } from '../schema/rules/trending';
import type { Me } from '../schema/shapes/currentUser';
import type { Comment, FeedDraft, Post } from '../schema/shapes/post';
import type { Ref } from '../schema/shapes/ref';

/** Whether the user's own post or comment was deleted or restored. Missing after it was written or edited. */
type Fate = { became?: 'deleted' | 'restored' };

/**
 * One change a user made to their own posts, comments or draft, as it is stored. Likes, saves and follows are
 * marks: those of a deleted post stay for its restoration, but are shown nowhere.
 *
 * A `post` change includes the comments visible under the post: the user's own are deleted or restored with
 * it.
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
 * The feed as one user sees it, newest post first. The like state and count of a post are as loaded: the
 * user's later likes and unlikes are marks.
 */
export type FeedData = {
  me: Me;
  posts: Post[];
  draft: FeedDraft;
  sidebar: FeedSidebar;
  /** Whether these are all posts. Otherwise they are the newest posts, without gaps. */
  isWhole: boolean;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Loads the feed and stores the user's changes to it. */
export interface FeedStore {
  /**
   * Returns the whole feed or, if it is large, about as many of the newest posts as requested, in a time that
   * doesn't depend on its size. Unchanged posts are the same objects as before; if no post changed, the list
   * is also the same array.
   * @throws when storage can't be read at all; single invalid records are only counted in `quarantined`
   */
  load(asked?: { newest: number }): Promise<FeedData>;
  /** @throws when storage can't be written */
  write(change: FeedChange): Promise<void>;
  /** Calls back after a change in another tab or by another account. Returns the unsubscribe function. */
  subscribe(listener: () => void): () => void;
}
