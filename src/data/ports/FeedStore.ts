import type { Me } from '../schema/person';
import type { Comment, FeedDraft, Post } from '../schema/post';
import type { Ref } from '../schema/ref';
import type { Topic } from '../schema/trending';

/** What became of a post or comment of one's own; without it, it was written: anew, or again. */
type Fate = { became?: 'deleted' | 'restored' };

/**
 * One thing a person did to what they wrote, as it is kept on the device. What they like, save and follow are marks: those
 * of a deleted post stay, for its return, and are seen nowhere.
 *
 * A post has with it the comments that were seen under it: with a post that is deleted or restored go those of one's own.
 */
export type FeedChange =
  | ({ kind: 'post'; post: Post } & Fate)
  | ({ kind: 'comment'; postId: string; comment: Comment } & Fate)
  | { kind: 'draft'; draft: FeedDraft };

/**
 * The lists beside the feed (spec section 2), static but for what is trending: it is counted among the posts. Dates
 * `YYYY-MM-DD`, times `HH:MM`.
 */
export type FeedSidebar = {
  /** `null` until the whole feed has been read. */
  trending: Topic[] | null;
  events: { id: string; title: string; place: string; date: string; time: string }[];
  sponsored: { name: string; text: string; image: string; href: string };
  whoToFollow: { id: Ref; name: string; role: string; avatar: string; href: string }[];
};

/**
 * The feed as one person sees it, newest post first. Whether a post is liked, and how often, is how it came: what the
 * person likes and no longer likes are marks.
 */
export type FeedData = {
  me: Me;
  posts: Post[];
  draft: FeedDraft;
  sidebar: FeedSidebar;
  /** Whether these are all posts; else they are the newest, none left out between them. */
  isWhole: boolean;
  /** How many stored records could not be read and were quarantined. */
  quarantined: number;
};

/** Where the feed comes from and where what a person does to it is kept. */
export interface FeedStore {
  /**
   * The whole feed, or where there is much of it about as many of the `newest` as are asked for, which takes the same time
   * however much there is. Posts that stayed as they were are the same objects as before, all of them in the same list.
   * @throws when the device can't be read at all; a single bad record is only counted in `quarantined`.
   */
  load(asked?: { newest: number }): Promise<FeedData>;
  /** @throws when the device can't store it. */
  write(change: FeedChange): Promise<void>;
  /** Calls back after a change made elsewhere: in another tab, or by somebody else. Returns the function that stops it. */
  subscribe(listener: () => void): () => void;
}
