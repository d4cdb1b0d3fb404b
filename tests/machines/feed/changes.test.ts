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
  ['a new post', { kind: 'post', post: post() }],
  ['an edited post', { kind: 'post', post: post({ editedAt: 9 }) }],
  ['a new comment', { kind: 'comment', postId: 'mine', comment: comment('said', 6) }],
  ['the deletion of a post', { kind: 'post', post: post({ id: 'gone' }), became: 'deleted' }],
  ['the restoration of a post', { kind: 'post', post: post(), became: 'restored' }],
] as const)('applyChange leaves all posts unchanged when %s is applied a second time', (_, change) => {
  const once = applyChange(factsOf(post({ comments: [comment('said', 6)] })), change);
  const twice = applyChange(once, change);
  expect(twice.posts.map((each, at) => each === once.posts[at])).toEqual([true]);
});

it('applyChange appends a new comment, and inserts a restored comment in the order of the comments’ times', () => {
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
    [false, 'a like and a later save of the same post', mark('save', 'mine'), mark('like', 'mine')],
    [false, 'likes of two different posts', mark('like', 'other'), mark('like', 'mine')],
    [true, 'two versions of the same post', written({ editedAt: 9 }), written()],
    [false, 'two different posts', written({ id: 'other' }), written()],
    [true, 'a new comment and the comment’s later deletion', { ...said, became: 'deleted' }, said],
    [false, 'two different comments on a post', { ...said, comment: comment('more', 6) }, said],
    [true, 'two versions of the draft', typed, typed],
    [false, 'a post and a later draft', typed, written()],
    [true, 'a comment on a post and the post’s later deletion', { ...written(), became: 'deleted' }, said],
    [false, 'a comment on a post and a later edit of the post', written({ editedAt: 9 }), said],
    [
      false,
      'a comment on a post and another post’s later deletion',
      { ...written({ id: 'other' }), became: 'deleted' },
      said,
    ],
  ])('returns %s for %s', (is, _what, later, earlier) => {
    expect(supersedes(later, earlier)).toBe(is);
  });
});

it('deleteChanges removes the unsaved edits of a deleted post’s comments from the draft', () => {
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
