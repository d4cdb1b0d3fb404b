import { describe, expect, it } from 'vitest';
import { draftDelay } from '@/data/schema/shapes/constants';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import type { Comment, Post } from '@/data/schema/shapes/post';
import { textMaximum } from '@/data/schema/text/limits';
import type { FeedContext, FeedEvent } from '@/machines/feed/types';
import {
  chip,
  comment,
  compose,
  data,
  draft,
  full,
  heldFeed,
  idea,
  me,
  note,
  openFeed,
  post,
  query,
  round,
  sendComment,
  sidebar,
  submit,
  tag,
  type,
} from './feedWorld';

describe('feed: a new post', () => {
  const own: Post = post('p', {
    author: { id: me.id, name: me.name, role: me.role, avatar: me.avatar, isVerified: true },
    content: 'We are hiring',
    hashtags: ['Hiring'],
    likes: 0,
    shares: 0,
    postTime: 20,
  });
  const posted: FeedContext = {
    ...full,
    posts: [own, round, idea],
    sidebar: { ...sidebar, trending: [{ topic: 'Hiring', posts: 1 }] },
  };
  const typed: FeedEvent[] = [type('  We are hiring\n'), tag('Hiring')];
  const making = [...typed, submit()];

  it('is shown first, is written, and clears the composer', async () => {
    const feed = await openFeed({}, ...making, submit());
    feed.clock.increment(draftDelay);
    expect(feed.tags()).toEqual(['ready']);
    expect(feed.context()).toEqual(posted);
    expect(feed.writes).toEqual([
      { kind: 'post', post: own },
      { kind: 'draft', draft: emptyDraft },
    ]);
  });

  it('has no hashtag if the user chose none, and changes the state of an empty feed to `ready`', async () => {
    const feed = await openFeed({ posts: [] }, ...typed, tag(null), submit());
    expect([feed.tags(), feed.shown()]).toEqual([['ready'], [{ ...own, hashtags: [] }]]);
  });

  it('has the chosen startup as the author, and the next post has the user as the author again', async () => {
    const author = { ...own.author, id: 'saltpan', kind: 'startup', name: 'Saltpan' } as const;
    const by = (as: string) => ({ type: 'draft.as', as }) as const;
    const feed = await openFeed({ me: { ...me, postsAs: [author] } }, by('saltpan'), ...making);
    const update = { ...own, author, as: { kind: 'startup', id: 'saltpan' } };
    expect([feed.shown()[0], feed.context().draft]).toEqual([update, emptyDraft]);
    feed.send(by('heliogrid'), ...typed, submit('q'), by('saltpan'), by(''), ...typed, submit('r'));
    expect(feed.shown().slice(0, 2)).toEqual([own, own].map((post, at) => ({ ...post, id: 'rq'[at] })));
    feed.send({ type: 'item.delete', postId: 'p' });
    expect(feed.ids()).not.toContain('p');
  });

  it('can have the maximum length', async () => {
    const longest = 'a'.repeat(textMaximum.post);
    expect((await openFeed({}, type(longest), submit())).shown()[0]?.content).toBe(longest);
  });

  it('preserves a filter that the post matches, and clears any other filter', async () => {
    const feed = await openFeed({}, chip('thought'), ...making);
    expect([feed.tags(), feed.ids()]).toEqual([['filtered'], ['p', 'idea']]);
    feed.send(chip('funding'), ...typed, submit('q'));
    expect([feed.tags(), feed.ids()]).toEqual([['ready'], ['q', 'p', 'round', 'idea']]);
    expect(feed.context().sidebar?.trending).toEqual([{ topic: 'Hiring', posts: 2 }]);
  });

  it.each([
    ['a search', query('seed')],
    ['a filter', { type: 'view.change', filter: 'funding', query: 'hiring' } as const],
  ])('clears %s that would hide the post', async (_, look) => {
    const feed = await openFeed({}, look);
    await feed.answer('searchPosts', ['round']);
    feed.send(...making);
    expect([feed.tags(), feed.context()]).toEqual([['ready'], posted]);
  });

  it('is shown above the results of a search that the post matches, and makes the search run again', async () => {
    const feed = await openFeed({}, query('hiring'));
    await feed.answer('searchPosts', ['idea']);
    feed.send(...making);
    expect(feed.tags()).toEqual(['filtered', 'searching']);
    expect(feed.shown()).toEqual([own, idea]);
    expect(feed.asked('searchPosts')).toEqual([
      { query: 'hiring', posts: data.posts },
      { query: 'hiring', posts: posted.posts },
    ]);
  });
});

