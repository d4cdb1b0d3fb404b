import { describe, expect, it } from 'vitest';
import { createActor, fromCallback, fromPromise, SimulatedClock, waitFor } from 'xstate';
import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { draftDelay, feedLoadDelay } from '@/data/schema/constants';
import { emptyDraft } from '@/data/schema/draft';
import type { Comment, FeedDraft, Post } from '@/data/schema/post';
import { feedMachine } from '@/machines/feed/machine';
import type {
  FeedContext,
  FeedEvent,
  FeedInput,
  FeedStoreCommand,
  FeedStoreReport,
} from '@/machines/feed/types';
import { plainMatches, selectVisiblePosts, viewOf } from '@/machines/feed/view';

const me = {
  id: 'asha-verma',
  name: 'Asha Verma',
  role: 'Founder, Heliogrid',
  avatar: '/faces/asha.svg',
  isVerified: true,
  followers: 12,
  startups: 1,
};
const author = {
  id: 'mina-okafor',
  name: 'Mina Okafor',
  role: 'Managing Partner',
  avatar: '',
  isVerified: true,
};
const note: Comment = { id: 'c1', author: { name: 'Jonas', avatar: '' }, text: 'Nice', time: 5, likes: 0 };

const post = (id: string, more: Partial<Post> = {}): Post => ({
  id,
  author,
  content: `Content of ${id}`,
  hashtags: [],
  likes: 3,
  comments: [],
  shares: 1,
  isLiked: false,
  postTime: 10,
  type: 'thought',
  ...more,
});
const round = post('round', { type: 'funding', content: 'Heliogrid closes its seed round' });
const idea = post('idea', { isLiked: true, comments: [note] });

const sidebar: FeedData['sidebar'] = {
  trending: [{ topic: 'Climate', posts: 4 }],
  events: [],
  sponsored: { name: 'Ledgerline', text: 'Books that close themselves', image: '', href: '/' },
  whoToFollow: [],
};
const data: FeedData = {
  me,
  posts: [round, idea],
  saved: ['idea'],
  follows: ['mina-okafor'],
  draft: emptyDraft,
  sidebar,
  quarantined: 0,
};

const bare: FeedContext = {
  posts: [],
  savedIds: [],
  follows: [],
  me: null,
  sidebar: null,
  quarantined: 0,
  draft: emptyDraft,
  storedDraft: emptyDraft,
  filter: 'all',
  query: '',
  matches: null,
  searched: '',
  composingId: null,
  expandedIds: [],
  unsaved: [],
  meanwhile: [],
};
const full: FeedContext = {
  ...bare,
  posts: data.posts,
  savedIds: data.saved,
  follows: data.follows,
  me,
  sidebar,
};

const loaded = (view = 'ready', search = 'idle', sync = 'current') => ({ loaded: { view, search, sync } });

type Answer<T> = { resolve: (value: T) => void; reject: (reason: unknown) => void };

/** The machine on fakes: every reading and search waits for the test's answer, writes are recorded. */
function start(input: Partial<FeedInput> = {}) {
  const clock = new SimulatedClock();
  const loads: Answer<FeedData>[] = [];
  const searches: ({ query: string; ids: string[] } & Answer<string[]>)[] = [];
  const writes: FeedChange[] = [];
  let stores = 0;
  let report: (event: FeedStoreReport) => void = () => {};
  const actor = createActor(
    feedMachine.provide({
      actors: {
        loadFeed: fromPromise<FeedData, void>(
          () => new Promise((resolve, reject) => loads.push({ resolve, reject })),
        ),
        searchPosts: fromPromise<string[], { posts: Post[]; query: string }>(
          ({ input: { posts, query } }) =>
            new Promise((resolve, reject) =>
              searches.push({ query, ids: posts.map(({ id }) => id), resolve, reject }),
            ),
        ),
        feedStore: fromCallback<FeedStoreCommand, void>(({ receive, sendBack }) => {
          stores += 1;
          report = sendBack;
          receive(({ change }) => writes.push(change));
        }),
      },
    }),
    { clock, input: { filter: 'all', query: '', ...input } },
  ).start();
  const last = <T>(list: T[]) => {
    const item = list.at(-1);
    if (item === undefined) throw new Error('Nothing was asked for');
    return item;
  };
  const once = (is: (context: FeedContext) => boolean) => waitFor(actor, ({ context }) => is(context));
  const feed = {
    clock,
    loads,
    searches,
    writes,
    storeCount: () => stores,
    send(...events: FeedEvent[]) {
      for (const event of events) actor.send(event);
      return feed;
    },
    report: (event: FeedStoreReport) => report(event),
    value: () => actor.getSnapshot().value,
    context: () => actor.getSnapshot().context,
    tags: () => [...actor.getSnapshot().tags].sort(),
    async read(answer: FeedData = data) {
      last(loads).resolve(answer);
      await waitFor(actor, () => !isReading());
      return feed;
    },
    async failToRead() {
      last(loads).reject(new Error('no disk'));
      await waitFor(actor, () => !isReading());
      return feed;
    },
    async find(...ids: string[]) {
      last(searches).resolve(ids);
      await once(({ matches }) => matches !== null && matches.join() === ids.join());
      return feed;
    },
    async failToFind() {
      last(searches).reject(new Error('no index'));
      await waitFor(actor, () => !isSearching());
      return feed;
    },
  };
  const isReading = () => {
    const snapshot = actor.getSnapshot();
    return (
      snapshot.matches({ loading: { fetch: 'fetching' } }) ||
      snapshot.matches({ loaded: { sync: 'reading' } })
    );
  };
  const isSearching = () => {
    const snapshot = actor.getSnapshot();
    return (
      snapshot.matches({ loading: { fetch: 'searching' } }) ||
      snapshot.matches({ loaded: { search: 'searching' } })
    );
  };
  return feed;
}

