import type { FeedChange, FeedSidebar } from '@/data/ports/FeedStore';
import type { Me } from '@/data/schema/shapes/currentUser';
import type { FeedFilter, PostTag } from '@/data/schema/shapes/lists';
import type { MarkChange, Marks } from '@/data/schema/shapes/marks';
import type { FeedDraft, Post } from '@/data/schema/shapes/post';
import type { PageHidden } from '../shared/draftStates';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteCommand, WriteReport, WriteRetry } from '../shared/outbox';
import type { Share, SharePress } from '../shared/share';
import type { StoreChanged } from '../shared/sync';

/** A change that the user makes in the feed, including likes, saves and follows. */
export type FeedWrite = FeedChange | MarkChange;

export type FeedContext = {
  /** The loaded posts, newest first. `marks` has the user's later likes. */
  posts: Post[];
  /** From this time on no post is missing in `posts`, in ms since the epoch; `null` if no earlier post exists. */
  next: number | null;
  /** How many posts to load first; `undefined` for one page. */
  count: number | undefined;
  /** The post that the URL links to, which loads even if it is older than the other posts; `null` without one. */
  soughtId: string | null;
  /** The ids of older posts that the last read asked for. */
  askedIds: readonly string[];
  /** The user's likes, saves and follows; `null` until they have been read. */
  marks: Marks | null;
  /** The user; `null` until the feed has been read. */
  me: Me | null;
  sidebar: FeedSidebar | null;
  draft: FeedDraft;
  /** The draft as it is stored, or as it was last sent to the store. */
  storedDraft: FeedDraft;
  filter: FeedFilter;
  query: string;
  /** The ids of the search results, best first; `null` without a query and until the first results. */
  matches: string[] | null;
  /** The query of `matches`, or of the search in progress. */
  searched: string;
  /** The post whose comment composer is open. */
  composingId: string | null;
  expandedIds: readonly string[];
  /** The post whose link was copied last; `null` before the first. */
  share: Share | null;
  /** How long the user waited before this machine started, in ms; Infinity if the page was shown before. */
  waited: number;
  outbox: Outbox<FeedWrite>;
};

/** The choices of the user that determine the visible posts. The URL contains them. */
export type FeedLook = { filter: FeedFilter; query: string };

/** `expandedIds`: the posts whose comments were expanded when the user last left the page. */
export type FeedInput = FeedLook &
  Partial<Pick<FeedContext, 'expandedIds' | 'count' | 'soughtId' | 'waited'>>;

/** A post, or a comment under it. */
export type Written = { postId: string; commentId?: string };

/** The deletion of a user's own post or comment, with the deleted item. */
export type Deletion = Exclude<FeedChange, { kind: 'draft' }> & { became: 'deleted' };

/** Emitted when an item was deleted, so that the user can restore it. */
export type ItemDeleted = { type: 'item.deleted'; deletion: Deletion };

/** Emitted when the link to a post is copied, or when the browser doesn't allow it. `text`: the link. */
export type ShareEnded = { type: 'share.ended'; text: string; isCopied: boolean };

/** Events contain new ids and times (`at`, ms since the epoch), so that the machine is deterministic. */
export type FeedEvent =
  /** Shows one kind of posts, the saved ones, or all. */
  | { type: 'filter.change'; filter: FeedFilter }
  /** Searches the posts. */
  | { type: 'query.change'; query: string }
  /** Changes the filter and the query in one event. */
  | { type: 'view.change'; filter: FeedFilter; query: string }
  /** Loads earlier posts. */
  | { type: 'list.grow' }
  /** Loads a post, however old it is. */
  | { type: 'post.seek'; postId: string }
  /** Changes the text of the new post. */
  | { type: 'draft.text'; text: string }
  /** Sets the tag of the new post; `null` for none. */
  | { type: 'draft.tag'; tag: PostTag | null }
  /** Sets the author of the new post: the id of a startup, or empty for the user. */
  | { type: 'draft.as'; as: string }
  /** Publishes the new post. */
  | { type: 'post.submit'; id: string; at: number }
  /** Likes or unlikes a post. */
  | { type: 'post.like'; postId: string }
  /** Saves a post for later, or removes it from the saved posts. */
  | { type: 'post.save'; postId: string }
  /** Opens the comment composer under a post, or closes it if it is open there. */
  | { type: 'comment.open'; postId: string }
  /** Closes the comment composer; its draft stays. */
  | { type: 'comment.close' }
  /** Changes the draft in the open comment composer. */
  | { type: 'comment.text'; postId: string; text: string }
  /** Publishes the comment under a post. */
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  /** Shows all comments of a post. */
  | { type: 'comments.expand'; postId: string }
  /** Begins or cancels an edit of the user's own post or comment. */
  | ({ type: 'edit.open' | 'edit.cancel' } & Written)
  /** Changes the text of an edit. */
  | ({ type: 'edit.text'; text: string } & Written)
  /** Saves an edit of the user's own post or comment. */
  | ({ type: 'edit.save'; at: number } & Written)
  /** Deletes the user's own post or comment. */
  | ({ type: 'item.delete' } & Written)
  /** Restores a deleted post or comment. */
  | { type: 'item.restore'; deletion: Deletion }
  /** Follows or unfollows a profile. `personId`: the profile's `Ref`. */
  | { type: 'person.follow'; personId: string }
  /** Restarts after a failure and reads everything again. */
  | { type: 'feed.retry' }
  | SharePress
  | WriteRetry
  | PageHidden
  | FeedStoreReport
  | MarksReport;

/** What the machine sends to the `feedStore` actor. */
export type FeedStoreCommand = WriteCommand<FeedChange>;

/** The events of the `feedStore` actor. `store.changed`: another tab or account changed the feed. */
export type FeedStoreReport = WriteReport<FeedChange> | StoreChanged;
