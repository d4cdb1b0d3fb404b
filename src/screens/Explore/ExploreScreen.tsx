import { useMessages } from '@messages';
import { CloudOff, Newspaper, SearchX } from 'lucide';
import { Button } from '@/components/controls/Button';
import { SearchField } from '@/components/controls/SearchField';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Card } from '@/components/layout/Card';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { FeedFilters } from '@/components/social/FeedFilters';
import { FeedFooterLinks } from '@/components/social/FeedFooterLinks';
import { MeCard } from '@/components/social/MeCard';
import { PagedList } from '@/components/social/PagedList';
import { PostCard } from '@/components/social/PostCard';
import { PostComposer } from '@/components/social/PostComposer';
import { PostSkeleton } from '@/components/social/PostSkeleton';
import { Sponsored } from '@/components/social/Sponsored';
import { TrendingTopics } from '@/components/social/TrendingTopics';
import { UpcomingEvents } from '@/components/social/UpcomingEvents';
import { WhoToFollow } from '@/components/social/WhoToFollow';
import { Heading } from '@/components/typography/Heading';
import type { FeedSidebar } from '@/data/ports/FeedStore';
import { href } from '@/data/schema/href';
import type { FeedFilter, PostTag } from '@/data/schema/lists';
import type { Me } from '@/data/schema/person';
import type { Author, FeedDraft, Post } from '@/data/schema/post';
import { profileHref } from '@/data/schema/ref';
import * as styles from './ExploreScreen.css';

export const exploreStatuses = ['loading', 'ready', 'empty', 'filtered', 'failed'] as const;

export type ExploreScreenProps = {
  /** filtered: posts under a filter or search. empty: none, with or without one. */
  status: 'loading' | 'ready' | 'empty' | 'filtered' | 'failed';
  /** `null` while it is not yet known. */
  me: Me | null;
  /** The posts that pass filter and search, newest first. */
  posts: readonly Post[];
  /** The post that the address points to: it is drawn, however far down. */
  sharedId?: string;
  /** The present, ms since the epoch. */
  now: number;
  savedIds: ReadonlySet<string>;
  /** Posts whose comments are all shown. */
  expandedIds: ReadonlySet<string>;
  /** The one post under which a comment is being written. */
  composingId: string | null;
  draft: FeedDraft;
  filter: FeedFilter;
  query: string;
  /** `null` while loading. */
  sidebar: FeedSidebar | null;
  /** Ids of whom the person follows. */
  follows: ReadonlySet<string>;
  /** An author's page; without it, or where it gives nothing, the name is text. */
  authorHref?: (author: Author) => string | undefined;
  onFilterChange: (filter: FeedFilter) => void;
  onQueryChange: (query: string) => void;
  onTextChange: (text: string) => void;
  onTagChange: (tag: PostTag | null) => void;
  onPost: () => void;
  onLike: (postId: string) => void;
  onSave: (postId: string) => void;
  onComment: (postId: string) => void;
  onCommentTextChange: (postId: string, text: string) => void;
  onSubmitComment: (postId: string) => void;
  onCancelComment: (postId: string) => void;
  onShowAll: (postId: string) => void;
  onShare: (postId: string) => void;
  onFollow: (personId: string) => void;
  onRetry: () => void;
  /** Clears query and filter. */
  onWiden: () => void;
};

