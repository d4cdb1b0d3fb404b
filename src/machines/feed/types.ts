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
  | { type: 'filter.change'; filter: FeedFilter }
  | { type: 'query.change'; query: string }
  | { type: 'view.change'; filter: FeedFilter; query: string }
  | { type: 'draft.text'; text: string }
  | { type: 'draft.tag'; tag: PostTag | null }
  | { type: 'post.submit'; id: string; at: number }
  | { type: 'post.like'; postId: string }
  | { type: 'post.save'; postId: string }
  | { type: 'comment.open'; postId: string }
  | { type: 'comment.close' }
  | { type: 'comment.text'; postId: string; text: string }
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  | { type: 'comments.expand'; postId: string }
  /** Of one's own, as deleting is. */
  | ({ type: 'edit.open' | 'edit.cancel' } & Written)
  | ({ type: 'edit.text'; text: string } & Written)
  | ({ type: 'edit.save'; at: number } & Written)
  | ({ type: 'item.delete' } & Written)
  | { type: 'item.restore'; deletion: Deletion }
  /** `personId`: the ref of a profile. */
  | { type: 'person.follow'; personId: string }
  | { type: 'feed.retry' }
  | WriteRetry
  | PageHidden
  | FeedStoreReport
  | MarksReport;

/** What the machine sends to the `feedStore` actor. */
export type FeedStoreCommand = WriteCommand<FeedChange>;

/** What the `feedStore` actor sends back; `store.changed` when another tab wrote something. */
export type FeedStoreReport = WriteReport<FeedChange> | StoreChanged;
