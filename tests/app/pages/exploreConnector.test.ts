import { fundingPost, insightPost, me, sidebar } from '@kit/fixtures/feed';
import { describe, expect, it } from 'vitest';
import { initialTransition } from 'xstate';
import { actionsOfFeed, viewOfFeed } from '@/app/pages/Explore/exploreConnector';
import { noMarks } from '@/data/schema/noMarks';
import { feedMachine } from '@/machines/feed/machine';
import type { FeedContext, FeedEvent } from '@/machines/feed/types';
import { selectUnsaved } from '@/machines/feed/view';

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

function stateOf(status: Status) {
  if (status === 'loading') return { loading: { fetch: 'reading', marks: 'unknown', pause: 'waiting' } };
  if (status === 'failed') return status;
  return { loaded: { view: status, search: 'idle', sync: 'current', commentComposer: 'closed' } };
}

const viewAt = (status: Status, context: FeedContext) =>
  viewOfFeed(feedMachine.resolveState({ value: { posts: stateOf(status), draft: 'kept' }, context }));

describe('what the feed shows', () => {
  it('is nothing but what is asked for and typed, before anything is read', () => {
    expect(viewAt('loading', { ...unread, query: 'solar', filter: 'insight', draft })).toEqual({
      status: 'loading',
      filter: 'insight',
      query: 'solar',
      draft,
      follows: new Set(),
      me: null,
      sidebar: null,
    });
  });

  it.each(['loading', 'failed'] as const)('keeps what was read of the person while %s', (status) => {
    expect(viewAt(status, read)).toEqual({
      status,
      filter: 'all',
      query: '',
      draft,
      follows: new Set(['user:lena-brandt']),
      me,
      sidebar,
    });
  });

  it('is every post, with what is saved, open and unfolded', () => {
    expect(viewAt('ready', read)).toEqual({
      status: 'ready',
      isSearching: false,
      filter: 'all',
      query: '',
      draft,
      follows: new Set(['user:lena-brandt']),
      me,
      sidebar,
      posts: [fundingPost, insightPost],
      saves: { 'post-insight': true },
      unsaved: {},
      expandedIds: [fundingPost.id],
      composingId: insightPost.id,
    });
  });

  it('says what the device doesn’t have, and stays the same for a draft or a like', () => {
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

  it('is the posts that pass', () => {
    expect(viewAt('filtered', { ...read, filter: 'insight', composingId: null })).toEqual({
      status: 'filtered',
      isSearching: false,
      filter: 'insight',
      query: '',
      draft,
      follows: new Set(['user:lena-brandt']),
      me,
      sidebar,
      posts: [insightPost],
      saves: { 'post-insight': true },
      unsaved: {},
      expandedIds: [fundingPost.id],
      composingId: null,
    });
  });

  it('says that what is typed has still to be searched for', () => {
    const posts = {
      loaded: { view: 'filtered', search: 'searching', sync: 'current', commentComposer: 'closed' },
    };
    const snapshot = feedMachine.resolveState({ value: { posts, draft: 'kept' }, context: read });
    expect(viewOfFeed(snapshot)).toMatchObject({ status: 'filtered', isSearching: true });
  });

  it('has no posts where none pass', () => {
    expect(viewAt('empty', { ...read, filter: 'thought' })).toEqual({
      status: 'empty',
      filter: 'thought',
      query: '',
      draft,
      follows: new Set(['user:lena-brandt']),
      me,
      sidebar,
    });
  });
});

it('every action is an event of the feed, with an id and a time where it makes something', () => {
  const events: FeedEvent[] = [];
  const actions = actionsOfFeed(
    { send: (event) => events.push(event) },
    { newId: () => `id-${events.length}`, now: () => 1000 + events.length },
  );
  actions.onFilterChange('insight');
  actions.onQueryChange('solar');
  actions.onWiden();
  actions.onTextChange('Hello');
  actions.onTagChange('Hiring');
  actions.onPost();
  actions.onLike('a');
  actions.onSave('b');
  actions.onComment('c');
  actions.onCommentTextChange('d', 'Well');
  actions.onSubmitComment('e');
  actions.onCancelComment();
  actions.onShowAll('f');
  actions.onFollow('user:g');
  actions.onEdit('g');
  actions.onEditTextChange('Better', 'g', 'h');
  actions.onSaveEdit('g', 'h');
  actions.onCancelEdit('g', 'h');
  actions.onDelete('g', 'h');
  actions.onRetry();
  expect(events).toEqual([
    { type: 'filter.change', filter: 'insight' },
    { type: 'query.change', query: 'solar' },
    { type: 'view.change', filter: 'all', query: '' },
    { type: 'draft.text', text: 'Hello' },
    { type: 'draft.tag', tag: 'Hiring' },
    { type: 'post.submit', id: 'id-5', at: 1005 },
    { type: 'post.like', postId: 'a' },
    { type: 'post.save', postId: 'b' },
    { type: 'comment.open', postId: 'c' },
    { type: 'comment.text', postId: 'd', text: 'Well' },
    { type: 'comment.submit', postId: 'e', id: 'id-10', at: 1010 },
    { type: 'comment.close' },
    { type: 'comments.expand', postId: 'f' },
    { type: 'person.follow', personId: 'user:g' },
    { type: 'edit.open', postId: 'g' },
    { type: 'edit.text', postId: 'g', commentId: 'h', text: 'Better' },
    { type: 'edit.save', postId: 'g', commentId: 'h', at: 1016 },
    { type: 'edit.cancel', postId: 'g', commentId: 'h' },
    { type: 'item.delete', postId: 'g', commentId: 'h' },
    { type: 'feed.retry' },
  ]);
});