/** A loaded feed. */
async function open(answer: FeedData = data) {
  const feed = await start().read(answer);
  feed.clock.increment(feedLoadDelay);
  return feed;
}

/** A feed with the idea's comment composer open. */
const composing = async () => (await open()).send({ type: 'comment.open', postId: 'idea' });

const draft = (more: Partial<FeedDraft>): FeedDraft => ({ ...emptyDraft, ...more });

describe('loading', () => {
  it('waits for the feed when the delay is over', async () => {
    const feed = start();
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([
      { loading: { fetch: 'fetching', pause: 'waiting' } },
      ['loading'],
      bare,
    ]);
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.tags()]).toEqual([
      { loading: { fetch: 'fetching', pause: 'done' } },
      ['loading'],
    ]);
    await feed.read();
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([loaded(), ['ready'], full]);
  });

  it('waits 800 ms for the delay when the feed is there, and shows meanwhile who one is', async () => {
    const feed = await start().read();
    feed.clock.increment(feedLoadDelay - 1);
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([
      { loading: { fetch: 'done', pause: 'waiting' } },
      ['loading'],
      full,
    ]);
    feed.clock.increment(1);
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([loaded(), ['ready'], full]);
  });

  it('fails at once, and can be tried again with the whole delay', async () => {
    const feed = await start().failToRead();
    expect([feed.value(), feed.tags(), feed.context()]).toEqual(['failed', ['failed'], bare]);
    feed.clock.increment(feedLoadDelay);
    feed.send({ type: 'feed.retry' });
    expect(feed.value()).toEqual({ loading: { fetch: 'fetching', pause: 'waiting' } });
    await feed.read();
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context()]).toEqual([loaded(), full]);
  });

  it('fails even when only the delay is over', async () => {
    const feed = start();
    feed.clock.increment(feedLoadDelay);
    await feed.failToRead();
    expect(feed.value()).toBe('failed');
  });

  it('is empty without posts', async () => {
    const feed = await open({ ...data, posts: [] });
    expect([feed.value(), feed.tags()]).toEqual([loaded('empty'), ['empty']]);
  });

  it('reports records set aside until they are seen', async () => {
    const feed = await open({ ...data, quarantined: 2 });
    expect(feed.context()).toEqual({ ...full, quarantined: 2 });
    feed.send({ type: 'quarantined.seen' });
    expect(feed.context()).toEqual(full);
  });

  it('opens the store once the feed is loaded, not before', async () => {
    const feed = await start().read();
    expect(feed.storeCount()).toBe(0);
    feed.clock.increment(feedLoadDelay);
    expect(feed.storeCount()).toBe(1);
  });

  it('takes typing, a filter and a query, and keeps them', async () => {
    const feed = start();
    feed.send(
      { type: 'draft.text', text: 'Hello' },
      { type: 'draft.tag', tag: 'Hiring' },
      { type: 'filter.change', filter: 'funding' },
    );
    await feed.read({ ...data, draft: draft({ text: 'Old', comments: { idea: 'half a' } }) });
    feed.clock.increment(feedLoadDelay);
    const merged = draft({ text: 'Hello', tag: 'Hiring', comments: { idea: 'half a' } });
    expect([feed.value(), feed.context(), feed.writes]).toEqual([
      loaded('filtered'),
      { ...full, filter: 'funding', draft: merged, storedDraft: merged },
      [{ kind: 'draft', draft: merged }],
    ]);
  });

  it('brings the stored draft back, and does not write it again', async () => {
    const stored = draft({ text: 'Half a thought', tag: 'Product', comments: { idea: 'yes, b' } });
    const feed = await open({ ...data, draft: stored });
    feed.clock.increment(draftDelay);
    expect([feed.context(), feed.writes]).toEqual([{ ...full, draft: stored, storedDraft: stored }, []]);
  });

  it('shows a follow made while loading, and writes it as soon as it can', async () => {
    const feed = await start().read();
    feed.send({ type: 'person.follow', personId: 'jonas-felde' });
    const follow: FeedChange = { kind: 'follow', personId: 'jonas-felde', on: true };
    const followed = { ...full, follows: ['mina-okafor', 'jonas-felde'] };
    expect([feed.context(), feed.writes]).toEqual([{ ...followed, unsaved: [follow] }, []]);
    feed.clock.increment(feedLoadDelay);
    expect([feed.context(), feed.writes]).toEqual([followed, [follow]]);
  });

  it('keeps a post made while loading', async () => {
    const feed = await start().read();
    feed.send({ type: 'draft.text', text: 'Hello' }, { type: 'post.submit', id: 'p', at: 20 });
    feed.clock.increment(feedLoadDelay);
    expect([feed.context().posts.map(({ id }) => id), feed.writes.map(({ kind }) => kind)]).toEqual([
      ['p', 'round', 'idea'],
      ['post', 'draft'],
    ]);
  });

  it.each<FeedEvent>([
    { type: 'post.like', postId: 'idea' },
    { type: 'post.save', postId: 'idea' },
    { type: 'comment.open', postId: 'idea' },
    { type: 'comment.text', postId: 'idea', text: 'x' },
    { type: 'comment.submit', postId: 'idea', id: 'c', at: 20 },
    { type: 'comments.expand', postId: 'idea' },
    { type: 'post.submit', id: 'p', at: 20 },
    { type: 'feed.retry' },
    { type: 'changes.retry' },
    { type: 'draft.keep' },
    { type: 'store.changed' },
  ])('ignores $type before the feed is there', (event) => {
    const feed = start();
    const before = [feed.value(), feed.context(), feed.loads.length];
    feed.send(event);
    expect([feed.value(), feed.context(), feed.loads.length]).toEqual(before);
  });

  it('does not post what is typed before it is known who one is', () => {
    const feed = start().send(
      { type: 'draft.text', text: 'Hello' },
      { type: 'post.submit', id: 'p', at: 20 },
    );
    expect(feed.context()).toEqual({ ...bare, draft: draft({ text: 'Hello' }) });
  });

  it('ignores everything but another try when it has failed', async () => {
    const feed = await start().failToRead();
    feed.send(
      { type: 'post.like', postId: 'idea' },
      { type: 'post.submit', id: 'p', at: 20 },
      { type: 'changes.retry' },
      { type: 'draft.keep' },
      { type: 'store.changed' },
    );
    expect([feed.value(), feed.context()]).toEqual(['failed', bare]);
  });

  it('does not begin anew when it is loaded', async () => {
    const feed = (await open()).send({ type: 'feed.retry' });
    expect([feed.value(), feed.loads.length]).toEqual([loaded(), 1]);
  });
});

