import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { draftDelay, textMaximum } from '@/data/schema/constants';
import { emptyDraft } from '@/data/schema/draft';
import type { Comment, FeedDraft, Post } from '@/data/schema/post';
import type { FeedContext, FeedEvent, FeedWrite } from '@/machines/feed/types';
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

const blanks = ['', ' \n\t ', '\u200B\u2060'];

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

  it('goes to the top, is written, and clears the composer', async () => {
    const feed = await openFeed({}, ...making, submit());
    feed.clock.increment(draftDelay);
    expect([feed.tags(), feed.context(), feed.writes]).toEqual([
      ['ready'],
      posted,
      [
        { kind: 'post', post: own },
        { kind: 'draft', draft: emptyDraft },
      ],
    ]);
  });

  it('has no hashtag without a tag, and makes an empty feed ready', async () => {
    const feed = await openFeed({ posts: [] }, ...typed, tag(null), submit());
    expect([feed.tags(), feed.shown()]).toEqual([['ready'], [{ ...own, hashtags: [] }]]);
  });

  it('leaves the typed comments alone', async () => {
    const feed = await openFeed({}, compose('idea'), comment('idea', 'And'), ...making);
    expect(feed.context()).toMatchObject({
      composingId: 'idea',
      draft: draft({ comments: { idea: 'And' } }),
    });
  });

  it.each([...blanks, 'a'.repeat(textMaximum.post + 1)])(
    'is not made of blank or too much text, which stays typed (%#)',
    async (text) => {
      const feed = await openFeed({}, type(text), tag('Hiring'), submit());
      expect([feed.context(), feed.writes]).toEqual([{ ...full, draft: draft({ text, tag: 'Hiring' }) }, []]);
    },
  );

  it('may be as long as the maximum', async () => {
    const longest = 'a'.repeat(textMaximum.post);
    expect((await openFeed({}, type(longest), submit())).shown()[0]?.content).toBe(longest);
  });

  it('stays in a chip of its type, and leaves any other', async () => {
    const feed = await openFeed({}, chip('thought'), ...making);
    expect([feed.tags(), feed.ids()]).toEqual([['filtered'], ['p', 'idea']]);
    feed.send(chip('funding'), ...typed, submit('q'));
    expect([feed.tags(), feed.context()]).toEqual([
      ['ready'],
      {
        ...posted,
        posts: [{ ...own, id: 'q' }, ...posted.posts],
        sidebar: { ...sidebar, trending: [{ topic: 'Hiring', posts: 2 }] },
      },
    ]);
  });

  it.each([
    ['a search that would hide it', query('seed')],
    ['a chip that would', { type: 'view.change', filter: 'funding', query: 'hiring' } as const],
  ])('leaves %s', async (_, look) => {
    const feed = await openFeed({}, look);
    await feed.answer('searchPosts', ['round']);
    feed.send(...making);
    expect([feed.tags(), feed.context()]).toEqual([['ready'], posted]);
  });

  it('leads the results of a search that fits it, which is made again', async () => {
    const feed = await openFeed({}, query('hiring'));
    await feed.answer('searchPosts', ['idea']);
    feed.send(...making);
    expect([feed.tags(), feed.shown()]).toEqual([
      ['filtered', 'searching'],
      [own, idea],
    ]);
    expect(feed.asked('searchPosts')).toEqual([
      { query: 'hiring', posts: data.posts },
      { query: 'hiring', posts: posted.posts },
    ]);
  });
});

