import { useMemo } from 'react';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import { markedIds } from '@/machines/shared/marks';
import { type ExploreScreenProps, exploreStatuses } from '@/screens/Explore/ExploreScreen';

// The feed machine seen from its screen, which doesn't know machines: only what is shown and what can be asked for.

type Status = ExploreScreenProps['status'];

type ExploreSnapshot = {
  hasTag: (tag: Status) => boolean;
  context: Pick<ExploreScreenProps, 'me' | 'composingId' | 'draft' | 'filter' | 'query' | 'sidebar'> & {
    expandedIds: string[];
    marks: Marks | null;
  };
};

type ExploreEvent =
  | { type: 'filter.change'; filter: FeedFilter }
  | { type: 'query.change'; query: string }
  | { type: 'view.change'; filter: FeedFilter; query: string }
  | { type: 'draft.text'; text: string }
  | { type: 'draft.tag'; tag: PostTag | null }
  | { type: 'post.submit'; id: string; at: number }
  | { type: 'post.like' | 'post.save' | 'comment.open' | 'comments.expand'; postId: string }
  | { type: 'comment.text'; postId: string; text: string }
  | { type: 'comment.submit'; postId: string; id: string; at: number }
  | { type: 'comment.close' | 'feed.retry' }
  | { type: 'person.follow'; personId: string };

type ExploreActor = { send: (event: ExploreEvent) => void };

const statusOf = (snapshot: ExploreSnapshot): Status =>
  exploreStatuses.find((tag) => snapshot.hasTag(tag)) ?? 'loading';

export const isLoaded = (status: Status) => status !== 'loading' && status !== 'failed';

/** The screen's callbacks, the same ones as long as the arguments are. `now`: ms since the epoch. */
function useExploreEvents(actor: ExploreActor, newId: () => string, now: () => number) {
  return useMemo(
    () => ({
      onFilterChange: (filter: FeedFilter) => actor.send({ type: 'filter.change', filter }),
      onQueryChange: (query: string) => actor.send({ type: 'query.change', query }),
      onWiden: () => actor.send({ type: 'view.change', filter: 'all', query: '' }),
      onTextChange: (text: string) => actor.send({ type: 'draft.text', text }),
      onTagChange: (tag: PostTag | null) => actor.send({ type: 'draft.tag', tag }),
      onPost: () => actor.send({ type: 'post.submit', id: newId(), at: now() }),
      onLike: (postId: string) => actor.send({ type: 'post.like', postId }),
      onSave: (postId: string) => actor.send({ type: 'post.save', postId }),
      onComment: (postId: string) => actor.send({ type: 'comment.open', postId }),
      onCommentTextChange: (postId: string, text: string) =>
        actor.send({ type: 'comment.text', postId, text }),
      onSubmitComment: (postId: string) =>
        actor.send({ type: 'comment.submit', postId, id: newId(), at: now() }),
      onCancelComment: () => actor.send({ type: 'comment.close' }),
      onShowAll: (postId: string) => actor.send({ type: 'comments.expand', postId }),
      onFollow: (personId: string) => actor.send({ type: 'person.follow', personId }),
      onRetry: () => actor.send({ type: 'feed.retry' }),
    }),
    [actor, newId, now],
  );
}

/** What the screen shows of the feed and does to it; the posts, the present and sharing are the caller's. */
export function useExploreProps(
  actor: ExploreActor,
  snapshot: ExploreSnapshot,
  newId: () => string,
  now: () => number,
): Omit<ExploreScreenProps, 'posts' | 'sharedId' | 'now' | 'onShare'> {
  const { me, draft, filter, query, sidebar, composingId, expandedIds, marks } = snapshot.context;
  const { save, follow } = marks ?? noMarks;
  return {
    ...useExploreEvents(actor, newId, now),
    status: statusOf(snapshot),
    me,
    draft,
    filter,
    query,
    sidebar,
    composingId,
    savedIds: useMemo(() => markedIds(save), [save]),
    expandedIds: useMemo(() => new Set(expandedIds), [expandedIds]),
    follows: useMemo(() => markedIds(follow), [follow]),
  };
}