describe('the view', () => {
  it('goes between ready, filtered and empty by the chips', async () => {
    const feed = await open();
    const seen = (['funding', 'insight', 'thought', 'announcement', 'all'] as const).map((filter) => {
      feed.send({ type: 'filter.change', filter });
      return [feed.tags(), selectVisiblePosts(feed.context()).map(({ id }) => id)];
    });
    expect(seen).toEqual([
      [['filtered'], ['round']],
      [['empty'], []],
      [['filtered'], ['idea']],
      [['empty'], []],
      [['ready'], ['round', 'idea']],
    ]);
  });

  it('shows what is saved, as soon as it is', async () => {
    const feed = (await open()).send({ type: 'filter.change', filter: 'saved' });
    const shown = () => selectVisiblePosts(feed.context()).map(({ id }) => id);
    expect([feed.tags(), shown()]).toEqual([['filtered'], ['idea']]);
    feed.send({ type: 'post.save', postId: 'round' });
    expect(shown()).toEqual(['round', 'idea']);
    feed.send({ type: 'post.save', postId: 'round' }, { type: 'post.save', postId: 'idea' });
    expect([feed.tags(), shown()]).toEqual([['empty'], []]);
  });

  it('comes with the address', async () => {
    const feed = await start({ filter: 'funding' }).read();
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context()]).toEqual([loaded('filtered'), { ...full, filter: 'funding' }]);
  });

  it('follows the address both ways at once', async () => {
    const feed = (await open()).send({ type: 'view.change', filter: 'funding', query: 'seed' });
    expect([feed.value(), feed.context()]).toEqual([
      loaded('filtered', 'searching'),
      { ...full, filter: 'funding', query: 'seed', searched: 'seed' },
    ]);
    feed.send({ type: 'view.change', filter: 'all', query: '' });
    expect([feed.value(), feed.context()]).toEqual([loaded(), full]);
  });

  it('gives the same list as long as nothing in it changed', async () => {
    const feed = (await open()).send({ type: 'filter.change', filter: 'funding' });
    const before = selectVisiblePosts(feed.context());
    feed.send({ type: 'draft.text', text: 'x' }, { type: 'post.save', postId: 'round' });
    expect(selectVisiblePosts(feed.context())).toBe(before);
    feed.send({ type: 'post.like', postId: 'round' });
    expect(selectVisiblePosts(feed.context())).toEqual([{ ...round, isLiked: true, likes: 4 }]);
  });

  it('leaves out matches that are no posts any more', () => {
    const shown = {
      posts: data.posts,
      filter: 'all' as const,
      query: 'x',
      matches: ['gone', 'idea'],
      savedIds: [],
    };
    expect([selectVisiblePosts(shown), viewOf(shown)]).toEqual([[idea], 'filtered']);
  });
});

