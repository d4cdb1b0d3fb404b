import type { FeedSidebar } from '@/data/ports/FeedStore';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { Marks } from '@/data/schema/marks';
import type { Me } from '@/data/schema/person';
import type { FeedDraft, Post } from '@/data/schema/post';

/** What is there before the posts are: what is asked for, and what is typed. */
type Asked = {
  filter: FeedFilter;
  query: string;
  draft: FeedDraft;
  /** Ids of whom the person follows. */
  follows: ReadonlySet<string>;
  /** Whether the person has saved any post. */
  hasSaved: boolean;
};

/** `null` until they were read once. */
type Known = { me: Me | null; sidebar: FeedSidebar | null };
type Read = { me: Me; sidebar: FeedSidebar };

/** There are posts: all of them, or those that pass filter and search. */
export type FeedList = {
  status: 'ready' | 'filtered';
  /** Whether the query has still to be answered: what is shown was there before. */
  isSearching: boolean;
  /** Newest first; with a query, the best match first. */
  posts: readonly Post[];
  saves: Marks['save'];
  /** Posts and comments of one's own that the device doesn't have: on their way there, or refused. */
  unsaved: Readonly<Record<string, 'pending' | 'failed'>>;
  /** Ids of the posts whose comments are all shown. */
  expandedIds: readonly string[];
  /** The one post under which a comment is being written. */
  composingId: string | null;
};

/** The feed as its screen shows it. `empty`: no posts, with or without a filter or a query. */
export type ExploreView = Asked &
  ((Known & { status: 'loading' | 'failed' }) | (Read & { status: 'empty' }) | (Read & FeedList));

/** What a person does in the feed: the same functions as long as the page is there. */
export type ExploreActions = {
  onFilterChange: (filter: FeedFilter) => void;
  onQueryChange: (query: string) => void;
  /** Clears query and filter. */
  onWiden: () => void;
  onTextChange: (text: string) => void;
  onTagChange: (tag: PostTag | null) => void;
  /** The id of the startup to post as; empty for the person. */
  onAsChange: (as: string) => void;
  onPost: () => void;
  onLike: (postId: string) => void;
  onSave: (postId: string) => void;
  onShare: (postId: string) => void;
  /** Opens the comment composer under a post, or closes it. */
  onComment: (postId: string) => void;
  onCommentTextChange: (postId: string, text: string) => void;
  onSubmitComment: (postId: string) => void;
  onCancelComment: () => void;
  /** Shows all comments of a post. */
  onShowAll: (postId: string) => void;
  /** Of a post or, where a comment is named, of that one; so are those below. */
  onEdit: (postId: string, commentId?: string) => void;
  onEditTextChange: (text: string, postId: string, commentId?: string) => void;
  onSaveEdit: (postId: string, commentId?: string) => void;
  onCancelEdit: (postId: string, commentId?: string) => void;
  onDelete: (postId: string, commentId?: string) => void;
  onFollow: (personId: string) => void;
  onRetry: () => void;
};
