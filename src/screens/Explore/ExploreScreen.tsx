import { useMessages } from '@messages';
import { CloudOff, House, SearchX } from 'lucide';
import {
  memo,
  Suspense,
  useDeferredValue,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Button } from '@/components/controls/Button';
import { SearchField } from '@/components/controls/SearchField';
import { EmptyState } from '@/components/feedback/EmptyState';
import { Invite } from '@/components/feedback/invitePart';
import { Searching } from '@/components/feedback/Searching';
import { Card } from '@/components/layout/Card';
import { lazyPart } from '@/components/layout/lazyPart';
import { Stack } from '@/components/layout/Stack';
import { VisuallyHidden } from '@/components/layout/VisuallyHidden';
import { FeedFilters } from '@/components/social/FeedFilters';
import { FeedFooterLinks } from '@/components/social/FeedFooterLinks';
import { focusAfter } from '@/components/social/focusEntry';
import { MeCard } from '@/components/social/MeCard';
import { missingPostId } from '@/components/social/missingPostId';
import { PagedList } from '@/components/social/PagedList';
import { PostCard } from '@/components/social/PostCard';
import { PostComposer } from '@/components/social/PostComposer';
import { PostSkeleton } from '@/components/social/PostSkeleton';
import { Sponsored } from '@/components/social/Sponsored';
import { TrendingTopics } from '@/components/social/TrendingTopics';
import { UpcomingEvents } from '@/components/social/UpcomingEvents';
import { WhoToFollow } from '@/components/social/WhoToFollow';
import { Heading } from '@/components/typography/Heading';
import { postsPage } from '@/data/schema/shapes/constants';
import { href } from '@/data/schema/shapes/href';
import type { FeedFilter } from '@/data/schema/shapes/lists';
import type { FeedDraft, Post } from '@/data/schema/shapes/post';
import { profileHref } from '@/data/schema/shapes/ref';
import { quoted } from '@/data/schema/text/query';
import * as styles from './ExploreScreen.css';
import type { ExploreActions, ExploreView, FeedList } from './exploreView';

const MissingCard = lazyPart(() => import('@/components/social/MissingCard'), 'MissingCard');
/** The end of a list of several pages. */
const FeedEnd = lazyPart(() => import('./FeedEnd'), 'FeedEnd');

export type ExploreScreenProps = {
  view: ExploreView;
  actions: ExploreActions;
  /** Id of the post that the URL links to. This post is always rendered. */
  sharedId?: string;
  /** Whether the post that the URL links to doesn't exist. */
  isSharedMissing?: boolean;
  /** Whether the composer takes the focus when the page opens. */
  isWriting?: boolean;
  /** The current time, in ms since the epoch. */
  now: number;
};

/** The feed (spec section 2, Explore feed). If `actions` is stable, only cards that change re-render. */
export function ExploreScreen({
  view,
  actions,
  sharedId,
  isSharedMissing,
  isWriting,
  now,
}: ExploreScreenProps) {
  const { me, query, filter, draft, sidebar } = view;
  const t = useMessages('feed');
  const search = useRef<HTMLInputElement>(null);
  const headingId = useId();
  /** The text that screen readers announce after the last action. */
  const [announcement, setAnnouncement] = useState('');
  const status = statusText(view, t);
  const isSearching = 'isSearching' in view && view.isSearching;
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new status replaces the announcement.
  useEffect(() => setAnnouncement(''), [status]);
  // The chosen filter is marked first. Its posts follow in a later frame.
  const filterOfList = useDeferredValue(filter);
  const viewOfList = useRef(view);
  const shownInList = filter === filterOfList ? view : viewOfList.current;
  useLayoutEffect(() => {
    viewOfList.current = shownInList;
  });
  const { onWiden, onFollow } = actions;
  const listActions = useMemo(
    (): ExploreActions => ({
      ...actions,
      // The button that calls `onWiden` unmounts, so the search field takes the focus.
      onWiden() {
        onWiden();
        search.current?.focus();
      },
      onEdit(postId, commentId) {
        setAnnouncement('');
        actions.onEdit(postId, commentId);
      },
      onSaveEdit(postId, commentId) {
        actions.onSaveEdit(postId, commentId);
        setAnnouncement(t.editSaved);
      },
      onDelete(postId, commentId) {
        const entry = document.getElementById(postId);
        if (commentId === undefined) focusAfter(entry, () => document.getElementById(headingId));
        actions.onDelete(postId, commentId);
      },
    }),
    [actions, onWiden, headingId, t],
  );
  return (
    <div className={styles.columns}>
      <aside className={styles.me} aria-label={t.meLabel}>
        <Me me={me} />
      </aside>
      <main className={styles.feed} id="main" tabIndex={-1}>
        <Stack gap={16}>
          <Heading level={1} id={headingId}>
            {t.title}
          </Heading>
          <SearchField
            ref={search}
            label={t.searchLabel}
            placeholder={t.searchPlaceholder}
            clearLabel={t.searchClear}
            value={query}
            onChange={actions.onQueryChange}
          />
          <FeedFilters value={filter} hasSaved={view.hasSaved} onChange={actions.onFilterChange} />
          <PostComposer
            me={me}
            text={draft.text}
            tag={draft.tag}
            as={draft.as}
            hasInitialFocus={isWriting}
            onTextChange={actions.onTextChange}
            onTagChange={actions.onTagChange}
            onAsChange={actions.onAsChange}
            onSubmit={actions.onPost}
          />
        </Stack>
        <div role="status">
          <VisuallyHidden>{announcement || (isSearching ? <Searching /> : status)}</VisuallyHidden>
        </div>
        <div className={styles.list} aria-busy={view.status === 'loading'}>
          {isSharedMissing && (
            <div className={styles.gone} id={missingPostId} tabIndex={-1}>
              <Suspense>
                <MissingCard />
              </Suspense>
            </div>
          )}
          <Posts view={shownInList} actions={listActions} sharedId={sharedId} now={now} />
        </div>
      </main>
      <aside className={styles.sidebar} aria-label={t.sidebarLabel}>
        <Sidebar sidebar={sidebar} follows={view.follows} onFollow={onFollow} />
      </aside>
    </div>
  );
}

