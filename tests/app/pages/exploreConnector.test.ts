import { fundingPost, insightPost, me, sidebar } from '@kit/fixtures/feed';
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { actionsOfFeed, viewOfFeed } from '@/app/pages/Explore/exploreConnector';
import { noMarks } from '@/data/schema/shapes/noMarks';
import { feedMachine } from '@/machines/feed/machine';
import type { FeedContext } from '@/machines/feed/types';
import { selectUnsaved } from '@/machines/feed/view';
import { describeActions } from '../../support/actions';

const [{ context: unread }] = initialTransition(feedMachine, { filter: 'all', query: '' });
const draft = { text: 'Half a thought', tag: 'Hiring', comments: { [insightPost.id]: 'And then?' } } as const;

const read: FeedContext = {
  ...unread,
  posts: [fundingPost, insightPost],
  me,
  sidebar,
  draft,
  marks: {
    ...noMarks,
    save: { 'post-insight': true },
    follow: { 'user:lena-brandt': true, 'user:x': false },
  },
  composingId: insightPost.id,
  expandedIds: [fundingPost.id],
};

type Status = 'loading' | 'failed' | 'ready' | 'filtered' | 'empty';

type List = 'current' | 'reading' | 'growing' | 'failed';

function stateOf(status: Status, search: 'idle' | 'searching', list: List) {
  if (status === 'loading') return { loading: { fetch: 'reading', marks: 'unknown', pause: 'waiting' } };
  if (status === 'failed') return status;
  return { loaded: { view: status, search, list, commentComposer: 'closed' } };
}

const viewAt = (
  status: Status,
  context: FeedContext,
  search: 'idle' | 'searching' = 'idle',
  list: List = 'current',
) =>
  viewOfFeed(
    feedMachine.resolveState({ value: { posts: stateOf(status, search, list), draft: 'saved' }, context }),
  );

it.each<[string, List, Partial<FeedContext>, object]>([
  ['that earlier posts exist', 'current', {}, { more: 'more' }],
  ['that earlier posts load', 'growing', {}, { more: 'loading' }],
  ['that the posts are read again', 'reading', {}, { more: 'loading' }],
  ['that earlier posts failed to load', 'failed', {}, { more: 'failed' }],
  ['that no earlier posts exist', 'current', { next: null }, { more: 'none' }],
  ['that the saved posts are complete', 'current', { filter: 'saved' }, { more: 'none' }],
  [
    'a search while earlier posts load and no post is shown',
    'growing',
    { posts: [] },
    { status: 'ready', isSearching: true, more: 'loading', posts: [] },
  ],
])('viewOfFeed returns %s', (_, list, context, view) => {
  expect(viewAt('ready', { ...read, next: 8, ...context }, 'idle', list)).toMatchObject(view);
});

describe('viewOfFeed', () => {
  const person = { me, sidebar, draft, follows: new Set(['user:lena-brandt']), hasSaved: true };
  const asked = { filter: 'all', query: '' };
  const early = { query: 'solar', filter: 'insight', draft } as const;
  const noPerson = { ...early, follows: new Set(), hasSaved: false, me: null, sidebar: null };
  const posts = {
    isSearching: false,
    more: 'none',
    posts: [fundingPost, insightPost],
    saves: { 'post-insight': true },
    unsaved: {},
    expandedIds: [fundingPost.id],
    composingId: insightPost.id,
  };
  const insights = { filter: 'insight', composingId: null } as const;
  const filtered = { ...posts, ...insights, posts: [insightPost] };

  it.each<[string, Status, Partial<FeedContext>, object]>([
    [
      'returns the search text and the draft before the feed is loaded',
      'loading',
      { ...unread, ...early },
      noPerson,
    ],
    ['still returns the user, the draft and the follows while the feed loads again', 'loading', {}, {}],
    ['still returns the user, the draft and the follows after loading fails', 'failed', {}, {}],
    [
      'returns all posts, and the ids of saved posts, expanded posts and the post with an open comment form',
      'ready',
      {},
      posts,
    ],
    ['returns the posts that match a filter', 'filtered', insights, filtered],
    ['returns no posts when none match the filter', 'empty', { filter: 'thought' }, { filter: 'thought' }],
  ])('%s', (_, status, context, view) => {
    expect(viewAt(status, { ...read, ...context })).toEqual({ status, ...asked, ...person, ...view });
  });

  it('returns the same `follows` set when only the draft changes, so that suggestions don’t re-render', () => {
    const typed = viewAt('ready', { ...read, draft: { ...draft, text: 'Half a thought more' } });
    expect(typed.follows).toBe(viewAt('ready', read).follows);
  });

  it('returns `isSearching: true` while a search is pending', () => {
    expect(viewAt('filtered', read, 'searching')).toMatchObject({ status: 'filtered', isSearching: true });
  });
});

