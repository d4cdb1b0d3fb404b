import type { SnapshotFrom } from 'xstate';
import { rememberedByItem } from '@/data/schema/rules/memoized';
import { href } from '@/data/schema/shapes/href';
import { noMarks } from '@/data/schema/shapes/noMarks';
import type { feedMachine } from '@/machines/feed/machine';
import type { FeedEvent } from '@/machines/feed/types';
import { canGrow, selectUnsaved, selectVisiblePosts } from '@/machines/feed/view';
import { markedIds } from '@/machines/shared/marks';
import type { ExploreActions, ExploreView, FeedList } from '@/screens/Explore/exploreView';

/** Caches the ids of the followed profiles, so that components that receive them don't render on each key. */
const followedIn = rememberedByItem(markedIds);

/** Returns the view of the feed from the machine's state. */
export function viewOfFeed(snapshot: SnapshotFrom<typeof feedMachine>): ExploreView {
  const { context } = snapshot;
  const { filter, query, draft, me, sidebar, expandedIds, composingId } = context;
  const { save, follow } = context.marks ?? noMarks;
  const asked = {
    filter,
    query,
    draft,
    follows: followedIn(follow),
    hasSaved: Object.values(save).includes(true),
  };
  if (snapshot.hasTag('failed')) return { ...asked, status: 'failed', me, sidebar };
  // `me` and `sidebar` load with the posts, so this check is only for the types.
  if (snapshot.hasTag('loading') || !me || !sidebar) return { ...asked, status: 'loading', me, sidebar };
  const read = { ...asked, me, sidebar };
  const more = moreOf(snapshot);
  const posts = selectVisiblePosts(context);
  if (snapshot.hasTag('empty')) return { ...read, status: 'empty' };
  return {
    ...read,
    status: snapshot.hasTag('filtered') ? 'filtered' : 'ready',
    isSearching: snapshot.hasTag('searching') || (posts.length === 0 && more !== 'failed'),
    more,
    posts,
    saves: save,
    unsaved: selectUnsaved(context.outbox),
    expandedIds,
    composingId,
  };
}

/** Whether earlier posts exist, are loading or failed to load. */
function moreOf(snapshot: SnapshotFrom<typeof feedMachine>): FeedList['more'] {
  if (!canGrow(snapshot.context)) return 'none';
  if (snapshot.hasTag('growFailed')) return 'failed';
  return snapshot.matches({ posts: { loaded: { list: 'current' } } }) ? 'more' : 'loading';
}

type Services = {
  newId: () => string;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
};

/**
 * Returns the actions of the feed, except saving with a toast (`useSave`). Each action sends an event to the
 * machine.
 * @param getOrigin returns the origin of shared links: `https://updraft.example`
 */
export const actionsOfFeed = (
  actor: { send: (event: FeedEvent) => void },
  { newId, now }: Services,
  getOrigin: () => string,
): Omit<ExploreActions, 'onSave'> => ({
  onFilterChange: (filter) => actor.send({ type: 'filter.change', filter }),
  onQueryChange: (query) => actor.send({ type: 'query.change', query }),
  onWiden: () => actor.send({ type: 'view.change', filter: 'all', query: '' }),
  onTextChange: (text) => actor.send({ type: 'draft.text', text }),
  onTagChange: (tag) => actor.send({ type: 'draft.tag', tag }),
  onAsChange: (as) => actor.send({ type: 'draft.as', as }),
  onPost: () => actor.send({ type: 'post.submit', id: newId(), at: now() }),
  onLike: (postId) => actor.send({ type: 'post.like', postId }),
  onComment: (postId) => actor.send({ type: 'comment.open', postId }),
  onCommentTextChange: (postId, text) => actor.send({ type: 'comment.text', postId, text }),
  onSubmitComment: (postId) => actor.send({ type: 'comment.submit', postId, id: newId(), at: now() }),
  onCancelComment: () => actor.send({ type: 'comment.close' }),
  onShowAll: (postId) => actor.send({ type: 'comments.expand', postId }),
  onEdit: (postId, commentId) => actor.send({ type: 'edit.open', postId, commentId }),
  onEditTextChange: (text, postId, commentId) => actor.send({ type: 'edit.text', postId, commentId, text }),
  onSaveEdit: (postId, commentId) => actor.send({ type: 'edit.save', postId, commentId, at: now() }),
  onCancelEdit: (postId, commentId) => actor.send({ type: 'edit.cancel', postId, commentId }),
  onDelete: (postId, commentId) => actor.send({ type: 'item.delete', postId, commentId }),
  onShare: (postId) =>
    actor.send({
      type: 'share.press',
      from: postId,
      text: getOrigin() + href('explore', { hash: postId }),
    }),
  onMore: () => actor.send({ type: 'list.grow' }),
  onFollow: (personId) => actor.send({ type: 'person.follow', personId }),
  onRetry: () => actor.send({ type: 'feed.retry' }),
});
