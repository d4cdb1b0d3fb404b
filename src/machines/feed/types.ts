import type { FeedChange, FeedSidebar } from '@/data/ports/FeedStore';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { Me } from '@/data/schema/person';
import type { FeedDraft, Post } from '@/data/schema/post';

export type FeedContext = {
  posts: Post[];
  savedIds: string[];
  follows: string[];
  /** Null until the feed has been read. */
  me: Me | null;
  sidebar: FeedSidebar | null;
  /** How many stored records could not be read; zero once the person has been told. */
  quarantined: number;
  draft: FeedDraft;
  /** The draft as the device has it. */
  storedDraft: FeedDraft;
  filter: FeedFilter;
  query: string;
  /** Ids the search found, best first; null without a query and until its first answer. */
  matches: string[] | null;
  /** The query that `matches` answers, or that is being searched. */
  searched: string;
  /** The post whose comment composer is open. */
  composingId: string | null;
  expandedIds: string[];
  /** Shown but not on the device: what it refused, and what was done before the feed was loaded. */
  unsaved: FeedChange[];
  /** What was done since the feed is being read again: the answer may not know it. */
  meanwhile: FeedChange[];
};

export type FeedInput = { filter: FeedFilter; query: string };

/** Ids and times (`at`, ms since the epoch) come with the event: the machine reads no clock. */
export type FeedEvent =
  | { type: 'filter.change'; filter: FeedFilter }
  | { type: 'query.change'; query: string }
  | { type: 'view.change'; filter: FeedFilter; query: string }
  | { type: 'draft.text'; text: string }
  | { type: 'draft.tag'; tag: PostTag | null }
  /** Writes what is typed at once: for whoever is about to leave the page. */
  | { type: 'draft.keep' }
  | { type: 'post.submit'; id: string; at: number }
  | { type: 'post.like'; postId: string }
  | { type: 'post.save'; postId: string }
  | { type: 'comment.open'; postId: string }
  | { type: 'comment.close' }
  | { type: 'comment.text'; postId: string; text: string }
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  | { type: 'comments.expand'; postId: string }
  | { type: 'person.follow'; personId: string }
  | { type: 'feed.retry' }
  | { type: 'changes.retry' }
  | { type: 'quarantined.seen' }
  | FeedStoreReport;

/** What the machine sends to the `feedStore` actor. */
export type FeedStoreCommand = { type: 'write'; change: FeedChange };

/** What the `feedStore` actor sends back. */
export type FeedStoreReport =
  | { type: 'write.failed'; change: FeedChange; message: string }
  | { type: 'store.changed' };
