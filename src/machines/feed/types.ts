import type { FeedChange, FeedSidebar } from '@/data/ports/FeedStore';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { MarkChange, Marks } from '@/data/schema/marks';
import type { Me } from '@/data/schema/person';
import type { FeedDraft, Post } from '@/data/schema/post';
import type { PageHidden } from '../shared/draft';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteCommand, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** A change that the user makes to the feed, marks included. */
export type FeedWrite = FeedChange | MarkChange;

/** How much of the feed to load, or is loaded: the newest posts, or all of them. */
export type FeedReading = { extent: 'newest' | 'whole' };

export type FeedContext = FeedReading & {
  /** As stored: likes of the user are in `marks`. */
  posts: Post[];
  /** Null until they have been read. */
  marks: Marks | null;
  /** Null until the feed has been read. */
  me: Me | null;
  sidebar: FeedSidebar | null;
  draft: FeedDraft;
  /** The draft as stored, or as last sent to the store. */
  storedDraft: FeedDraft;
  filter: FeedFilter;
  query: string;
  /** Ids that the search found, best first; `null` without a query and until the first answer. */
  matches: string[] | null;
  /** The query that `matches` answers, or that is being searched. */
  searched: string;
  /** The post whose comment composer is open. */
  composingId: string | null;
  expandedIds: readonly string[];
  /** How long the user waited before the machine started, in ms; `Infinity` if the page was shown before. */
  waited: number;
  outbox: Outbox<FeedWrite>;
};

/** The view of the feed. The URL stores it. */
export type FeedLook = { filter: FeedFilter; query: string };

/**
 * `expandedIds`: posts whose comments were all visible when the user left the page. `extent`: how much to
 * load first; by default, all of it.
 */
export type FeedInput = FeedLook & Partial<Pick<FeedContext, 'expandedIds' | 'extent' | 'waited'>>;

/** A post, or a comment under it. */
export type Written = { postId: string; commentId?: string };

/** A deleted post or comment of the user, as it was. */
export type Deletion = Exclude<FeedChange, { kind: 'draft' }> & { became: 'deleted' };

/** Emitted when an item was deleted, so that the user can restore it. */
export type ItemDeleted = { type: 'item.deleted'; deletion: Deletion };

/** Ids and times (`at`, ms since the epoch) come with the event: the machine reads no clock. */
export type FeedEvent =
  /** Shows posts of one type, saved posts, or all. */
  | { type: 'filter.change'; filter: FeedFilter }
  /** Sets the search query. */
  | { type: 'query.change'; query: string }
  /** Replaces the whole view. */
  | { type: 'view.change'; filter: FeedFilter; query: string }
  /** Sets the text of the new post. */
  | { type: 'draft.text'; text: string }
  /** Sets the tag of the new post; `null` for none. */
  | { type: 'draft.tag'; tag: PostTag | null }
  /** Sets the author of the new post: the id of a startup, or empty for the user. */
  | { type: 'draft.as'; as: string }
  /** Publishes the new post. */
  | { type: 'post.submit'; id: string; at: number }
  /** Likes a post, or removes the like. */
  | { type: 'post.like'; postId: string }
  /** Saves a post, or removes it from the saved posts. */
  | { type: 'post.save'; postId: string }
  /** Opens the comment composer of a post, or closes it if it is open. */
  | { type: 'comment.open'; postId: string }
  /** Closes the composer; the draft stays. */
  | { type: 'comment.close' }
  /** Sets the comment text for the post whose composer is open. */
  | { type: 'comment.text'; postId: string; text: string }
  /** Publishes the comment on a post. */
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  /** Shows all comments of a post. */
  | { type: 'comments.expand'; postId: string }
  /** Begins or cancels an edit of the user's post or comment. */
  | ({ type: 'edit.open' | 'edit.cancel' } & Written)
  /** Sets the text of the edit. */
  | ({ type: 'edit.text'; text: string } & Written)
  /** Saves the edit. */
  | ({ type: 'edit.save'; at: number } & Written)
  /** Deletes a post or comment of the user. */
  | ({ type: 'item.delete' } & Written)
  /** Restores a deleted post or comment. */
  | { type: 'item.restore'; deletion: Deletion }
  /** Follows or unfollows a profile. `personId`: the profile's ref. */
  | { type: 'person.follow'; personId: string }
  /** Restarts the machine after a failure and reads again. */
  | { type: 'feed.retry' }
  | WriteRetry
  | PageHidden
  | FeedStoreReport
  | MarksReport;

/** What the machine sends to the `feedStore` actor. */
export type FeedStoreCommand = WriteCommand<FeedChange>;

/** What the `feedStore` actor sends back; `store.changed` when another tab changed the feed. */
export type FeedStoreReport = WriteReport<FeedChange> | StoreChanged;