describe('the search', () => {
  it('shows everything until its first answer, then what it found, best first', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'heli' });
    expect([feed.value(), feed.tags(), selectVisiblePosts(feed.context())]).toEqual([
      loaded('filtered', 'searching'),
      ['filtered', 'searching'],
      [round, idea],
    ]);
    await feed.find('idea', 'round');
    expect([feed.value(), feed.context(), selectVisiblePosts(feed.context())]).toEqual([
      loaded('filtered'),
      { ...full, query: 'heli', searched: 'heli', matches: ['idea', 'round'] },
      [idea, round],
    ]);
  });

  it('keeps what it found while it searches again, and ignores the answer to an older query', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'i' });
    await feed.find('idea');
    feed.send({ type: 'query.change', query: 'ro' });
    expect(selectVisiblePosts(feed.context())).toEqual([idea]);
    feed.send({ type: 'query.change', query: 'round' });
    feed.searches[1]?.resolve(['idea', 'round']);
    await feed.find('round');
    expect([feed.searches.map(({ query, ids }) => ({ query, ids })), feed.context().matches]).toEqual([
      [
        { query: 'i', ids: ['round', 'idea'] },
        { query: 'ro', ids: ['round', 'idea'] },
        { query: 'round', ids: ['round', 'idea'] },
      ],
      ['round'],
    ]);
  });

  it('is empty when nothing is found, also together with a chip', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'zzz' });
    await feed.find();
    expect(feed.tags()).toEqual(['empty']);
    feed.send({ type: 'query.change', query: 'seed' });
    await feed.find('round');
    expect(feed.tags()).toEqual(['filtered']);
    feed.send({ type: 'filter.change', filter: 'thought' });
    expect(feed.tags()).toEqual(['empty']);
    feed.send({ type: 'view.change', filter: 'all', query: '' });
    expect(feed.tags()).toEqual(['ready']);
  });

  it('stops without a query, and a blank one is none', async () => {
    const feed = (await open()).send(
      { type: 'query.change', query: 'seed' },
      { type: 'query.change', query: ' ' },
    );
    expect([feed.value(), feed.searches.length, feed.context()]).toEqual([
      loaded(),
      1,
      { ...full, query: ' ' },
    ]);
  });

  it('does not search again for the query it has answered', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'seed' });
    await feed.find('round');
    feed.send({ type: 'filter.change', filter: 'funding' }, { type: 'query.change', query: 'seed' });
    expect([feed.value(), feed.searches.length]).toEqual([loaded('filtered'), 1]);
  });

  it('that fails falls back to a plain comparison', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'SEED' });
    await feed.failToFind();
    expect([feed.value(), feed.context().matches]).toEqual([loaded('filtered'), ['round']]);
  });

  it('of a shared link is answered before the feed shows', async () => {
    const feed = await start({ query: 'seed' }).read();
    feed.clock.increment(feedLoadDelay);
    expect(feed.value()).toEqual({ loading: { fetch: 'searching', pause: 'done' } });
    await feed.find('round');
    expect([feed.value(), feed.context()]).toEqual([
      loaded('filtered'),
      { ...full, query: 'seed', searched: 'seed', matches: ['round'] },
    ]);
  });

  it('of a shared link that fails falls back too', async () => {
    const feed = await start({ query: 'seed' }).read();
    await feed.failToFind();
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context().matches]).toEqual([loaded('filtered'), ['round']]);
  });

  it('changes with the query while loading, and ends without one', async () => {
    const feed = await start({ query: 'seed' }).read();
    feed.send({ type: 'query.change', query: 'round' });
    expect(feed.searches.map(({ query }) => query)).toEqual(['seed', 'round']);
    feed.send({ type: 'query.change', query: '' });
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context()]).toEqual([loaded(), full]);
  });

  it('compares text, tags, author, role and startup, in the feed’s order', () => {
    const startup = { id: 's', name: 'Mirahealth', tagline: '', logo: '', raised: 1, goal: 2 };
    const posts = [
      post('text', { content: 'About GRIDS' }),
      post('tag', { hashtags: ['Grid'] }),
      post('author', { author: { ...author, name: 'Ingrid' } }),
      post('role', { author: { ...author, role: 'Grid engineer' } }),
      post('startup', { startup: { ...startup, name: 'Heliogrid' } }),
      post('none', { startup }),
    ];
    expect(plainMatches(posts, ' grid ')).toEqual(['text', 'tag', 'author', 'role', 'startup']);
  });
});

