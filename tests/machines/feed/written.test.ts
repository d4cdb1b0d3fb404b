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

  it('has no hashtag when no tag is chosen, and changes an empty feed to `ready`', async () => {
    const feed = await openFeed({ posts: [] }, ...typed, tag(null), submit());
    expect([feed.tags(), feed.shown()]).toEqual([['ready'], [{ ...own, hashtags: [] }]]);
  });

  it('belongs to the startup that the user chose as its author, and the next post to the user again', async () => {
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

  it('preserves a filter that it matches, and clears any other filter', async () => {
    const feed = await openFeed({}, chip('thought'), ...making);
    expect([feed.tags(), feed.ids()]).toEqual([['filtered'], ['p', 'idea']]);
    feed.send(chip('funding'), ...typed, submit('q'));
    expect([feed.tags(), feed.ids()]).toEqual([['ready'], ['q', 'p', 'round', 'idea']]);
    expect(feed.context().sidebar?.trending).toEqual([{ topic: 'Hiring', posts: 2 }]);
  });

  it.each([
    ['a search that would hide it', query('seed')],
    ['a filter that would hide it', { type: 'view.change', filter: 'funding', query: 'hiring' } as const],
  ])('clears %s', async (_, look) => {
    const feed = await openFeed({}, look);
    await feed.answer('searchPosts', ['round']);
    feed.send(...making);
    expect([feed.tags(), feed.context()]).toEqual([['ready'], posted]);
  });

  it('precedes the hits of a search that it matches, and the search is repeated', async () => {
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

it('feed: there is one comment composer, which moves to another post, and closes when reopened on the same post', async () => {
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

it('feed: sending a comment appends it, closes the composer, clears only its draft, and expands the comments', async () => {
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

describe('feed: own posts and comments', () => {
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
  const edited = (item: Item, text: string) => [edit(item), retype(item, text), keep(item)];

  describe('edits', () => {
    it('begin with the current text, and keep the typed text when begun again', async () => {
      const feed = await open(edit(ofPost), edit(ofComment), retype(ofPost, 'Said better'), edit(ofPost));
      const typed = draft({ edits: { mine: 'Said better', said: 'I said so' } });
      expect([feed.context(), feed.writes]).toEqual([{ ...whole, draft: typed }, []]);
      feed.clock.increment(draftDelay);
      expect(feed.writes).toEqual([{ kind: 'draft', draft: typed }]);
    });

    it('are written with trimmed text and the time of the edit', async () => {
      const feed = await open(...edited(ofPost, ' Said better\n'), ...edited(ofComment, 'Or not'));
      // The language of the new text isn't known.
      const change = { lang: undefined, editedAt: 20 };
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

    it('leave the item unchanged when the text is the same or the user cancels', async () => {
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

    it.each<Item>([
      { postId: 'round' },
      { postId: 'gone' },
      { postId: 'mine', commentId: 'c1' },
      { postId: 'mine', commentId: 'said' },
      { postId: 'gone', commentId: 'said' },
    ])('and deletions are ignored for missing items and items of other users: %o', async (item) => {
      const feed = await open(...edited(item, 'x'), { type: 'edit.cancel', ...item }, remove(item));
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes, feed.emitted]).toEqual([whole, [], []]);
    });

    it('stay visible after a read that doesn’t contain them, and new comments from this read are added', async () => {
      const feed = await heldFeed({ posts }, ...edited(ofPost, 'Said better'));
      await feed.readAgain({ posts: [{ ...mine, comments: [note, last] }] });
      const better = {
        ...mine,
        content: 'Said better',
        lang: undefined,
        editedAt: 20,
        comments: [note, last],
      };
      expect(feed.context().posts).toEqual([better]);
    });

    it('continue from the stored draft, and include the edits of another tab until that tab ends them', async () => {
      const edits = { mine: 'Half a' };
      const feed = await openFeed({ posts, draft: draft({ edits }) }, retype(ofPost, 'Half a thought'));
      for (const theirs of [{ said: 'Theirs' }, {}] as Record<string, string>[]) {
        await feed.readAgain({ posts, draft: draft({ edits: { ...edits, ...theirs } }) });
        expect(feed.context().draft).toEqual(draft({ edits: { mine: 'Half a thought', ...theirs } }));
      }
    });
  });

  it.each([
    ...['', ' \n\t ', '\u200B\u2060'].map((blank) => [blank, blank] as const),
    ['a'.repeat(textMaximum.post + 1), 'a'.repeat(textMaximum.comment + 1)] as const,
  ])(
    'a blank or too long text is neither posted nor saved, and stays in the draft (case %#)',
    async (text, said) => {
      const before = [compose('mine'), comment('mine', 'Kept')];
      const commenting = [...before, compose('talk'), comment('talk', said), sendComment('talk')];
      const feed = await open(type(text), submit(), ...commenting, ...edited(ofPost, text));
      const typed = draft({
        text,
        comments: { mine: 'Kept', ...(said && { talk: said }) },
        edits: { mine: text },
      });
      expect([feed.context(), feed.writes]).toEqual([{ ...whole, composingId: 'talk', draft: typed }, []]);
    },
  );

  describe('deletions', () => {
    const deletedPost = { kind: 'post', post: mine, became: 'deleted' } as const;
    const deletedComment = { kind: 'comment', postId: 'talk', comment: said, became: 'deleted' } as const;
    const restore = (deletion: typeof deletedPost | typeof deletedComment) =>
      ({ type: 'item.restore', deletion }) as const;

    it('apply immediately, also to the trending topics, and are emitted as item.deleted', async () => {
      const feed = await open(remove(ofPost));
      expect(feed.context()).toEqual({ ...whole, posts: [round, talk], sidebar });
      feed.send(remove(ofComment));
      expect(feed.context().posts).toEqual([round, talkWithout]);
      const deletions = [deletedPost, deletedComment];
      expect(feed.writes).toEqual(deletions);
      expect(feed.emitted).toEqual(deletions.map((deletion) => ({ type: 'item.deleted', deletion })));
    });

    it('can be undone, which restores the item at its old position', async () => {
      const feed = await open(remove(ofPost), remove(ofComment), restore(deletedPost));
      feed.send(restore(deletedComment), restore(deletedComment));
      expect(feed.context()).toEqual(whole);
      expect(feed.writes.slice(2, 4)).toEqual([
        { ...deletedPost, became: 'restored' },
        { ...deletedComment, became: 'restored' },
      ]);
    });

    it('remove the unsaved edit of the item, and close its comment composer', async () => {
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
