import type { NextPageProps } from '@/components/feedback/NextPage';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import type { Me } from '@/data/schema/shapes/currentUser';
import type { FeedFilter, PostTag } from '@/data/schema/shapes/lists';
import type { Marks } from '@/data/schema/shapes/marks';
import type { FeedDraft, Post } from '@/data/schema/shapes/post';

/** The data that is available before the posts load. */
type Asked = {
  filter: FeedFilter;
  query: string;
  draft: FeedDraft;
  /** Ids of the people that the user follows. */
  follows: ReadonlySet<string>;
  /** Whether the user has saved any post. */
  hasSaved: boolean;
};

/** The user and the sidebar. Each is `null` until it has loaded for the first time. */
type Known = { me: Me | null; sidebar: FeedSidebar | null };
type Read = { me: Me; sidebar: FeedSidebar };

/** The posts: all of them, or those that match the filter and the query. */
export type FeedList = {
  status: 'ready' | 'filtered';
  /** Whether a search is in progress. Until it ends, the posts are those of the previous search. */
  isSearching: boolean;
  /** Whether earlier posts exist, are loading or failed to load. */
  more: 'none' | NextPageProps['status'];
  /** The posts, newest first; with a query, best match first. */
  posts: readonly Post[];
  saves: Marks['save'];
  /** The user's posts and comments that aren't stored: their write is in progress, or failed. */
  unsaved: Readonly<Record<string, 'pending' | 'failed'>>;
  /** Ids of the posts that show all comments. */
  expandedIds: readonly string[];
  /** Id of the post whose comment composer is open. */
  composingId: string | null;
};

/** The view of the feed. `empty`: no posts, with or without a filter or a query. */
export type ExploreView = Asked &
  ((Known & { status: 'loading' | 'failed' }) | (Read & { status: 'empty' }) | (Read & FeedList));

/** The callbacks of the feed. Each one stays the same function while the page is mounted. */
export type ExploreActions = {
  onFilterChange: (filter: FeedFilter) => void;
  onQueryChange: (query: string) => void;
  /** Clears the query and the filter. */
  onWiden: () => void;
  onTextChange: (text: string) => void;
  onTagChange: (tag: PostTag | null) => void;
  /** Receives the id of the startup to post as; empty to post as the user. */
  onAsChange: (as: string) => void;
  onPost: () => void;
  onLike: (postId: string) => void;
  onSave: (postId: string) => void;
  onShare: (postId: string) => void;
  /** Opens or closes the comment composer below a post. */
  onComment: (postId: string) => void;
  onCommentTextChange: (postId: string, text: string) => void;
  onSubmitComment: (postId: string) => void;
  onCancelComment: () => void;
  /** Shows all comments of a post. */
  onShowAll: (postId: string) => void;
  /** Edits a post or, with `commentId`, one of its comments. The actions below take the same ids. */
  onEdit: (postId: string, commentId?: string) => void;
  onEditTextChange: (text: string, postId: string, commentId?: string) => void;
  onSaveEdit: (postId: string, commentId?: string) => void;
  onCancelEdit: (postId: string, commentId?: string) => void;
  onDelete: (postId: string, commentId?: string) => void;
  /** Loads earlier posts. */
  onMore: () => void;
  onFollow: (personId: string) => void;
  onRetry: () => void;
  /** Copies the address of the app, to invite another person. Only in a build with a database. */
  onInvite?: () => void;
};