it('selectUnsaved returns the ids of posts and comments whose write is pending or failed, and always the same object if there are none', () => {
  const comment = { kind: 'comment', postId: 'a', comment: { id: 'c' } };
  const outboxes = [
    { pending: [{ kind: 'post', post: { id: 'p' } }, { kind: 'draft' }], failed: [comment] },
    { pending: [{ kind: 'draft' }, { kind: 'like', id: 'p', isOn: true }], failed: [] },
    { pending: [], failed: [] },
  ] as unknown as FeedContext['outbox'][];
  const [unsaved, ...others] = outboxes.map(selectUnsaved);
  expect(unsaved).toEqual({ p: 'pending', c: 'failed' });
  expect(others).toEqual([{}, {}]);
  expect(others[0]).toBe(others[1]);
});

const stamps = { newId: () => 'new', now: () => 1000 };
const getOrigin = () => 'https://updraft.example';
describeActions('actionsOfFeed', (actor) => actionsOfFeed(actor, stamps, getOrigin), [
  ['onFilterChange', ['insight'], { type: 'filter.change', filter: 'insight' }],
  ['onQueryChange', ['solar'], { type: 'query.change', query: 'solar' }],
  ['onWiden', [], { type: 'view.change', filter: 'all', query: '' }],
  ['onTextChange', ['Hello'], { type: 'draft.text', text: 'Hello' }],
  ['onTagChange', ['Hiring'], { type: 'draft.tag', tag: 'Hiring' }],
  ['onAsChange', ['saltpan'], { type: 'draft.as', as: 'saltpan' }],
  ['onPost', [], { type: 'post.submit', id: 'new', at: 1000 }],
  ['onLike', ['a'], { type: 'post.like', postId: 'a' }],
  ['onComment', ['c'], { type: 'comment.open', postId: 'c' }],
  ['onCommentTextChange', ['d', 'Well'], { type: 'comment.text', postId: 'd', text: 'Well' }],
  ['onSubmitComment', ['e'], { type: 'comment.submit', postId: 'e', id: 'new', at: 1000 }],
  ['onCancelComment', [], { type: 'comment.close' }],
  ['onShowAll', ['f'], { type: 'comments.expand', postId: 'f' }],
  ['onShare', ['g'], { type: 'share.press', from: 'g', text: 'https://updraft.example/explore#g' }],
  ['onFollow', ['user:g'], { type: 'person.follow', personId: 'user:g' }],
  ['onEdit', ['g'], { type: 'edit.open', postId: 'g' }],
  ['onEditTextChange', ['Hi', 'g', 'h'], { type: 'edit.text', postId: 'g', commentId: 'h', text: 'Hi' }],
  ['onSaveEdit', ['g', 'h'], { type: 'edit.save', postId: 'g', commentId: 'h', at: 1000 }],
  ['onCancelEdit', ['g', 'h'], { type: 'edit.cancel', postId: 'g', commentId: 'h' }],
  ['onDelete', ['g', 'h'], { type: 'item.delete', postId: 'g', commentId: 'h' }],
  ['onRetry', [], { type: 'feed.retry' }],
  ['onMore', [], { type: 'list.grow' }],
]);