const hrefForTopic = (topic: string) => href('explore', { search: { q: `#${topic}` } });

type FeedMessages = ReturnType<typeof useMessages<'feed'>>;

/** Returns the text that screen readers announce after a change of the list. */
function statusText(view: ExploreView, t: FeedMessages): string {
  switch (view.status) {
    case 'loading':
      return t.loading;
    case 'failed':
      return t.failedTitle;
    case 'ready':
      return '';
    case 'filtered':
      return t.resultCount({ count: view.posts.length });
    case 'empty':
      return view.query.trim() || view.filter !== 'all' ? t.resultCount({ count: 0 }) : '';
  }
}

/** Returns the data that the list of posts renders. It excludes the input of the post composer. */
const dataOfList = (view: ExploreView): unknown[] => [
  view.status,
  view.query,
  view.filter,
  view.me,
  view.draft.comments,
  view.draft.edits,
  ...('posts' in view
    ? [view.posts, view.more, view.saves, view.unsaved, view.expandedIds, view.composingId]
    : []),
];

function isSameList(was: ExploreScreenProps, now: ExploreScreenProps): boolean {
  const [here, there] = [dataOfList(was.view), dataOfList(now.view)];
  return (
    was.actions === now.actions &&
    was.sharedId === now.sharedId &&
    was.now === now.now &&
    here.every((part, at) => part === there[at])
  );
}

const noEdits: Readonly<Record<string, string>> = {};

/**
 * Returns all edits if the card contains one of them, else a constant, so that the card doesn't re-render.
 */
function editsIn({ id, comments }: Post, { edits = noEdits }: FeedDraft) {
  const isEdited = (item: { id: string }) => edits[item.id] !== undefined;
  return isEdited({ id }) || comments.some(isEdited) ? edits : noEdits;
}

const noneUnsaved: FeedList['unsaved'] = {};

/** Returns all unsaved items if the card contains one of them, else a constant, as `editsIn` does. */
function unsavedIn({ id, comments }: Post, { unsaved }: FeedList) {
  const isUnsaved = (item: { id: string }) => unsaved[item.id] !== undefined;
  return isUnsaved({ id }) || comments.some(isUnsaved) ? unsaved : noneUnsaved;
}
const skeleton = (
  <Stack gap={16}>
    <PostSkeleton />
    <PostSkeleton />
  </Stack>
);

/** Whether no filter and no query reduces the list. */
const isWhole = ({ filter, query }: ExploreView) => filter === 'all' && query.trim() === '';