/** The feed (spec section 2, Explore feed). The cards are drawn again only for what changed in them: keep the callbacks stable. */
export function ExploreScreen(props: ExploreScreenProps) {
  const { me, query, filter, draft, sidebar } = props;
  const t = useMessages('feed');
  return (
    <div className={styles.columns}>
      <aside className={styles.me} aria-label={t.meLabel}>
        <MeCard me={me} href={me ? profileHref('user', me.id) : href('profile')} />
      </aside>
      <main className={styles.feed} id="main" tabIndex={-1}>
        <Stack gap={16}>
          <Heading level={1}>{t.title}</Heading>
          <SearchField
            label={t.searchLabel}
            placeholder={t.searchPlaceholder}
            clearLabel={t.searchClear}
            value={query}
            onChange={props.onQueryChange}
          />
          <FeedFilters value={filter} onChange={props.onFilterChange} />
          <PostComposer
            me={me}
            text={draft.text}
            tag={draft.tag}
            onTextChange={props.onTextChange}
            onTagChange={props.onTagChange}
            onSubmit={props.onPost}
          />
        </Stack>
        <div role="status">
          <VisuallyHidden>{statusText(props, t)}</VisuallyHidden>
        </div>
        <div className={styles.list} aria-busy={props.status === 'loading'}>
          <Posts {...props} />
        </div>
      </main>
      <aside className={styles.sidebar} aria-label={t.sidebarLabel}>
        <TrendingTopics topics={sidebar?.trending ?? null} hrefFor={hrefForTopic} />
        <UpcomingEvents events={sidebar?.events ?? null} />
        <Sponsored sponsored={sidebar?.sponsored ?? null} />
        <WhoToFollow
          people={sidebar?.whoToFollow ?? null}
          follows={props.follows}
          onFollow={props.onFollow}
        />
        <FeedFooterLinks />
      </aside>
    </div>
  );
}

const hrefForTopic = (topic: string) => href('explore', { search: { q: `#${topic}` } });

type FeedMessages = ReturnType<typeof useMessages<'feed'>>;

/** What a screen reader hears when the list changes. */
function statusText({ status, posts, query, filter }: ExploreScreenProps, t: FeedMessages): string {
  if (status === 'loading') return t.loading;
  if (status === 'failed') return t.failedTitle;
  return query.trim() || filter !== 'all' ? t.resultCount({ count: posts.length }) : '';
}

function Posts(props: ExploreScreenProps) {
  const { status, me, posts, query, filter } = props;
  const t = useMessages('feed');
  const common = useMessages('common');

  if (status === 'failed') {
    return (
      <Card padding={16}>
        <EmptyState
          icon={CloudOff}
          title={t.failedTitle}
          text={t.failedText}
          action={<Button onClick={props.onRetry}>{common.tryAgain}</Button>}
        />
      </Card>
    );
  }
  if (status === 'loading' || !me) {
    return (
      <Stack gap={16}>
        <PostSkeleton />
        <PostSkeleton />
      </Stack>
    );
  }
  if (posts.length === 0) {
    const searched = query.trim();
    return (
      <Card padding={16}>
        {searched ? (
          <EmptyState
            icon={SearchX}
            title={t.emptyTitle}
            text={
              filter === 'all'
                ? t.noMatch({ query: searched })
                : t.noMatchInFilter({ query: searched, filter: t.filters[filter] })
            }
            action={
              <Button variant="secondary" onClick={props.onWiden}>
                {t.noMatchAction}
              </Button>
            }
          />
        ) : (
          <EmptyState
            icon={Newspaper}
            title={t.emptyTitle}
            text={
              filter === 'all'
                ? t.emptyAll
                : filter === 'saved'
                  ? t.emptySaved
                  : t.emptyType({ type: t.typeWords[filter] })
            }
            action={<Button href={href('discover')}>{t.emptyAction}</Button>}
          />
        )}
      </Card>
    );
  }
  return (
    <PagedList listId={`${filter} ${query}`} items={posts} target={props.sharedId} moreLabel={t.loadMore}>
      {(post) => (
        <PostCard
          post={post}
          now={props.now}
          me={me}
          isSaved={props.savedIds.has(post.id)}
          isComposing={props.composingId === post.id}
          isExpanded={props.expandedIds.has(post.id)}
          commentDraft={props.draft.comments[post.id] ?? ''}
          authorHref={props.authorHref?.(post.author)}
          onLike={props.onLike}
          onSave={props.onSave}
          onComment={props.onComment}
          onCommentTextChange={props.onCommentTextChange}
          onSubmitComment={props.onSubmitComment}
          onCancelComment={props.onCancelComment}
          onShowAll={props.onShowAll}
          onShare={props.onShare}
        />
      )}
    </PagedList>
  );
}