describe('likes, saves and follows', () => {
  it('toggles a like and its count, there and back', async () => {
    const feed = (await open()).send(
      { type: 'post.like', postId: 'round' },
      { type: 'post.like', postId: 'idea' },
    );
    expect(feed.context().posts).toEqual([
      { ...round, isLiked: true, likes: 4 },
      { ...idea, isLiked: false, likes: 2 },
    ]);
    feed.send({ type: 'post.like', postId: 'round' });
    expect([feed.context().posts[0], feed.writes]).toEqual([
      round,
      [
        { kind: 'like', postId: 'round', on: true },
        { kind: 'like', postId: 'idea', on: false },
        { kind: 'like', postId: 'round', on: false },
      ],
    ]);
  });

  it('toggles a save', async () => {
    const feed = (await open()).send(
      { type: 'post.save', postId: 'round' },
      { type: 'post.save', postId: 'idea' },
    );
    expect([feed.context(), feed.writes]).toEqual([
      { ...full, savedIds: ['round'] },
      [
        { kind: 'save', postId: 'round', on: true },
        { kind: 'save', postId: 'idea', on: false },
      ],
    ]);
  });

  it('toggles a follow', async () => {
    const feed = (await open()).send(
      { type: 'person.follow', personId: 'lena-brandt' },
      { type: 'person.follow', personId: 'mina-okafor' },
    );
    expect([feed.context(), feed.writes]).toEqual([
      { ...full, follows: ['lena-brandt'] },
      [
        { kind: 'follow', personId: 'lena-brandt', on: true },
        { kind: 'follow', personId: 'mina-okafor', on: false },
      ],
    ]);
  });

  it.each<FeedEvent>([
    { type: 'post.like', postId: 'gone' },
    { type: 'post.save', postId: 'gone' },
    { type: 'comment.open', postId: 'gone' },
    { type: 'comment.text', postId: 'gone', text: 'x' },
    { type: 'comment.submit', postId: 'gone', id: 'c', at: 20 },
    { type: 'comments.expand', postId: 'gone' },
  ])('ignores $type on a post that does not exist', async (event) => {
    const feed = (await open()).send(event);
    feed.clock.increment(draftDelay);
    expect([feed.value(), feed.context(), feed.writes]).toEqual([loaded(), full, []]);
  });
});

describe('a new post', () => {
  const own: Post = {
    id: 'p',
    author: { id: me.id, name: me.name, role: me.role, avatar: me.avatar, isVerified: true },
    content: 'We are hiring',
    hashtags: ['Hiring'],
    likes: 0,
    comments: [],
    shares: 0,
    isLiked: false,
    postTime: 20,
    type: 'thought',
  };
  const typed: FeedEvent[] = [
    { type: 'draft.text', text: '  We are hiring\n' },
    { type: 'draft.tag', tag: 'Hiring' },
  ];
  const submit: FeedEvent = { type: 'post.submit', id: 'p', at: 20 };

  it('goes to the top, is written, and clears the composer', async () => {
    const feed = (await open()).send(...typed, submit);
    feed.clock.increment(draftDelay);
    expect([feed.value(), feed.context(), feed.writes]).toEqual([
      loaded(),
      { ...full, posts: [own, round, idea] },
      [
        { kind: 'post', post: own },
        { kind: 'draft', draft: emptyDraft },
      ],
    ]);
  });

  it('has no hashtag without a tag, or when the tag was taken back', async () => {
    const feed = (await open()).send(...typed, { type: 'draft.tag', tag: null }, submit);
    expect(feed.context().posts[0]).toEqual({ ...own, hashtags: [] });
  });

  it('leaves the typed comments alone', async () => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text: 'And' },
      ...typed,
      submit,
    );
    expect([feed.context().composingId, feed.context().draft]).toEqual([
      'idea',
      draft({ comments: { idea: 'And' } }),
    ]);
  });

  it.each(['', '   ', ' \n\t '])('is not made of blank text (%j)', async (text) => {
    const feed = (await open()).send(
      { type: 'draft.text', text },
      { type: 'draft.tag', tag: 'Hiring' },
      submit,
    );
    expect([feed.context(), feed.writes]).toEqual([
      { ...full, draft: { text, tag: 'Hiring', comments: {} } },
      [],
    ]);
  });

  it('is not made twice', async () => {
    const feed = (await open()).send(...typed, submit, submit);
    expect(feed.context().posts).toEqual([own, round, idea]);
  });

  it('makes an empty feed ready', async () => {
    const feed = (await open({ ...data, posts: [] })).send(...typed, submit);
    expect([feed.tags(), feed.context().posts]).toEqual([['ready'], [own]]);
  });

  it('stays in a chip of its type, and leaves any other', async () => {
    const feed = (await open()).send({ type: 'filter.change', filter: 'thought' }, ...typed, submit);
    expect([feed.tags(), selectVisiblePosts(feed.context())]).toEqual([['filtered'], [own, idea]]);
    feed.send({ type: 'filter.change', filter: 'funding' }, ...typed, { ...submit, id: 'q' });
    expect([feed.tags(), feed.context()]).toEqual([
      ['ready'],
      { ...full, posts: [{ ...own, id: 'q' }, own, round, idea] },
    ]);
  });

  it('leaves a search that would hide it', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'seed' });
    await feed.find('round');
    feed.send(...typed, submit);
    expect([feed.value(), feed.context()]).toEqual([loaded(), { ...full, posts: [own, round, idea] }]);
  });

  it('leaves a search in another chip, chip and all', async () => {
    const feed = (await open()).send(
      { type: 'view.change', filter: 'funding', query: 'hiring' },
      ...typed,
      submit,
    );
    expect([feed.value(), feed.context()]).toEqual([loaded(), { ...full, posts: [own, round, idea] }]);
  });

  it('leads the results of a search that fits it, which is made again', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'hiring' });
    await feed.find('idea');
    feed.send(...typed, submit);
    expect([feed.value(), selectVisiblePosts(feed.context()), feed.searches.at(-1)?.ids]).toEqual([
      loaded('filtered', 'searching'),
      [own, idea],
      ['p', 'round', 'idea'],
    ]);
  });
});