it('feed: opening the comment composer on another post moves it there, and opening it again on the same post closes it', async () => {
  const feed = await openFeed();
  const seen = ['idea', 'round', 'round', 'idea'].map((postId) => {
    feed.send(compose(postId));
    return [feed.isComposing(), feed.context().composingId];
  });
  expect(seen).toEqual([
    [true, 'idea'],
    [true, 'round'],
    [false, null],
    [true, 'idea'],
  ]);
  feed.send({ type: 'comment.close' });
  expect([feed.isComposing(), feed.context(), feed.writes]).toEqual([false, full, []]);
});

it('feed: sending a comment appends the comment, closes the composer, clears the comment’s draft and shows all comments', async () => {
  const feed = await openFeed({}, compose('idea'), type('Later'), comment('idea', '  Well said '));
  feed.send(sendComment('idea'));
  feed.clock.increment(draftDelay);
  const self = { id: me.id, name: me.name, avatar: me.avatar };
  const said: Comment = { id: 'c2', author: self, text: 'Well said', time: 20, likes: 0 };
  const later = draft({ text: 'Later' });
  expect(feed.isComposing()).toBe(false);
  expect(feed.context()).toEqual({
    ...{ ...full, posts: [round, { ...idea, comments: [note, said] }], expandedIds: ['idea'] },
    ...{ draft: later, storedDraft: later },
  });
  expect(feed.writes).toEqual([
    { kind: 'comment', postId: 'idea', comment: said },
    { kind: 'draft', draft: later },
  ]);
});

