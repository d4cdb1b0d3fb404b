import { describe, expect, it } from 'vitest';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import type { Comment, Post } from '@/data/schema/shapes/post';
import { applyChange, supersedes } from '@/machines/feed/changes';
import { deleteChanges } from '@/machines/feed/own';
import type { FeedContext, FeedWrite } from '@/machines/feed/types';
import { post as somePost } from './feedWorld';

const self = { id: 'nora-lund', name: 'Nora Lund', avatar: '' };
const comment = (id: string, time: number): Comment => ({ id, author: self, text: id, time, likes: 0 });
const author = { ...self, role: '', isVerified: false };
const post = (more: Partial<Post> = {}): Post => ({ ...somePost('mine'), author, ...more });
const factsOf = (...posts: Post[]) => ({ posts, sidebar: null, draft: emptyDraft, storedDraft: emptyDraft });

it.each([
  ['a post', { kind: 'post', post: post() }],
  ['an edited post', { kind: 'post', post: post({ editedAt: 9 }) }],
  ['a comment', { kind: 'comment', postId: 'mine', comment: comment('said', 6) }],
  ['a deletion', { kind: 'post', post: post({ id: 'gone' }), became: 'deleted' }],
  ['a restoration', { kind: 'post', post: post(), became: 'restored' }],
] as const)(
  'applyChange with a change that is already applied leaves every post unchanged: %s',
  (_what, change) => {
    const once = applyChange(factsOf(post({ comments: [comment('said', 6)] })), change);
    const twice = applyChange(once, change);
    expect(twice.posts.map((each, at) => each === once.posts[at])).toEqual([true]);
  },
);

it('applyChange appends a new comment whatever its time, and inserts a restored one by its time', () => {
  const before = factsOf(post({ comments: [comment('a', 3), comment('b', 8)] }));
  const change = { kind: 'comment', postId: 'mine', comment: comment('new', 6) } as const;
  const ids = (facts: typeof before) => facts.posts[0]?.comments.map(({ id }) => id);
  expect(ids(applyChange(before, change) as typeof before)).toEqual(['a', 'b', 'new']);
  expect(ids(applyChange(before, { ...change, became: 'restored' }) as typeof before)).toEqual([
    'a',
    'new',
    'b',
  ]);
});

describe('supersedes(later, earlier)', () => {
  const said = { kind: 'comment', postId: 'mine', comment: comment('said', 6) } as const;
  const mark = (kind: 'like' | 'save', id: string) => ({ kind, id, isOn: true }) as const;
  const written = (more: Partial<Post> = {}) => ({ kind: 'post', post: post(more) }) as const;
  const typed = { kind: 'draft', draft: emptyDraft } as const;

  it.each<[boolean, string, FeedWrite, FeedWrite]>([
    [true, 'two likes of the same post', mark('like', 'mine'), mark('like', 'mine')],
    [false, 'a save and a like of the same post', mark('save', 'mine'), mark('like', 'mine')],
    [false, 'likes of two posts', mark('like', 'other'), mark('like', 'mine')],
    [true, 'two versions of a post', written({ editedAt: 9 }), written()],
    [false, 'two posts', written({ id: 'other' }), written()],
    [true, 'the deletion and the creation of a comment', { ...said, became: 'deleted' }, said],
    [false, 'two comments on a post', { ...said, comment: comment('more', 6) }, said],
    [true, 'two drafts', typed, typed],
    [false, 'a draft and an earlier post', typed, written()],
    [true, 'the deletion of a post and an earlier comment on it', { ...written(), became: 'deleted' }, said],
    [false, 'the edit of a post and an earlier comment on it', written({ editedAt: 9 }), said],
    [
      false,
      'the deletion of a post and an earlier comment on another post',
      { ...written({ id: 'other' }), became: 'deleted' },
      said,
    ],
  ])('returns %s for %s', (is, _what, later, earlier) => {
    expect(supersedes(later, earlier)).toBe(is);
  });
});

it('deleteChanges of a post drops the edits of its comments from the draft', () => {
  const context = {
    me: { ...self, role: '', isVerified: false },
    posts: [post({ comments: [comment('said', 6)] })],
    draft: { ...emptyDraft, edits: { said: 'Or not', other: 'Stays' } },
  } as unknown as FeedContext;
  expect(deleteChanges(context, { postId: 'mine' })[1]).toEqual({
    kind: 'draft',
    draft: { ...emptyDraft, edits: { other: 'Stays' } },
  });
});