describe('comments', () => {
  it('has one composer: another post’s takes its place, the same post’s closes it', async () => {
    const feed = await open();
    const seen = ['idea', 'round', 'round', 'idea'].map((postId) => {
      feed.send({ type: 'comment.open', postId });
      return feed.context().composingId;
    });
    expect(seen).toEqual(['idea', 'round', null, 'idea']);
    feed.send({ type: 'comment.close' });
    expect([feed.context(), feed.writes]).toEqual([full, []]);
  });

  it('keeps what is typed under each post', async () => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text: 'One' },
      { type: 'comment.open', postId: 'round' },
      { type: 'comment.text', postId: 'round', text: 'Two' },
      { type: 'comment.close' },
    );
    expect(feed.context()).toEqual({ ...full, draft: draft({ comments: { idea: 'One', round: 'Two' } }) });
  });

  it('forgets a text that was emptied', async () => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text: 'One' },
      { type: 'comment.text', postId: 'idea', text: '' },
    );
    expect(feed.context()).toEqual({ ...full, composingId: 'idea' });
  });

  it('ignores typing and sending under a post whose composer is not open', async () => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'round', text: 'One' },
      { type: 'comment.submit', postId: 'round', id: 'c', at: 20 },
    );
    expect([feed.context(), feed.writes]).toEqual([{ ...full, composingId: 'idea' }, []]);
  });

  it('appends one, closes the composer and clears its draft only', async () => {
    const feed = (await composing()).send(
      { type: 'draft.text', text: 'Later' },
      { type: 'comment.text', postId: 'idea', text: '  Well said ' },
      { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
    );
    feed.clock.increment(draftDelay);
    const comment: Comment = {
      id: 'c2',
      author: { name: me.name, avatar: me.avatar },
      text: 'Well said',
      time: 20,
      likes: 0,
    };
    const later = draft({ text: 'Later' });
    expect([feed.context(), feed.writes]).toEqual([
      {
        ...full,
        posts: [round, { ...idea, comments: [note, comment] }],
        draft: later,
        storedDraft: later,
        // All are shown from now on: a third one would be hidden.
        expandedIds: ['idea'],
      },
      [
        { kind: 'comment', postId: 'idea', comment },
        { kind: 'draft', draft: later },
      ],
    ]);
  });

  it.each(['', ' \n '])('does not append a blank one (%j)', async (text) => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text },
      { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
    );
    expect([feed.context().posts, feed.context().composingId, feed.writes]).toEqual([data.posts, 'idea', []]);
  });

  it('expands a post’s comments once', async () => {
    const feed = (await open()).send(
      { type: 'comments.expand', postId: 'idea' },
      { type: 'comments.expand', postId: 'idea' },
    );
    expect(feed.context()).toEqual({ ...full, expandedIds: ['idea'] });
  });
});

