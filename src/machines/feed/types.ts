import type { FeedChange, FeedSidebar } from '@/data/ports/FeedStore';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { MarkChange, Marks } from '@/data/schema/marks';
import type { Me } from '@/data/schema/person';
import type { FeedDraft, Post } from '@/data/schema/post';
import type { PageHidden } from '../shared/draft';
import type { MarksReport } from '../shared/marks';
import type { Outbox, WriteCommand, WriteReport, WriteRetry } from '../shared/outbox';
import type { StoreChanged } from '../shared/sync';

/** What a person writes into the feed, and what they mark in it. */
export type FeedWrite = FeedChange | MarkChange;

/** How much of the feed is read, or was: all of it, or the newest posts first. */
export type FeedReading = { extent: 'newest' | 'whole' };

export type FeedContext = FeedReading & {
  /** As they came: the marks say what the person likes. */
  posts: Post[];
  /** Null until they have been read. */
  marks: Marks | null;
  /** Null until the feed has been read. */
  me: Me | null;
  sidebar: FeedSidebar | null;
  draft: FeedDraft;
  /** The draft as the device has it, or as it was last sent there. */
  storedDraft: FeedDraft;
  filter: FeedFilter;
  query: string;
  /** Ids the search found, best first; null without a query and until its first answer. */
  matches: string[] | null;
  /** The query that `matches` answers, or that is being searched. */
  searched: string;
  /** The post whose comment composer is open. */
  composingId: string | null;
  expandedIds: readonly string[];
  /** How long the person has waited for the page before it began, in ms; Infinity for one that was shown before. */
  waited: number;
  outbox: Outbox<FeedWrite>;
};

/** What of the feed is looked at; the address holds it. */
export type FeedLook = { filter: FeedFilter; query: string };

/**
 * `expandedIds`: posts whose comments were all shown when one left; `extent`: what is enough to begin with, all of it unless
 * the feed is looked at from its top.
 */
export type FeedInput = FeedLook & Partial<Pick<FeedContext, 'expandedIds' | 'extent' | 'waited'>>;

/** A post, or a comment under it. */
export type Written = { postId: string; commentId?: string };

/** A post or comment of one's own that was deleted, as it was. */
export type Deletion = Exclude<FeedChange, { kind: 'draft' }> & { became: 'deleted' };

/** Emitted when something was deleted: the person may want it back. */
export type ItemDeleted = { type: 'item.deleted'; deletion: Deletion };

/** Ids and times (`at`, ms since the epoch) come with the event: the machine reads no clock. */
export type FeedEvent =
  /** Shows one kind of posts, those that are saved, or all. */
  | { type: 'filter.change'; filter: FeedFilter }
  /** What is typed into the search. */
  | { type: 'query.change'; query: string }
  /** All of what is looked at, at once. */
  | { type: 'view.change'; filter: FeedFilter; query: string }
  /** What is typed for a new post. */
  | { type: 'draft.text'; text: string }
  /** What a new post is tagged with; `null` for nothing. */
  | { type: 'draft.tag'; tag: PostTag | null }
  /** The id of the startup that a new post is written as; empty for the person. */
  | { type: 'draft.as'; as: string }
  /** Publishes what is typed. */
  | { type: 'post.submit'; id: string; at: number }
  /** Likes a post, or takes the like back. */
  | { type: 'post.like'; postId: string }
  /** Saves a post to come back to, or lets it go. */
  | { type: 'post.save'; postId: string }
  /** Opens the composer under a post, or closes it where it is open. */
  | { type: 'comment.open'; postId: string }
  /** Closes the composer; what is typed stays. */
  | { type: 'comment.close' }
  /** What is typed under the post whose composer is open. */
  | { type: 'comment.text'; postId: string; text: string }
  /** Publishes what is typed under a post. */
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  /** Shows all comments of a post. */
  | { type: 'comments.expand'; postId: string }
  /** Begins or drops an edit of a post or comment of one's own. */
  | ({ type: 'edit.open' | 'edit.cancel' } & Written)
  /** What is typed in the place of a post or comment of one's own. */
  | ({ type: 'edit.text'; text: string } & Written)
  /** Puts what is typed in the place of what was written. */
  | ({ type: 'edit.save'; at: number } & Written)
  /** Deletes a post or comment of one's own. */
  | ({ type: 'item.delete' } & Written)
  /** Brings back what was deleted. */
  | { type: 'item.restore'; deletion: Deletion }
  /** `personId`: the ref of a profile. */
  | { type: 'person.follow'; personId: string }
  /** Reads everything again after a failure, from the very start. */
  | { type: 'feed.retry' }
  | WriteRetry
  | PageHidden
  | FeedStoreReport
  | MarksReport;

/** What the machine sends to the `feedStore` actor. */
export type FeedStoreCommand = WriteCommand<FeedChange>;

/** What the `feedStore` actor sends back; `store.changed` when another tab wrote something. */
export type FeedStoreReport = WriteReport<FeedChange> | StoreChanged;