describe('feed: posts and comments', () => {
  const self = { id: me.id, name: me.name, avatar: me.avatar };
  const said: Comment = { id: 'said', author: self, text: 'I said so', time: 6, likes: 2 };
  const last: Comment = { ...note, id: 'c9', time: 9 };
  const mine = post('mine', {
    lang: 'en',
    ...{ author: { ...self, role: me.role, isVerified: true }, hashtags: ['Hiring'] },
    ...{ postTime: 9, comments: [note] },
  });
  const talk = post('talk', { postTime: 8, comments: [note, said, last] });
  const posts = [round, mine, talk];
  const talkWithout = { ...talk, comments: [note, last] };
  const tagged = { ...sidebar, trending: [{ topic: 'Hiring', posts: 1 }] };
  const whole: FeedContext = { ...full, posts, sidebar: tagged };
  const open = (...events: FeedEvent[]) => openFeed({ posts, sidebar: tagged }, ...events);
  type Item = { postId: string; commentId?: string };
  const ofPost: Item = { postId: 'mine' };
  const ofComment: Item = { postId: 'talk', commentId: 'said' };
  const edit = (item: Item) => ({ type: 'edit.open', ...item }) as const;
  const retype = (item: Item, text: string) => ({ type: 'edit.text', ...item, text }) as const;
  const keep = (item: Item, at = 20) => ({ type: 'edit.save', ...item, at }) as const;
  const remove = (item: Item) => ({ type: 'item.delete', ...item }) as const;
  /** The language of a new text isn't known. */
  const change = { lang: undefined, editedAt: 20 };
  const edited = (item: Item, text: string) => [edit(item), retype(item, text), keep(item)];

  describe('an edit', () => {
    it('starts with the current text, and preserves the typed text when the edit is started a second time', async () => {
      const feed = await open(edit(ofPost), edit(ofComment), retype(ofPost, 'Said better'), edit(ofPost));
      const typed = draft({ edits: { mine: 'Said better', said: 'I said so' } });
      expect([feed.context(), feed.writes]).toEqual([{ ...whole, draft: typed }, []]);
      feed.clock.increment(draftDelay);
      expect(feed.writes).toEqual([{ kind: 'draft', draft: typed }]);
    });

    it('is written with the trimmed text and the time of the edit', async () => {
      const feed = await open(...edited(ofPost, ' Said better\n'), ...edited(ofComment, 'Or not'));
      const editedPost = { ...mine, content: 'Said better', ...change };
      const editedComment = { ...said, text: 'Or not', ...change };
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes]).toEqual([
        { ...whole, posts: [round, editedPost, { ...talk, comments: [note, editedComment, last] }] },
        [
          { kind: 'post', post: editedPost },
          { kind: 'draft', draft: emptyDraft },
          { kind: 'comment', postId: 'talk', comment: editedComment },
          { kind: 'draft', draft: emptyDraft },
        ],
      ]);
    });

    it('changes nothing if the text stays the same or the user cancels the edit', async () => {
      const feed = await open(
        ...edited(ofPost, `${mine.content} `),
        edit(ofComment),
        retype(ofComment, 'No'),
      );
      feed.clock.increment(draftDelay);
      feed.send({ type: 'edit.cancel', ...ofComment });
      feed.clock.increment(draftDelay);
      expect(feed.context()).toEqual(whole);
      expect(feed.writes.map(({ kind }) => kind)).toEqual(['draft', 'draft', 'draft']);
    });

    it('stays visible when a read returns the old text, and new comments from the read are added', async () => {
      const feed = await heldFeed({ posts }, ...edited(ofPost, 'Said better'));
      await feed.readAgain({ posts: [{ ...mine, comments: [note, last] }] });
      const better = { ...mine, content: 'Said better', ...change, comments: [note, last] };
      expect(feed.context().posts).toEqual([better]);
    });

    it('keeps the typed text when another tab adds a different edit to the draft and later removes it', async () => {
      const edits = { mine: 'Half a' };
      const feed = await openFeed({ posts, draft: draft({ edits }) }, retype(ofPost, 'Half a thought'));
      for (const theirs of [{ said: 'Theirs' }, {}] as Record<string, string>[]) {
        await feed.readAgain({ posts, draft: draft({ edits: { ...edits, ...theirs } }) });
        expect(feed.context().draft).toEqual(draft({ edits: { mine: 'Half a thought', ...theirs } }));
      }
    });
  });

  it.each<[string, Item]>([
    ['another user’s post', { postId: 'round' }],
    ['a post that doesn’t exist', { postId: 'gone' }],
    ['another user’s comment', { postId: 'mine', commentId: 'c1' }],
    ['a comment that the post doesn’t have', { postId: 'mine', commentId: 'said' }],
    ['a comment on a post that doesn’t exist', { postId: 'gone', commentId: 'said' }],
  ])('editing or deleting %s is ignored', async (_, item) => {
    const feed = await open(...edited(item, 'x'), { type: 'edit.cancel', ...item }, remove(item));
    feed.clock.increment(draftDelay);
    expect([feed.context(), feed.writes, feed.emitted]).toEqual([whole, [], []]);
  });

  it.each([
    ['an empty text', '', ''],
    ['a text of spaces and line breaks', ' \n\t ', ' \n\t '],
    ['a text of invisible characters', '\u200B\u2060', '\u200B\u2060'],
    ['a text that is too long', 'a'.repeat(textMaximum.post + 1), 'a'.repeat(textMaximum.comment + 1)],
  ])('%s can’t become a post, a comment or an edit, and stays in the draft', async (_, text, said) => {
    const before = [compose('mine'), comment('mine', 'Kept')];
    const commenting = [...before, compose('talk'), comment('talk', said), sendComment('talk')];
    const feed = await open(type(text), submit(), ...commenting, ...edited(ofPost, text));
    const comments = { mine: 'Kept', ...(said && { talk: said }) };
    const typed = draft({ text, comments, edits: { mine: text } });
    expect([feed.context(), feed.writes]).toEqual([{ ...whole, composingId: 'talk', draft: typed }, []]);
  });

  describe('a deletion', () => {
    const deletedPost = { kind: 'post', post: mine, became: 'deleted' } as const;
    const deletedComment = { kind: 'comment', postId: 'talk', comment: said, became: 'deleted' } as const;
    const restore = (deletion: typeof deletedPost | typeof deletedComment) =>
      ({ type: 'item.restore', deletion }) as const;

    it('takes effect immediately, also in the trending topics, and emits the event item.deleted', async () => {
      const feed = await open(remove(ofPost));
      expect(feed.context()).toEqual({ ...whole, posts: [round, talk], sidebar });
      feed.send(remove(ofComment));
      expect(feed.context().posts).toEqual([round, talkWithout]);
      const deletions = [deletedPost, deletedComment];
      expect(feed.writes).toEqual(deletions);
      expect(feed.emitted).toEqual(deletions.map((deletion) => ({ type: 'item.deleted', deletion })));
    });

    it('can be undone, which restores the post or comment at its old position', async () => {
      const feed = await open(remove(ofPost), remove(ofComment), restore(deletedPost));
      feed.send(restore(deletedComment), restore(deletedComment));
      expect(feed.context()).toEqual(whole);
      expect(feed.writes.slice(2, 4)).toEqual([
        { ...deletedPost, became: 'restored' },
        { ...deletedComment, became: 'restored' },
      ]);
    });

    it('removes the unsaved edit of the deleted post, and closes the post’s comment composer', async () => {
      const feed = await open(edit(ofPost), edit(ofComment), compose('mine'), remove(ofPost));
      const left = draft({ edits: { said: 'I said so' } });
      expect([feed.isComposing(), feed.context(), feed.writes]).toEqual([
        false,
        { ...whole, posts: [round, talk], sidebar, draft: left, storedDraft: left },
        [deletedPost, { kind: 'draft', draft: left }],
      ]);
    });
  });
});