/** The list of posts, which only re-renders if its own data changes. */
const Posts = memo(function Posts({ view, actions, sharedId, now }: ExploreScreenProps) {
  const t = useMessages('feed');
  const common = useMessages('common');
  switch (view.status) {
    case 'loading':
      return skeleton;
    case 'failed':
      return (
        <Card padding={16}>
          <EmptyState
            icon={CloudOff}
            title={t.failedTitle}
            text={t.failedText}
            action={<Button onClick={actions.onRetry}>{common.tryAgain}</Button>}
          />
        </Card>
      );
    case 'empty':
      return (
        <Card padding={16}>
          {(import.meta.env.VITE_FIREBASE_DATABASE_URL || import.meta.env.VITE_STORIES) &&
          actions.onInvite &&
          isWhole(view) ? (
            <EmptyState
              icon={House}
              title={t.emptyTitle}
              text={t.emptyAll}
              action={
                <Invite onInvite={actions.onInvite}>
                  <Button variant="secondary" href={href('discover')}>
                    {t.emptyAction}
                  </Button>
                </Invite>
              }
            />
          ) : (
            <Nothing query={view.query.trim()} filter={view.filter} onWiden={actions.onWiden} />
          )}
        </Card>
      );
    case 'ready':
    case 'filtered':
      return (
        <PagedList
          listId={`${view.filter} ${view.query}`}
          items={view.posts}
          target={sharedId}
          moreLabel={t.loadMore}
          end={
            (view.more !== 'none' || view.posts.length > postsPage) && (
              <Suspense>
                <FeedEnd more={view.more} count={view.posts.length} onMore={actions.onMore} />
              </Suspense>
            )
          }
        >
          {(post) => (
            <PostCard
              post={post}
              now={now}
              me={view.me}
              isSaved={view.saves[post.id] === true}
              isComposing={view.composingId === post.id}
              isExpanded={view.expandedIds.includes(post.id)}
              commentDraft={view.draft.comments[post.id] ?? ''}
              edits={editsIn(post, view.draft)}
              unsaved={unsavedIn(post, view)}
              onLike={actions.onLike}
              onSave={actions.onSave}
              onComment={actions.onComment}
              onCommentTextChange={actions.onCommentTextChange}
              onSubmitComment={actions.onSubmitComment}
              onCancelComment={actions.onCancelComment}
              onShowAll={actions.onShowAll}
              onShare={actions.onShare}
              onEdit={actions.onEdit}
              onEditTextChange={actions.onEditTextChange}
              onSaveEdit={actions.onSaveEdit}
              onCancelEdit={actions.onCancelEdit}
              onDelete={actions.onDelete}
            />
          )}
        </PagedList>
      );
  }
}, isSameList);

/** Memoized, because each key press in the post composer re-renders the screen. */
const Me = memo(function Me({ me }: Pick<ExploreView, 'me'>) {
  return <MeCard me={me} href={me ? profileHref('user', me) : href('profile')} />;
});

type SidebarProps = Pick<ExploreView, 'sidebar' | 'follows'> & Pick<ExploreActions, 'onFollow'>;

const Sidebar = memo(function Sidebar({ sidebar, follows, onFollow }: SidebarProps) {
  // The events, the advertisement and the suggestions are sample data.
  if (import.meta.env.VITE_SAMPLE_WORLD === 'off')
    return (
      <>
        {sidebar?.trending.length !== 0 && (
          <TrendingTopics topics={sidebar?.trending ?? null} hrefFor={hrefForTopic} />
        )}
        <FeedFooterLinks />
      </>
    );
  return (
    <>
      <TrendingTopics topics={sidebar?.trending ?? null} hrefFor={hrefForTopic} />
      <UpcomingEvents events={sidebar?.events ?? null} />
      <Sponsored sponsored={sidebar?.sponsored ?? null} />
      <WhoToFollow people={sidebar?.whoToFollow ?? null} follows={follows} onFollow={onFollow} />
      <FeedFooterLinks />
    </>
  );
});

type NothingProps = {
  query: string;
  filter: FeedFilter;
  onWiden: () => void;
};

/** Explains why there are no posts, with an action. */
function Nothing({ query, filter, onWiden }: NothingProps) {
  const t = useMessages('feed');
  if (query) {
    return (
      <EmptyState
        icon={SearchX}
        title={t.emptyTitle}
        text={
          filter === 'all'
            ? t.noMatch({ query: quoted(query) })
            : t.noMatchInFilter({ query: quoted(query), filter: t.filters[filter] })
        }
        action={
          <Button variant="secondary" onClick={onWiden}>
            {t.noMatchAction}
          </Button>
        }
      />
    );
  }
  let text = t.emptyAll;
  if (filter === 'saved') text = t.emptySaved;
  else if (filter !== 'all') text = t.emptyType({ type: t.typeWords[filter] });
  return (
    <EmptyState
      icon={House}
      title={t.emptyTitle}
      text={text}
      action={<Button href={href('discover')}>{t.emptyAction}</Button>}
    />
  );
}