describe('the draft', () => {
  it('is written when typing has rested, once', async () => {
    const feed = (await open()).send({ type: 'draft.text', text: 'H' });
    feed.clock.increment(draftDelay - 1);
    feed.send({ type: 'draft.text', text: 'Hi' }, { type: 'draft.tag', tag: 'Funding' });
    feed.clock.increment(draftDelay - 1);
    expect(feed.writes).toEqual([]);
    feed.clock.increment(1);
    const hi = draft({ text: 'Hi', tag: 'Funding' });
    expect([feed.context(), feed.writes]).toEqual([
      { ...full, draft: hi, storedDraft: hi },
      [{ kind: 'draft', draft: hi }],
    ]);
    feed.clock.increment(draftDelay);
    expect(feed.writes.length).toBe(1);
  });

  it('is not written when it came back to what is stored', async () => {
    const feed = (await open()).send({ type: 'draft.text', text: 'H' }, { type: 'draft.text', text: '' });
    feed.clock.increment(draftDelay);
    expect(feed.writes).toEqual([]);
  });

  it('is written at once for whoever leaves', async () => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text: 'Half' },
      { type: 'draft.keep' },
    );
    feed.clock.increment(draftDelay);
    expect(feed.writes).toEqual([{ kind: 'draft', draft: draft({ comments: { idea: 'Half' } }) }]);
  });
});