describe('feed: comments', () => {
  it('have one composer: that of another post takes its place, the same closes it', async () => {
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

  it('keep what is typed under each post, and forget what is emptied', async () => {
    const feed = await openFeed({}, compose('idea'), comment('idea', 'One'), compose('round'));
    feed.send(comment('round', 'Two'), { type: 'comment.close' });
    expect(feed.context()).toEqual({ ...full, draft: draft({ comments: { idea: 'One', round: 'Two' } }) });
    feed.send(compose('idea'), comment('idea', ''));
    expect(feed.context().draft).toEqual(draft({ comments: { round: 'Two' } }));
  });

  it('are neither typed nor sent under a post whose composer is not open', async () => {
    const feed = await openFeed({}, compose('idea'), comment('round', 'One'), sendComment('round'));
    expect([feed.context(), feed.writes]).toEqual([{ ...full, composingId: 'idea' }, []]);
  });

  it('are appended, which closes the composer, clears their draft only, and shows them all', async () => {
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

  it.each([...blanks, 'a'.repeat(textMaximum.comment + 1)])(
    'are not appended blank or too long, and stay typed (%#)',
    async (text) => {
      const feed = await openFeed({}, compose('idea'), comment('idea', text), sendComment('idea'));
      const comments: FeedDraft['comments'] = text ? { idea: text } : {};
      expect([feed.isComposing(), feed.context(), feed.writes]).toEqual([
        true,
        { ...full, composingId: 'idea', draft: draft({ comments }) },
        [],
      ]);
    },
  );

  it('are expanded once', async () => {
    const feed = await openFeed();
    for (const postId of ['idea', 'idea']) feed.send({ type: 'comments.expand', postId });
    expect(feed.context()).toEqual({ ...full, expandedIds: ['idea'] });
  });
});

describe('feed: own posts and comments', () => {
  const self = { id: me.id, name: me.name, avatar: me.avatar };
  const said: Comment = { id: 'said', author: self, text: 'I said so', time: 6, likes: 2 };
  const last: Comment = { ...note, id: 'c9', time: 9 };
  const mine = post('mine', {
    ...{ author: { ...self, role: me.role, isVerified: true }, hashtags: ['Hiring'] },
    ...{ postTime: 9, comments: [note] },
  });
  const talk = post('talk', { postTime: 8, comments: [note, said, last] });
  const posts = [round, mine, talk];
  const talkWithout = { ...talk, comments: [note, last] };
  const tagged = { ...sidebar, trending: [{ topic: 'Hiring', posts: 1 }] };
  const whole: FeedContext = { ...full, posts, sidebar: tagged };
  const open = (...events: FeedEvent[]) => openFeed({ posts, sidebar: tagged }, ...events);
  const held = (...events: FeedEvent[]) => heldFeed({ posts, sidebar: tagged }, ...events);
  type Item = { postId: string; commentId?: string };
  const ofPost: Item = { postId: 'mine' };
  const ofComment: Item = { postId: 'talk', commentId: 'said' };
  const edit = (item: Item) => ({ type: 'edit.open', ...item }) as const;
  const retype = (item: Item, text: string) => ({ type: 'edit.text', ...item, text }) as const;
  const keep = (item: Item, at = 20) => ({ type: 'edit.save', ...item, at }) as const;
  const remove = (item: Item) => ({ type: 'item.delete', ...item }) as const;
  const edited = (item: Item, text: string) => [edit(item), retype(item, text), keep(item)];

  describe('that are edited', () => {
    it('begin with what they say, beside others, and are not begun again', async () => {
      const feed = await open(edit(ofPost), edit(ofComment), retype(ofPost, 'Said better'), edit(ofPost));
      const typed = draft({ edits: { mine: 'Said better', said: 'I said so' } });
      expect([feed.context(), feed.writes]).toEqual([{ ...whole, draft: typed }, []]);
      feed.clock.increment(draftDelay);
      expect(feed.writes).toEqual([{ kind: 'draft', draft: typed }]);
    });

    it('are written trimmed, with the time', async () => {
      const feed = await open(...edited(ofPost, ' Said better\n'), ...edited(ofComment, 'Or not'));
      const editedPost = { ...mine, content: 'Said better', editedAt: 20 };
      const editedComment = { ...said, text: 'Or not', editedAt: 20 };
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

    it('stay as they were where the text did, and where the person cancels', async () => {
      const feed = await open(
        ...edited(ofPost, `${mine.content} `),
        edit(ofComment),
        retype(ofComment, 'No'),
      );
      feed.clock.increment(draftDelay);
      feed.send({ type: 'edit.cancel', ...ofComment });
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes.map(({ kind }) => kind)]).toEqual([
        whole,
        ['draft', 'draft', 'draft'],
      ]);
    });

    it.each([...blanks, 'a'.repeat(textMaximum.post + 1)])(
      'are not saved blank or too long, and stay typed (%#)',
      async (text) => {
        const feed = await open(...edited(ofPost, text));
        expect([feed.context(), feed.writes]).toEqual([
          { ...whole, draft: draft({ edits: { mine: text } }) },
          [],
        ]);
      },
    );

    it.each<Item>([
      { postId: 'round' },
      { postId: 'gone' },
      { postId: 'mine', commentId: 'c1' },
      { postId: 'mine', commentId: 'said' },
      { postId: 'gone', commentId: 'said' },
    ])('or deleted are those of the person that exist, not %o', async (item) => {
      const feed = await open(...edited(item, 'x'), { type: 'edit.cancel', ...item }, remove(item));
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes, feed.emitted]).toEqual([whole, [], []]);
    });

    it('go on after a reload, and follow another tab', async () => {
      const edits = { mine: 'Half a' };
      const feed = await openFeed({ posts, draft: draft({ edits }) }, retype(ofPost, 'Half a thought'));
      for (const theirs of [{ said: 'Theirs' }, {}] as Record<string, string>[]) {
        await feed.readAgain({ posts, draft: draft({ edits: { ...edits, ...theirs } }) });
        expect(feed.context().draft).toEqual(draft({ edits: { mine: 'Half a thought', ...theirs } }));
      }
    });

    it('are not undone by an older reading, whose comments they take', async () => {
      const feed = await held(...edited(ofPost, 'Said better'));
      await feed.readAgain({ posts: [round, { ...mine, comments: [note, last] }, talk] });
      expect(feed.context().posts[1]).toEqual({
        ...{ ...mine, content: 'Said better', editedAt: 20, comments: [note, last] },
      });
    });

    it('stay among what a search found until it searches again', async () => {
      const feed = await open(query('content'));
      await feed.answer('searchPosts', ['mine']);
      feed.send(...edited(ofPost, 'Otherwise'));
      expect([feed.tags(), feed.shown().map(({ content }) => content)]).toEqual([
        ['filtered'],
        ['Otherwise'],
      ]);
    });
  });

  describe('that are deleted', () => {
    const deletedPost = { kind: 'post', post: mine, became: 'deleted' } as const;
    const deletedComment = { kind: 'comment', postId: 'talk', comment: said, became: 'deleted' } as const;
    const restore = (deletion: typeof deletedPost | typeof deletedComment) =>
      ({ type: 'item.restore', deletion }) as const;

    it('are gone at once, with what is trending, and are emitted as they were', async () => {
      const feed = await open(remove(ofPost));
      expect(feed.context()).toEqual({ ...whole, posts: [round, talk], sidebar });
      feed.send(remove(ofComment));
      expect(feed.context().posts).toEqual([round, talkWithout]);
      const deletions = [deletedPost, deletedComment];
      expect([feed.writes, feed.emitted]).toEqual([
        deletions,
        deletions.map((deletion) => ({ type: 'item.deleted', deletion })),
      ]);
    });

    it('come back in their places', async () => {
      const feed = await open(remove(ofPost), remove(ofComment), restore(deletedPost));
      feed.send(restore(deletedComment), restore(deletedComment));
      expect(feed.context()).toEqual(whole);
      expect(feed.writes.slice(2, 4)).toEqual([
        { ...deletedPost, became: 'restored' },
        { ...deletedComment, became: 'restored' },
      ]);
    });

    it('come back at the end where they were the oldest post and the last comment', async () => {
      const before = [round, { ...talk, comments: [note, said] }, { ...mine, postTime: 1 }];
      const feed = await openFeed({ posts: before }, remove(ofPost), remove(ofComment));
      for (const event of feed.emitted)
        if (event.type === 'item.deleted') feed.send({ ...event, type: 'item.restore' });
      expect(feed.context().posts).toEqual(before);
    });

    it('take along what was typed into them, and their composer', async () => {
      const feed = await open(edit(ofPost), edit(ofComment), compose('mine'), remove(ofPost));
      const left = draft({ edits: { said: 'I said so' } });
      expect([feed.isComposing(), feed.context(), feed.writes]).toEqual([
        false,
        { ...whole, posts: [round, talk], sidebar, draft: left, storedDraft: left },
        [deletedPost, { kind: 'draft', draft: left }],
      ]);
    });

    it('are no longer found, and leave an empty view where they were the last', async () => {
      const feed = await open(query('content'));
      await feed.answer('searchPosts', ['mine']);
      feed.send(remove(ofPost));
      expect(feed.tags()).toEqual(['empty']);
      feed.send(restore(deletedPost));
      expect([feed.tags(), feed.shown()]).toEqual([['filtered'], [mine]]);
    });

    it('make it pointless to write what was refused of them, as their return does of the deletion', async () => {
      const feed = await held(compose('mine'), comment('mine', 'Yes'), sendComment('mine'));
      feed.send(...edited(ofPost, 'Better'));
      feed.settle('write.failed', ...feed.writes);
      // Of several refusals the first is reported.
      expect(feed.emitted).toEqual([{ type: 'write.failed' }]);
      feed.send(remove(ofPost));
      const failed = () => feed.context().outbox.failed.map(({ kind }) => kind);
      expect(failed()).toEqual(['draft']);
      const deletion = feed.writes.at(-1) as typeof deletedPost;
      feed.settle('write.failed', deletion);
      expect(feed.context().outbox.failed).toContain(deletion);
      feed.send(restore(deletion));
      expect(failed()).toEqual(['draft']);
    });

    it('stay away though the device does not have the deletions yet', async () => {
      const feed = await held(remove(ofPost), remove(ofComment));
      await feed.readAgain({ posts, sidebar: tagged });
      expect(feed.context()).toMatchObject({ posts: [round, talkWithout], sidebar });
    });
  });

  it('are shown as the device has them, whatever is done in whatever order; those of others never change', async () => {
    const items = [ofPost, ofComment, { postId: 'mine', commentId: 'more' }, { postId: 'round' }];
    const more: Comment = { ...said, id: 'more', time: 7 };
    const beginning = [round, { ...mine, comments: [{ ...note, id: 'c0' }, more] }, talk];
    const step = fc.record({
      item: fc.constantFrom(...items),
      type: fc.constantFrom('edit.open', 'edit.text', 'edit.save', 'edit.cancel', 'item.delete', 'undo'),
      text: fc.constantFrom('One', 'Two', ' ', 'I said so'),
    });
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const feed = await openFeed({ posts: beginning });
        for (const [at, { item, type, text }] of steps.entries()) {
          const deleted = feed.emitted.filter((event) => event.type === 'item.deleted').at(-1);
          if (type !== 'undo') feed.send({ type, ...item, text, at } as FeedEvent);
          else if (deleted) feed.send({ type: 'item.restore', deletion: deleted.deletion });
        }
        expect(feed.context().posts).toEqual(onDevice(beginning, feed.writes));
      }),
      { numRuns: 60 },
    );
  });

  /** What a device has after these writes: kept apart, as records are, and put together when it is read. */
  function onDevice(known: Post[], writes: readonly FeedWrite[]): Post[] {
    const kept = new Map(known.map((item) => [item.id, item]));
    const under = new Map(
      known.flatMap(({ id, comments }) => comments.map((comment) => [comment.id, { id, comment }])),
    );
    const isMine = ({ author: { id } }: Comment) => id === me.id;
    for (const write of writes) {
      if (write.kind === 'post' && write.became === 'deleted') {
        kept.delete(write.post.id);
        for (const { id } of write.post.comments.filter(isMine)) under.delete(id);
      } else if (write.kind === 'post') {
        kept.set(write.post.id, write.post);
        if (write.became)
          for (const comment of write.post.comments.filter(isMine))
            under.set(comment.id, { id: write.post.id, comment });
      } else if (write.kind === 'comment' && write.became === 'deleted') {
        under.delete(write.comment.id);
      } else if (write.kind === 'comment') {
        under.set(write.comment.id, { id: write.postId, comment: write.comment });
      }
    }
    return [...kept.values()]
      .map((item) => ({
        ...item,
        comments: [...under.values()]
          .filter(({ id }) => id === item.id)
          .map(({ comment }) => comment)
          .sort((a, b) => a.time - b.time),
      }))
      .sort((a, b) => b.postTime - a.postTime);
  }
});