describe('what the device refuses', () => {
  const message = 'The disk is full';
  const liked: FeedChange = { kind: 'like', postId: 'round', on: true };

  it('stays on screen and is written again on demand', async () => {
    const feed = (await open()).send({ type: 'post.like', postId: 'round' });
    feed.report({ type: 'write.failed', change: liked, message });
    const posts = [{ ...round, isLiked: true, likes: 4 }, idea];
    expect(feed.context()).toEqual({ ...full, posts, unsaved: [liked] });
    feed.send({ type: 'changes.retry' });
    expect([feed.context(), feed.writes]).toEqual([{ ...full, posts }, [liked, liked]]);
  });

  it('is written again once, however often it failed', async () => {
    const feed = (await open()).send({ type: 'post.like', postId: 'round' });
    feed.report({ type: 'write.failed', change: liked, message });
    feed.report({ type: 'write.failed', change: liked, message });
    expect(feed.context().unsaved).toEqual([liked]);
  });

  it('is not written again when it was taken back since', async () => {
    const feed = (await open()).send({ type: 'post.like', postId: 'round' });
    feed.report({ type: 'write.failed', change: liked, message });
    feed.send({ type: 'post.like', postId: 'round' });
    expect(feed.context()).toEqual(full);
    feed.report({ type: 'write.failed', change: liked, message });
    expect(feed.context()).toEqual(full);
  });

  it('is kept whatever it is', async () => {
    const feed = (await composing()).send(
      { type: 'post.save', postId: 'round' },
      { type: 'person.follow', personId: 'lena-brandt' },
      { type: 'comment.text', postId: 'idea', text: 'Yes' },
      { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
      { type: 'draft.text', text: 'Hello' },
      { type: 'post.submit', id: 'p', at: 20 },
      { type: 'draft.text', text: 'More' },
      { type: 'draft.keep' },
    );
    const { writes } = feed;
    for (const change of writes) feed.report({ type: 'write.failed', change, message });
    const stillTrue = [
      ...writes.filter(({ kind }) => kind !== 'draft'),
      { kind: 'draft', draft: draft({ text: 'More' }) },
    ];
    expect(feed.context().unsaved).toEqual(stillTrue);
    feed.send({ type: 'changes.retry' });
    expect(writes.slice(-5)).toEqual(stillTrue);
  });

  it('is kept apart for each post and person', async () => {
    const changes: FeedChange[] = [
      { kind: 'like', postId: 'round', on: true },
      { kind: 'like', postId: 'idea', on: false },
      { kind: 'save', postId: 'round', on: true },
      { kind: 'save', postId: 'idea', on: false },
      { kind: 'follow', personId: 'lena-brandt', on: true },
      { kind: 'follow', personId: 'mina-okafor', on: false },
    ];
    const feed = (await open()).send(
      ...changes.map((change): FeedEvent => {
        if (change.kind === 'like') return { type: 'post.like', postId: change.postId };
        if (change.kind === 'save') return { type: 'post.save', postId: change.postId };
        return { type: 'person.follow', personId: change.kind === 'follow' ? change.personId : '' };
      }),
    );
    for (const change of changes) feed.report({ type: 'write.failed', change, message });
    expect(feed.context().unsaved).toEqual(changes);
  });

  it('replaces an unsaved follow by the later one', async () => {
    const feed = (await open()).send({ type: 'person.follow', personId: 'lena-brandt' });
    feed.report({
      type: 'write.failed',
      change: { kind: 'follow', personId: 'lena-brandt', on: true },
      message,
    });
    feed.send({ type: 'person.follow', personId: 'lena-brandt' });
    expect(feed.context()).toEqual(full);
  });

  it('has nothing to write again when nothing was refused', async () => {
    const feed = (await open()).send({ type: 'changes.retry' });
    expect([feed.context(), feed.writes]).toEqual([full, []]);
  });

  it('is the whole store: the feed fails, and another try opens it again', async () => {
    const clock = new SimulatedClock();
    let opened = 0;
    const actor = createActor(
      feedMachine.provide({
        actors: {
          loadFeed: fromPromise<FeedData, void>(async () => data),
          feedStore: fromCallback<FeedStoreCommand, void>(() => {
            opened += 1;
            if (opened === 1) throw new Error('locked');
          }),
        },
      }),
      { clock, input: { filter: 'all', query: '' } },
    ).start();
    for (const value of ['failed', loaded()]) {
      actor.send({ type: 'feed.retry' });
      await waitFor(actor, (snapshot) => snapshot.matches({ loading: { fetch: 'done' } }));
      clock.increment(feedLoadDelay);
      expect(actor.getSnapshot().value).toEqual(value);
    }
  });
});

describe('another tab', () => {
  const theirs = post('theirs');

  it('is heard without the delay and without a skeleton', async () => {
    const feed = await open();
    feed.report({ type: 'store.changed' });
    expect([feed.value(), feed.tags()]).toEqual([loaded('ready', 'idle', 'reading'), ['ready']]);
    await feed.read({ ...data, posts: [theirs, round, idea], saved: [], follows: [], quarantined: 3 });
    expect([feed.value(), feed.context()]).toEqual([
      loaded(),
      { ...full, posts: [theirs, round, idea], savedIds: [], follows: [] },
    ]);
  });

  it('that changes again is read again, and the older answer dropped', async () => {
    const feed = await open();
    feed.report({ type: 'store.changed' });
    feed.report({ type: 'store.changed' });
    feed.loads[1]?.resolve({ ...data, posts: [] });
    await feed.read({ ...data, posts: [theirs] });
    expect([feed.value(), feed.loads.length, feed.context().posts]).toEqual([loaded(), 3, [theirs]]);
  });

  it('that can’t be read leaves the feed as it is', async () => {
    const feed = await open();
    feed.report({ type: 'store.changed' });
    await feed.failToRead();
    expect([feed.value(), feed.context()]).toEqual([loaded(), full]);
  });

  it('does not close or overwrite what is open here', async () => {
    const feed = (await composing()).send(
      { type: 'draft.text', text: 'Mine' },
      { type: 'comment.text', postId: 'idea', text: 'Mine too' },
      { type: 'comments.expand', postId: 'idea' },
      { type: 'comments.expand', postId: 'round' },
    );
    feed.report({ type: 'store.changed' });
    const stored = draft({ text: 'Theirs', tag: 'Product', comments: { round: 'Also theirs' } });
    await feed.read({ ...data, posts: [theirs, idea], draft: stored });
    expect(feed.context()).toEqual({
      ...full,
      posts: [theirs, idea],
      composingId: 'idea',
      expandedIds: ['idea'],
      draft: { text: 'Mine', tag: 'Product', comments: { idea: 'Mine too', round: 'Also theirs' } },
      storedDraft: stored,
    });
  });

  it('closes the composer of a post that is gone', async () => {
    const feed = await composing();
    feed.report({ type: 'store.changed' });
    await feed.read({ ...data, posts: [round] });
    expect(feed.context()).toEqual({ ...full, posts: [round] });
  });

  it('does not undo what is done here meanwhile, or is not written yet', async () => {
    const feed = (await open()).send({ type: 'post.save', postId: 'round' });
    const save: FeedChange = { kind: 'save', postId: 'round', on: true };
    feed.report({ type: 'write.failed', change: save, message: 'The disk is full' });
    feed.report({ type: 'store.changed' });
    feed.send(
      { type: 'post.like', postId: 'round' },
      { type: 'draft.text', text: 'Hello' },
      { type: 'post.submit', id: 'p', at: 20 },
    );
    await feed.read({ ...data, posts: [theirs, round, idea] });
    const { posts, savedIds, unsaved, meanwhile } = feed.context();
    expect([posts.map(({ id, likes }) => [id, likes]), savedIds, unsaved, meanwhile]).toEqual([
      [
        ['p', 0],
        ['theirs', 3],
        ['round', 4],
        ['idea', 3],
      ],
      ['idea', 'round'],
      [save],
      [],
    ]);
  });

  it('makes the search search again', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'content' });
    await feed.find('idea');
    feed.report({ type: 'store.changed' });
    await feed.read({ ...data, posts: [theirs, idea] });
    expect([feed.value(), selectVisiblePosts(feed.context()), feed.searches.at(-1)?.ids]).toEqual([
      loaded('filtered', 'searching'),
      [idea],
      ['theirs', 'idea'],
    ]);
  });
});
