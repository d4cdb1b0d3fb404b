import { answering, reporting, startMachine } from '@kit/machine';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import type { EventObject } from 'xstate';
import type { FeedChange, FeedData } from '@/data/ports/FeedStore';
import { draftDelay, feedLoadDelay, textMaximum } from '@/data/schema/constants';
import { emptyDraft } from '@/data/schema/draft';
import type { MarkChange, Marks } from '@/data/schema/marks';
import { noMarks } from '@/data/schema/noMarks';
import type { Comment, FeedDraft, Post } from '@/data/schema/post';
import { feedMachine } from '@/machines/feed/machine';
import type {
  FeedContext,
  FeedEvent,
  FeedInput,
  FeedReading,
  FeedStoreCommand,
  FeedStoreReport,
  FeedWrite,
} from '@/machines/feed/types';
import { plainMatches, selectVisiblePosts, viewOf } from '@/machines/feed/view';
import type { PageHidden, Unkept } from '@/machines/shared/draft';
import type { MarksCommand, MarksReport } from '@/machines/shared/marks';

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
  trending: [],
  events: [],
  sponsored: { name: 'Ledgerline', text: 'Books that close themselves', image: '', href: '/' },
  whoToFollow: [],
};
const data: FeedData = {
  me,
  posts: [round, idea],
  draft: emptyDraft,
  sidebar,
  isWhole: true,
  quarantined: 0,
};
const marks: Marks = { ...noMarks, save: { idea: true }, follow: { 'mina-okafor': true } };

const bare: FeedContext = {
  extent: 'whole',
  posts: [],
  marks,
  me: null,
  sidebar: null,
  draft: emptyDraft,
  storedDraft: emptyDraft,
  filter: 'all',
  query: '',
  matches: null,
  searched: '',
  composingId: null,
  expandedIds: [],
  waited: 0,
  outbox: { pending: [], failed: [] },
};
const full: FeedContext = {
  ...bare,
  posts: data.posts,
  me,
  sidebar,
};
/** The feed with these marks on top of what is marked. */
const withMarks = (more: Partial<Marks>): FeedContext => ({
  ...full,
  marks: {
    ...marks,
    ...Object.fromEntries(
      Object.entries(more).map(([kind, ids]) => [kind, { ...marks[kind as keyof Marks], ...ids }]),
    ),
  },
});

const loaded = (view = 'ready', search = 'idle', sync = 'current') => ({ loaded: { view, search, sync } });

/**
 * The machine on fakes: every reading and search waits for the test's answer. Writes are recorded, and kept at once
 * unless they are held; marks show at once, as the store's do.
 * @param known the marks; `null`: nothing is known of them yet
 */
function start(input: Partial<FeedInput> = {}, known: Marks | null = marks) {
  const loads = answering<FeedData, FeedReading>();
  const searches = answering<string[], { posts: Post[]; query: string }>();
  const writes: FeedWrite[] = [];
  let isHeld = false;
  const store = reporting<FeedStoreCommand, FeedStoreReport, Unkept<FeedChange>>({
    onCommand({ change }, report) {
      writes.push(change);
      if (!isHeld) report({ type: 'write.done', change });
    },
    onStop: ({ unkept }) => writes.push(...unkept()),
  });
  let shown: Marks | null;
  const marked = reporting<MarksCommand, MarksReport>({
    onStart(report) {
      shown = known;
      if (shown) report({ type: 'marks.changed', marks: shown });
    },
    onCommand({ change }, report) {
      const { kind, id, isOn } = change;
      writes.push(change);
      shown = { ...(shown ?? noMarks), [kind]: { ...shown?.[kind], [id]: isOn } };
      report({ type: 'marks.changed', marks: shown });
      if (!isHeld) report({ type: 'write.done', change });
    },
  });
  const pageHide = reporting<EventObject, PageHidden>();
  const { actor, clock, emitted, send, context, tags } = startMachine(
    feedMachine.provide({
      actors: {
        loadFeed: loads.logic,
        searchPosts: searches.logic,
        feedStore: store.logic,
        marks: marked.logic,
        pageHide: pageHide.logic,
      },
    }),
    { filter: 'all', query: '', ...input },
  );
  const feed = {
    clock,
    loads,
    searches,
    writes,
    emitted,
    storeCount: store.starts,
    /** What is written from now on is on its way until it is refused, or kept. */
    hold() {
      isHeld = true;
      return feed;
    },
    refuse: (...changes: FeedWrite[]) => feed.answer('write.failed', changes),
    keep: (...changes: FeedWrite[]) => feed.answer('write.done', changes),
    answer(type: 'write.done' | 'write.failed', changes: FeedWrite[]) {
      for (const change of changes) {
        if ('isOn' in change) marked.report({ type, change });
        else store.report({ type, change });
      }
    },
    mark: (next: Marks) => marked.report({ type: 'marks.changed', marks: next }),
    hide: () => pageHide.report({ type: 'page.hidden' }),
    stop: () => actor.stop(),
    shown: () => selectVisiblePosts(context()),
    send(...events: FeedEvent[]) {
      send(...events);
      return feed;
    },
    report: store.report,
    /** Of the posts, but for the composer under them and for the marks. */
    value() {
      const { posts } = actor.getSnapshot().value;
      if (typeof posts === 'string') return posts;
      if ('loading' in posts) {
        const { fetch, pause } = posts.loading;
        return { loading: { fetch, pause } };
      }
      const { view, search, sync } = posts.loaded;
      return { loaded: { view, search, sync } };
    },
    composer: () => {
      const { posts } = actor.getSnapshot().value;
      return typeof posts === 'object' && 'loaded' in posts ? posts.loaded.commentComposer : null;
    },
    context,
    tags,
    async read(answer: FeedData = data) {
      await loads.answer(answer);
      return feed;
    },
    async failToRead() {
      await loads.refuse();
      return feed;
    },
    async find(...ids: string[]) {
      await searches.answer(ids);
      return feed;
    },
    async failToFind() {
      await searches.refuse();
      return feed;
    },
  };
  return feed;
}

/** A store that knows the marks, and writes nothing. */
const knownMarks = () =>
  reporting<MarksCommand, MarksReport>({ onStart: (report) => report({ type: 'marks.changed', marks }) });

/** A feed that failed, with what it knows. */
function startFrom(known: FeedContext) {
  const loads = answering<FeedData, FeedReading>();
  const store = reporting<FeedStoreCommand, FeedStoreReport, Unkept<FeedChange>>();
  const { send, context } = startMachine(
    feedMachine.provide({ actors: { loadFeed: loads.logic, feedStore: store.logic } }),
    { filter: 'all', query: '' },
    { value: { posts: 'failed', draft: 'kept' }, context: known },
  );
  return {
    loads,
    send,
    context,
    report: store.report,
    writes: () => store.commands.map(({ change }) => change),
  };
}

/** A loaded feed. */
async function open(answer: FeedData = data) {
  const feed = await start().read(answer);
  feed.clock.increment(feedLoadDelay);
  return feed;
}

/** What was searched for, and among which posts. */
const searched = ({ searches }: Pick<ReturnType<typeof start>, 'searches'>) =>
  searches.inputs().map(({ query, posts }) => ({ query, ids: posts.map(({ id }) => id) }));

/** A feed with the idea's comment composer open. */
const composing = async () => (await open()).send({ type: 'comment.open', postId: 'idea' });

const draft = (more: Partial<FeedDraft>): FeedDraft => ({ ...emptyDraft, ...more });

describe('loading', () => {
  it('waits for the feed when the delay is over', async () => {
    const feed = start();
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([
      { loading: { fetch: 'reading', pause: 'waiting' } },
      ['loading'],
      bare,
    ]);
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.tags()]).toEqual([
      { loading: { fetch: 'reading', pause: 'done' } },
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

  it('counts from when one set out for it', async () => {
    const feed = await start({ waited: 300 }).read();
    feed.clock.increment(feedLoadDelay - 301);
    expect(feed.tags()).toEqual(['loading']);
    feed.clock.increment(1);
    expect(feed.value()).toEqual(loaded());
  });

  it.each([feedLoadDelay, Number.POSITIVE_INFINITY])('waits no more after %s ms', async (waited) => {
    const feed = await start({ waited }).read();
    expect(feed.value()).toEqual(loaded());
  });

  it('fails at once, and can be tried again with the whole delay', async () => {
    const feed = await start().failToRead();
    expect([feed.value(), feed.tags(), feed.context()]).toEqual(['failed', ['failed'], bare]);
    feed.clock.increment(feedLoadDelay);
    feed.send({ type: 'feed.retry' });
    expect(feed.value()).toEqual({ loading: { fetch: 'reading', pause: 'waiting' } });
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

  it('tells how many records were quarantined', async () => {
    const feed = await open({ ...data, quarantined: 2 });
    expect([feed.context(), feed.emitted]).toEqual([full, [{ type: 'records.quarantined', count: 2 }]]);
    expect((await open()).emitted).toEqual([]);
  });

  it('waits for the marks when the feed is there', async () => {
    const feed = await start({}, null).read();
    feed.clock.increment(feedLoadDelay);
    expect([feed.tags(), feed.context()]).toEqual([['loading'], { ...full, marks: null }]);
    feed.mark(marks);
    expect([feed.value(), feed.context()]).toEqual([loaded(), full]);
  });

  it('begins again when another tab writes meanwhile', async () => {
    const feed = start();
    feed.report({ type: 'store.changed' });
    expect(feed.loads.calls.length).toBe(2);
    feed.loads.calls[0]?.resolve({ ...data, posts: [] });
    await feed.read();
    feed.report({ type: 'store.changed' });
    expect([feed.value(), feed.loads.calls.length]).toEqual([
      { loading: { fetch: 'reading', pause: 'waiting' } },
      3,
    ]);
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
    feed.clock.increment(draftDelay);
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

  it('shows and writes a follow made while loading', async () => {
    const feed = await start().read();
    feed.send({ type: 'person.follow', personId: 'jonas-felde' });
    const followed = withMarks({ follow: { 'jonas-felde': true } });
    expect([feed.context(), feed.writes]).toEqual([
      followed,
      [{ kind: 'follow', id: 'jonas-felde', isOn: true }],
    ]);
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context()]).toEqual([loaded(), followed]);
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
    { type: 'write.retry' },
    { type: 'page.hidden' },
  ])('ignores $type before the feed is there', (event) => {
    const feed = start();
    const before = [feed.value(), feed.context(), feed.loads.calls.length];
    feed.send(event);
    expect([feed.value(), feed.context(), feed.loads.calls.length]).toEqual(before);
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
      { type: 'write.retry' },
      { type: 'page.hidden' },
      { type: 'store.changed' },
    );
    expect([feed.value(), feed.context()]).toEqual(['failed', bare]);
  });

  it('does not begin anew when it is loaded', async () => {
    const feed = (await open()).send({ type: 'feed.retry' });
    expect([feed.value(), feed.loads.calls.length]).toEqual([loaded(), 1]);
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
    const [liked] = feed.shown();
    expect(liked).toEqual({ ...round, isLiked: true, likes: 4 });
    // A card whose facts didn't change isn't drawn again.
    feed.send({ type: 'filter.change', filter: 'all' });
    expect(feed.shown()[0]).toBe(liked);
  });

  it('leaves out matches that are no posts any more', () => {
    const shown = {
      posts: data.posts,
      filter: 'all' as const,
      query: 'x',
      matches: ['gone', 'idea'],
      marks: null,
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
    feed.searches.calls[1]?.resolve(['idea', 'round']);
    await feed.find('round');
    expect([searched(feed), feed.context().matches]).toEqual([
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
    expect([feed.value(), feed.searches.calls.length, feed.context()]).toEqual([
      loaded(),
      1,
      { ...full, query: ' ' },
    ]);
  });

  it('does not search again for the query it has answered', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'seed' });
    await feed.find('round');
    feed.send({ type: 'filter.change', filter: 'funding' }, { type: 'query.change', query: 'seed' });
    expect([feed.value(), feed.searches.calls.length]).toEqual([loaded('filtered'), 1]);
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
    expect(feed.searches.inputs().map(({ query }) => query)).toEqual(['seed', 'round']);
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
    expect([feed.context().posts, feed.shown()]).toEqual([
      data.posts,
      [
        { ...round, isLiked: true, likes: 4 },
        { ...idea, isLiked: false, likes: 2 },
      ],
    ]);
    feed.send({ type: 'post.like', postId: 'round' });
    expect([feed.shown()[0], feed.writes]).toEqual([
      round,
      [
        { kind: 'like', id: 'round', isOn: true },
        { kind: 'like', id: 'idea', isOn: false },
        { kind: 'like', id: 'round', isOn: false },
      ],
    ]);
  });

  it('counts a like once that the post came with', async () => {
    const feed = await start({}, { ...marks, like: { idea: true, round: false } }).read();
    feed.clock.increment(feedLoadDelay);
    expect(feed.shown()).toEqual([round, idea]);
  });

  it('toggles a save', async () => {
    const feed = (await open()).send(
      { type: 'post.save', postId: 'round' },
      { type: 'post.save', postId: 'idea' },
    );
    expect([feed.context(), feed.writes]).toEqual([
      withMarks({ save: { round: true, idea: false } }),
      [
        { kind: 'save', id: 'round', isOn: true },
        { kind: 'save', id: 'idea', isOn: false },
      ],
    ]);
  });

  it('toggles a follow', async () => {
    const feed = (await open()).send(
      { type: 'person.follow', personId: 'lena-brandt' },
      { type: 'person.follow', personId: 'mina-okafor' },
    );
    expect([feed.context(), feed.writes]).toEqual([
      withMarks({ follow: { 'lena-brandt': true, 'mina-okafor': false } }),
      [
        { kind: 'follow', id: 'lena-brandt', isOn: true },
        { kind: 'follow', id: 'mina-okafor', isOn: false },
      ],
    ]);
  });

  it('follows what other screens and tabs mark', async () => {
    const feed = (await open()).send({ type: 'filter.change', filter: 'saved' });
    feed.mark({ ...marks, save: { round: true }, like: { round: true } });
    expect([feed.tags(), feed.shown(), feed.writes]).toEqual([
      ['filtered'],
      [{ ...round, isLiked: true, likes: 4 }],
      [],
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
  const tagged = { ...full, sidebar: { ...sidebar, trending: [{ topic: 'Hiring', posts: 1 }] } };
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
      { ...tagged, posts: [own, round, idea] },
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

  it.each(['', '   ', ' \n\t ', '\u200B\u2060'])('is not made of blank text (%j)', async (text) => {
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

  it('is not made of more than a post takes, which stays typed', async () => {
    const long = 'a'.repeat(textMaximum.post + 1);
    const feed = (await open()).send({ type: 'draft.text', text: long }, submit);
    expect([feed.context().posts, feed.context().draft.text]).toEqual([data.posts, long]);
    feed.send({ type: 'draft.text', text: long.slice(1) }, submit);
    expect(feed.context().posts[0]?.content).toBe(long.slice(1));
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
      {
        ...full,
        posts: [{ ...own, id: 'q' }, own, round, idea],
        sidebar: { ...sidebar, trending: [{ topic: 'Hiring', posts: 2 }] },
      },
    ]);
  });

  it('leaves a search that would hide it', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'seed' });
    await feed.find('round');
    feed.send(...typed, submit);
    expect([feed.value(), feed.context()]).toEqual([loaded(), { ...tagged, posts: [own, round, idea] }]);
  });

  it('leaves a search in another chip, chip and all', async () => {
    const feed = (await open()).send(
      { type: 'view.change', filter: 'funding', query: 'hiring' },
      ...typed,
      submit,
    );
    expect([feed.value(), feed.context()]).toEqual([loaded(), { ...tagged, posts: [own, round, idea] }]);
  });

  it('leads the results of a search that fits it, which is made again', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'hiring' });
    await feed.find('idea');
    feed.send(...typed, submit);
    expect([feed.value(), selectVisiblePosts(feed.context()), searched(feed).at(-1)?.ids]).toEqual([
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
      return [feed.composer(), feed.context().composingId];
    });
    expect(seen).toEqual([
      ['open', 'idea'],
      ['open', 'round'],
      ['closed', null],
      ['open', 'idea'],
    ]);
    feed.send({ type: 'comment.close' });
    expect([feed.composer(), feed.context(), feed.writes]).toEqual(['closed', full, []]);
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
      author: { id: me.id, name: me.name, avatar: me.avatar },
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

  it.each(['', ' \n ', '\u200B'])('does not append a blank one (%j)', async (text) => {
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text },
      { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
    );
    expect([feed.context().posts, feed.context().composingId, feed.writes]).toEqual([data.posts, 'idea', []]);
  });

  it('does not append more than a comment takes, which stays typed', async () => {
    const text = 'a'.repeat(textMaximum.comment + 1);
    const feed = (await composing()).send(
      { type: 'comment.text', postId: 'idea', text },
      { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
    );
    expect([feed.context().posts, feed.context().draft.comments]).toEqual([data.posts, { idea: text }]);
  });

  it('expands a post’s comments once', async () => {
    const feed = (await open()).send(
      { type: 'comments.expand', postId: 'idea' },
      { type: 'comments.expand', postId: 'idea' },
    );
    expect(feed.context()).toEqual({ ...full, expandedIds: ['idea'] });
  });
});

describe('what one wrote', () => {
  const self = { id: me.id, name: me.name, avatar: me.avatar };
  const said: Comment = { id: 'said', author: self, text: 'I said so', time: 6, likes: 2 };
  const last: Comment = { ...note, id: 'c9', time: 9 };
  const mine = post('mine', {
    author: { ...self, role: me.role, isVerified: true },
    hashtags: ['Hiring'],
    postTime: 9,
    comments: [note],
  });
  const talk = post('talk', { postTime: 8, comments: [note, said, last] });
  const posts = [round, mine, talk];
  const trending = [{ topic: 'Hiring', posts: 1 }];
  const whole: FeedContext = { ...full, posts, sidebar: { ...sidebar, trending } };
  const openOwn = () => open({ ...data, posts, sidebar: { ...sidebar, trending } });
  const ofPost = { postId: 'mine' };
  const ofComment = { postId: 'talk', commentId: 'said' };

  describe('edited', () => {
    it('begins with what it says, beside others that are', async () => {
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.open', ...ofComment },
        { type: 'edit.text', ...ofPost, text: 'Said better' },
        { type: 'edit.open', ...ofPost },
      );
      const typed = draft({ edits: { mine: 'Said better', said: 'I said so' } });
      expect([feed.context(), feed.writes]).toEqual([{ ...whole, draft: typed }, []]);
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes]).toEqual([
        { ...whole, draft: typed, storedDraft: typed },
        [{ kind: 'draft', draft: typed }],
      ]);
    });

    it('is written anew, tidied, with when', async () => {
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.text', ...ofPost, text: ' Said better\n' },
        { type: 'edit.save', ...ofPost, at: 20 },
        { type: 'edit.open', ...ofComment },
        { type: 'edit.text', ...ofComment, text: 'Or not' },
        { type: 'edit.save', ...ofComment, at: 21 },
      );
      const post = { ...mine, content: 'Said better', editedAt: 20 };
      const comment = { ...said, text: 'Or not', editedAt: 21 };
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes]).toEqual([
        { ...whole, posts: [round, post, { ...talk, comments: [note, comment, last] }] },
        [
          { kind: 'post', post },
          { kind: 'draft', draft: emptyDraft },
          { kind: 'comment', postId: 'talk', comment },
          { kind: 'draft', draft: emptyDraft },
        ],
      ]);
    });

    it('stays as it was where the text did, and where one cancels', async () => {
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.text', ...ofPost, text: `${mine.content} ` },
        { type: 'edit.save', ...ofPost, at: 20 },
        { type: 'edit.open', ...ofComment },
        { type: 'edit.text', ...ofComment, text: 'Or not' },
      );
      feed.clock.increment(draftDelay);
      feed.send({ type: 'edit.cancel', ...ofComment });
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes.map(({ kind }) => kind)]).toEqual([
        whole,
        ['draft', 'draft', 'draft'],
      ]);
    });

    it.each(['', ' \n ', '\u200B'])('is not saved blank (%j)', async (text) => {
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.text', ...ofPost, text },
        { type: 'edit.save', ...ofPost, at: 20 },
      );
      expect([feed.context(), feed.writes]).toEqual([
        { ...whole, draft: draft({ edits: { mine: text } }) },
        [],
      ]);
    });

    it('is not saved longer than a post may be, and stays typed', async () => {
      const text = 'a'.repeat(textMaximum.post + 1);
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.text', ...ofPost, text },
        { type: 'edit.save', ...ofPost, at: 20 },
      );
      expect([feed.context().draft.edits, feed.writes]).toEqual([{ mine: text }, []]);
    });

    it('is one’s own, and is there', async () => {
      const feed = await openOwn();
      for (const item of [
        { postId: 'round' },
        { postId: 'gone' },
        { postId: 'mine', commentId: 'c1' },
        { postId: 'mine', commentId: 'said' },
        { postId: 'gone', commentId: 'said' },
      ]) {
        feed.send(
          { type: 'edit.open', ...item },
          { type: 'edit.text', ...item, text: 'x' },
          { type: 'edit.save', ...item, at: 20 },
          { type: 'edit.cancel', ...item },
          { type: 'item.delete', ...item },
        );
      }
      feed.clock.increment(draftDelay);
      expect([feed.context(), feed.writes, feed.emitted]).toEqual([whole, [], []]);
    });

    it('goes on after a reload, and is followed in another tab', async () => {
      const edits = { mine: 'Half a' };
      const feed = await open({ ...data, posts, draft: draft({ edits }) });
      expect(feed.context().draft).toEqual(draft({ edits }));
      feed.send({ type: 'edit.text', ...ofPost, text: 'Half a thought' });
      feed.report({ type: 'store.changed' });
      await feed.read({ ...data, posts, draft: draft({ edits: { ...edits, said: 'Theirs' } }) });
      expect(feed.context().draft).toEqual(draft({ edits: { mine: 'Half a thought', said: 'Theirs' } }));
      feed.report({ type: 'store.changed' });
      await feed.read({ ...data, posts, draft: draft({ edits }) });
      expect(feed.context().draft).toEqual(draft({ edits: { mine: 'Half a thought' } }));
    });

    it('is not undone by a reading that comes before the device has it, and has what was said since', async () => {
      const feed = (await openOwn())
        .hold()
        .send(
          { type: 'edit.open', ...ofPost },
          { type: 'edit.text', ...ofPost, text: 'Said better' },
          { type: 'edit.save', ...ofPost, at: 20 },
        );
      feed.report({ type: 'store.changed' });
      await feed.read({ ...data, posts: [round, { ...mine, comments: [note, last] }, talk] });
      expect(feed.context().posts[1]).toEqual({
        ...mine,
        content: 'Said better',
        editedAt: 20,
        comments: [note, last],
      });
    });

    it('stays among what a search found until it searches again', async () => {
      const feed = (await openOwn()).send({ type: 'query.change', query: 'content' });
      await feed.find('mine');
      feed.send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.text', ...ofPost, text: 'Otherwise' },
        { type: 'edit.save', ...ofPost, at: 20 },
      );
      expect([feed.value(), feed.shown().map(({ content }) => content)]).toEqual([
        loaded('filtered'),
        ['Otherwise'],
      ]);
    });
  });

  describe('deleted', () => {
    const deletedPost = { kind: 'post', post: mine, became: 'deleted' } as const;
    const deletedComment = { kind: 'comment', postId: 'talk', comment: said, became: 'deleted' } as const;

    it('is gone at once, with what is trending, and is told as it was', async () => {
      const feed = (await openOwn()).send({ type: 'item.delete', ...ofPost });
      expect([feed.context(), feed.writes, feed.emitted]).toEqual([
        { ...whole, posts: [round, talk], sidebar },
        [deletedPost],
        [{ type: 'item.deleted', deletion: deletedPost }],
      ]);
      feed.send({ type: 'item.delete', ...ofComment });
      expect([feed.context().posts, feed.writes.at(-1), feed.emitted.at(-1)]).toEqual([
        [round, { ...talk, comments: [note, last] }],
        deletedComment,
        { type: 'item.deleted', deletion: deletedComment },
      ]);
    });

    it('comes back in its place', async () => {
      const feed = (await openOwn()).send(
        { type: 'item.delete', ...ofPost },
        { type: 'item.delete', ...ofComment },
        { type: 'item.restore', deletion: deletedPost },
        { type: 'item.restore', deletion: deletedComment },
        { type: 'item.restore', deletion: deletedComment },
      );
      expect(feed.context()).toEqual(whole);
      expect(feed.writes.slice(2, 4)).toEqual([
        { ...deletedPost, became: 'restored' },
        { ...deletedComment, became: 'restored' },
      ]);
    });

    it('comes back at the end where it was the oldest or the last said', async () => {
      const alone = { ...mine, postTime: 1 };
      const feed = await open({ ...data, posts: [round, { ...talk, comments: [note, said] }, alone] });
      const before = feed.context();
      feed.send({ type: 'item.delete', postId: 'mine' }, { type: 'item.delete', ...ofComment });
      for (const event of feed.emitted)
        if (event.type === 'item.deleted') feed.send({ ...event, type: 'item.restore' });
      expect(feed.context().posts).toEqual(before.posts);
    });

    it('takes along what was typed into it, and what of it is open', async () => {
      const feed = (await openOwn()).send(
        { type: 'edit.open', ...ofPost },
        { type: 'edit.open', ...ofComment },
        { type: 'comment.open', postId: 'mine' },
        { type: 'item.delete', ...ofPost },
      );
      const left = draft({ edits: { said: 'I said so' } });
      expect([feed.composer(), feed.context(), feed.writes]).toEqual([
        'closed',
        { ...whole, posts: [round, talk], sidebar, draft: left, storedDraft: left },
        [deletedPost, { kind: 'draft', draft: left }],
      ]);
    });

    it('leaves an empty view where it was the last', async () => {
      const feed = await open({ ...data, posts: [mine] });
      feed.send({ type: 'item.delete', ...ofPost });
      expect(feed.tags()).toEqual(['empty']);
      feed.send({ type: 'item.restore', deletion: deletedPost });
      expect([feed.tags(), feed.context().posts]).toEqual([['ready'], [mine]]);
    });

    it('is not what a search finds, and is again once it is back', async () => {
      const feed = (await openOwn()).send({ type: 'query.change', query: 'content' });
      await feed.find('mine', 'talk');
      feed.send({ type: 'item.delete', ...ofPost });
      expect(feed.shown()).toEqual([talk]);
      feed.send({ type: 'item.restore', deletion: deletedPost });
      expect(feed.shown()).toEqual([mine, talk]);
    });

    it('makes it pointless to write what was refused of it, as its return does', async () => {
      const feed = (await openOwn())
        .hold()
        .send(
          { type: 'comment.open', postId: 'mine' },
          { type: 'comment.text', postId: 'mine', text: 'Yes' },
          { type: 'comment.submit', postId: 'mine', id: 'c2', at: 20 },
          { type: 'edit.open', ...ofPost },
          { type: 'edit.text', ...ofPost, text: 'Better' },
          { type: 'edit.save', ...ofPost, at: 20 },
        );
      feed.refuse(...feed.writes);
      feed.send({ type: 'item.delete', ...ofPost });
      const failed = () => feed.context().outbox.failed.map(({ kind }) => kind);
      expect(failed()).toEqual(['draft']);
      const deletion = feed.writes.at(-1) as FeedWrite;
      feed.refuse(deletion);
      expect(feed.context().outbox.failed).toContain(deletion);
      feed.send({ type: 'item.restore', deletion: deletion as typeof deletedPost });
      expect(failed()).toEqual(['draft']);
    });

    it('stays away though the device doesn’t have it yet', async () => {
      const feed = (await openOwn())
        .hold()
        .send({ type: 'item.delete', ...ofPost }, { type: 'item.delete', ...ofComment });
      feed.report({ type: 'store.changed' });
      await feed.read({ ...data, posts, sidebar: { ...sidebar, trending } });
      expect([feed.context().posts, feed.context().sidebar]).toEqual([
        [round, { ...talk, comments: [note, last] }],
        sidebar,
      ]);
    });
  });

  it('is shown as the device has it, whatever is done in whatever order; nobody else’s ever changes', async () => {
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
        const feed = await open({ ...data, posts: beginning });
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
        for (const comment of write.post.comments.filter(isMine)) under.delete(comment.id);
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

  it('is written at once when the page is hidden', async () => {
    const feed = (await composing()).send({ type: 'comment.text', postId: 'idea', text: 'Half' });
    feed.hide();
    const half = [{ kind: 'draft', draft: draft({ comments: { idea: 'Half' } }) }];
    expect(feed.writes).toEqual(half);
    feed.clock.increment(draftDelay);
    feed.stop();
    expect(feed.writes).toEqual(half);
  });

  it('is written when the machine is stopped, as soon as it is known what the device has', async () => {
    const feed = (await open()).send({ type: 'draft.text', text: 'Half' });
    feed.stop();
    expect(feed.writes).toEqual([{ kind: 'draft', draft: draft({ text: 'Half' }) }]);
    const loading = start().send({ type: 'draft.text', text: 'Half' });
    loading.hide();
    loading.clock.increment(draftDelay);
    loading.stop();
    expect(loading.writes).toEqual([]);
  });
});

describe('what the device refuses', () => {
  const liked: MarkChange = { kind: 'like', id: 'round', isOn: true };
  const like: FeedEvent = { type: 'post.like', postId: 'round' };
  const likedPosts = [{ ...round, isLiked: true, likes: 4 }, idea];
  /** A feed whose like of the first post is on its way. */
  const liking = async () => (await open()).hold().send(like);

  it('stays on screen, is told once, and is written again on demand', async () => {
    const feed = await liking();
    expect(feed.context().outbox).toEqual({ pending: [liked], failed: [] });
    const [sent] = feed.writes as [FeedWrite];
    feed.refuse(sent, sent);
    expect([feed.shown(), feed.context().outbox, feed.emitted]).toEqual([
      likedPosts,
      { pending: [], failed: [liked] },
      [{ type: 'write.failed' }],
    ]);
    feed.send({ type: 'write.retry' });
    expect([feed.shown(), feed.context().outbox, feed.writes]).toEqual([
      likedPosts,
      { pending: [liked], failed: [] },
      [liked, liked],
    ]);
    feed.keep(sent);
    expect(feed.context()).toEqual(withMarks({ like: { round: true } }));
  });

  it('is not written again when it was taken back since', async () => {
    const feed = await liking();
    const [sent] = feed.writes as [FeedWrite];
    feed.refuse(sent);
    feed.send(like);
    const isBack = { pending: [{ ...liked, isOn: false }], failed: [] };
    expect([feed.shown(), feed.context().outbox]).toEqual([data.posts, isBack]);
    feed.refuse(sent);
    expect([feed.context().outbox, feed.emitted.length]).toEqual([isBack, 1]);
  });

  it('is kept whatever it is, each fact by its last change', async () => {
    const feed = (await composing())
      .hold()
      .send(
        { type: 'post.like', postId: 'round' },
        { type: 'post.like', postId: 'idea' },
        { type: 'post.save', postId: 'round' },
        { type: 'post.save', postId: 'idea' },
        { type: 'person.follow', personId: 'lena-brandt' },
        { type: 'person.follow', personId: 'mina-okafor' },
        { type: 'comment.text', postId: 'idea', text: 'Yes' },
        { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
        { type: 'draft.text', text: 'Hello' },
        { type: 'post.submit', id: 'p', at: 20 },
        { type: 'draft.text', text: 'More' },
        { type: 'page.hidden' },
      );
    const writes = [...feed.writes];
    feed.refuse(...writes);
    const last = [
      ...writes.filter(({ kind }) => kind !== 'draft'),
      { kind: 'draft', draft: draft({ text: 'More' }) },
    ];
    expect([writes.length, feed.context().outbox, feed.emitted.length]).toEqual([
      11,
      { pending: [], failed: last },
      1,
    ]);
    feed.send({ type: 'write.retry' });
    expect(feed.writes.slice(writes.length)).toEqual(last);
  });

  it('has nothing to write again when nothing was refused', async () => {
    const feed = (await open()).send({ type: 'write.retry' });
    expect([feed.context(), feed.writes]).toEqual([full, []]);
  });

  it('is the whole store: the feed fails, and another try opens it again', async () => {
    const loads = answering<FeedData, FeedReading>();
    const store = reporting<FeedStoreCommand, FeedStoreReport, Unkept<FeedChange>>({ brokenStarts: 1 });
    const { clock, send, tags, actor } = startMachine(
      feedMachine.provide({
        actors: { loadFeed: loads.logic, feedStore: store.logic, marks: knownMarks().logic },
      }),
      { filter: 'all', query: '' },
    );
    expect(actor.getSnapshot().matches({ posts: 'failed' })).toBe(true);
    send({ type: 'feed.retry' });
    await loads.answer(data);
    clock.increment(feedLoadDelay);
    expect([store.starts(), tags()]).toEqual([2, ['ready']]);
  });

  it('breaks the store: what is typed then is written by that of another try', async () => {
    // Told that its actor is gone.
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    const writes: FeedChange[] = [];
    let isBroken = true;
    const loads = answering<FeedData, FeedReading>();
    const store = reporting<FeedStoreCommand, FeedStoreReport, Unkept<FeedChange>>({
      onCommand({ change }) {
        if (isBroken) throw new Error('no chunk');
        writes.push(change);
      },
    });
    const { actor, clock } = startMachine(
      feedMachine.provide({
        actors: { loadFeed: loads.logic, feedStore: store.logic, marks: knownMarks().logic },
      }),
      { filter: 'all', query: '' },
    );
    await loads.answer(data);
    clock.increment(feedLoadDelay);
    for (const text of ['H', 'Hi']) {
      actor.send({ type: 'draft.text', text });
      clock.increment(draftDelay);
      expect(actor.getSnapshot().matches({ posts: 'failed' })).toBe(true);
    }
    isBroken = false;
    actor.send({ type: 'feed.retry' });
    const hi: FeedChange = { kind: 'draft', draft: draft({ text: 'Hi' }) };
    expect([writes, actor.getSnapshot().context.outbox]).toEqual([[hi], { pending: [hi], failed: [] }]);
  });

  it('is written by the store of another try, and is not lost by reading before that has it', async () => {
    const own = { ...round, id: 'own' };
    const posted: FeedChange = { kind: 'post', post: own };
    const { writes, loads, send, context, report } = startFrom({
      ...full,
      outbox: { pending: [], failed: [posted] },
    });
    send({ type: 'feed.retry' });
    expect([writes(), context().outbox]).toEqual([[posted], { pending: [posted], failed: [] }]);
    report({ type: 'write.done', change: posted });
    expect([loads.calls.length, context().outbox]).toEqual([2, { pending: [], failed: [] }]);
  });
});

describe('begun at the top of much', () => {
  const older = post('older');
  const newest: FeedData = { ...data, sidebar: { ...sidebar, trending: null }, isWhole: false };

  it('shows the newest posts, and reads all others then', async () => {
    const feed = start({ extent: 'newest' });
    await feed.read(newest);
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.tags(), feed.context()]).toEqual([
      loaded('ready', 'idle', 'readingRest'),
      ['ready'],
      { ...full, extent: 'newest', sidebar: newest.sidebar },
    ]);
    await feed.read({ ...data, posts: [round, idea, older], quarantined: 2 });
    expect([feed.value(), feed.context()]).toEqual([loaded(), { ...full, posts: [round, idea, older] }]);
    expect(feed.emitted).toEqual([{ type: 'records.quarantined', count: 2 }]);
    expect(feed.loads.inputs()).toEqual([{ extent: 'newest' }, { extent: 'whole' }]);
  });

  it('is done where these were all', async () => {
    const feed = start({ extent: 'newest' });
    await feed.read();
    feed.clock.increment(feedLoadDelay);
    expect([feed.value(), feed.context(), feed.loads.calls.length]).toEqual([loaded(), full, 1]);
  });

  it('reads anew what another tab or a post of one’s own overtakes, and keeps what it has where it can’t', async () => {
    const feed = start({ extent: 'newest' });
    await feed.read(newest);
    feed.clock.increment(feedLoadDelay);
    feed.report({ type: 'store.changed' });
    expect(feed.value()).toEqual(loaded('ready', 'idle', 'reading'));
    await feed.failToRead();
    expect([feed.value(), feed.context().posts]).toEqual([loaded(), [round, idea]]);
    expect(feed.loads.inputs().at(-1)).toEqual({ extent: 'whole' });
  });
});

describe('another tab', () => {
  const theirs = post('theirs');

  it('is heard without the delay and without a skeleton', async () => {
    const feed = await open();
    feed.report({ type: 'store.changed' });
    expect([feed.value(), feed.tags()]).toEqual([loaded('ready', 'idle', 'reading'), ['ready']]);
    await feed.read({ ...data, posts: [theirs, round, idea], quarantined: 3 });
    expect([feed.value(), feed.context(), feed.emitted]).toEqual([
      loaded(),
      { ...full, posts: [theirs, round, idea] },
      [],
    ]);
  });

  it('that changes again is read again, and the older answer dropped', async () => {
    const feed = await open();
    feed.report({ type: 'store.changed' });
    feed.report({ type: 'store.changed' });
    feed.loads.calls[1]?.resolve({ ...data, posts: [] });
    await feed.read({ ...data, posts: [theirs] });
    expect([feed.value(), feed.loads.calls.length, feed.context().posts]).toEqual([loaded(), 3, [theirs]]);
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
    expect([feed.composer(), feed.context()]).toEqual(['closed', { ...full, posts: [round] }]);
  });

  it('does not undo what is done here meanwhile, or is not written yet', async () => {
    const feed = (await composing())
      .hold()
      .send(
        { type: 'comment.text', postId: 'idea', text: 'Yes' },
        { type: 'comment.submit', postId: 'idea', id: 'c2', at: 20 },
      );
    const [comment, cleared] = feed.writes as [FeedWrite, FeedWrite];
    feed.keep(cleared);
    feed.refuse(comment);
    feed.report({ type: 'store.changed' });
    feed.send({ type: 'draft.text', text: 'Hello' }, { type: 'post.submit', id: 'p', at: 20 });
    await feed.read({ ...data, posts: [theirs, round, idea] });
    const { posts, outbox, draft: typed } = feed.context();
    expect([posts.map(({ id, comments }) => [id, comments.length]), outbox, typed]).toEqual([
      [
        ['p', 0],
        ['theirs', 0],
        ['round', 0],
        ['idea', 2],
      ],
      { pending: feed.writes.slice(2), failed: [comment] },
      emptyDraft,
    ]);
  });

  it('is read again where something was written here meanwhile, which the answer may not hold', async () => {
    const feed = (await open()).hold();
    feed.report({ type: 'store.changed' });
    feed.send({ type: 'draft.text', text: 'Hello' }, { type: 'post.submit', id: 'p', at: 20 });
    feed.keep(...feed.writes);
    expect([feed.context().outbox, feed.loads.calls.length]).toEqual([{ pending: [], failed: [] }, 4]);
    feed.loads.calls[1]?.resolve(data);
    const own = feed.context().posts[0] as Post;
    await feed.read({ ...data, posts: [own, theirs, round, idea] });
    expect(feed.context().posts).toEqual([own, theirs, round, idea]);
  });

  it('makes the search search again', async () => {
    const feed = (await open()).send({ type: 'query.change', query: 'content' });
    await feed.find('idea');
    feed.report({ type: 'store.changed' });
    await feed.read({ ...data, posts: [theirs, idea] });
    expect([feed.value(), selectVisiblePosts(feed.context()), searched(feed).at(-1)?.ids]).toEqual([
      loaded('filtered', 'searching'),
      [idea],
      ['theirs', 'idea'],
    ]);
  });
});

describe('parts that can’t be started', () => {
  const broken = (actor: 'marks' | 'pageHide') => {
    const loads = answering<FeedData, FeedReading>();
    const fails = reporting<EventObject, MarksReport & PageHidden>({ brokenStarts: 1 });
    const store = reporting<FeedStoreCommand, FeedStoreReport, Unkept<FeedChange>>();
    const machine = startMachine(
      feedMachine.provide({
        actors: { loadFeed: loads.logic, feedStore: store.logic, [actor]: fails.logic },
      }),
      { filter: 'all', query: '' },
    );
    return { ...machine, loads, store, fails };
  };

  it('fail without marks, and are tried again', async () => {
    const feed = broken('marks');
    expect([feed.value(), feed.tags()]).toEqual([{ posts: 'failed', draft: 'kept' }, ['failed']]);
    feed.send({ type: 'feed.retry' });
    expect([feed.tags(), feed.fails.starts()]).toEqual([['loading'], 2]);
  });

  it('are done without where nobody tells that the page is hidden: a draft is kept as typing rests', async () => {
    const feed = broken('pageHide');
    await feed.loads.answer(data);
    feed.send({ type: 'draft.text', text: 'Wind' });
    feed.clock.increment(draftDelay);
    expect(feed.store.commands).toEqual([
      { type: 'write', change: { kind: 'draft', draft: { ...emptyDraft, text: 'Wind' } } },
    ]);
  });
});

describe('the rest of the posts', () => {
  const newest: FeedData = { ...data, isWhole: false };
  const begun = async () => {
    const feed = await start({ extent: 'newest' }).read(newest);
    feed.clock.increment(feedLoadDelay);
    expect(feed.value()).toEqual(loaded('ready', 'idle', 'readingRest'));
    return feed;
  };

  it('is read anew where something was written meanwhile: the answer may not hold it', async () => {
    const feed = (await begun()).hold();
    feed.send({ type: 'post.like', postId: 'round' });
    const [like] = feed.writes;
    if (!like) throw new Error('Nothing was written');
    feed.keep(like);
    expect([feed.value(), feed.loads.inputs()]).toEqual([
      loaded('ready', 'idle', 'reading'),
      [{ extent: 'newest' }, { extent: 'whole' }, { extent: 'whole' }],
    ]);
    expect(feed.context().outbox).toEqual({ pending: [], failed: [] });
    await feed.read({ ...data, posts: [round, idea, post('older')] });
    expect([feed.value(), feed.shown().map(({ id }) => id)]).toEqual([loaded(), ['round', 'idea', 'older']]);
  });

  it('that can’t be read leaves what is shown', async () => {
    const feed = await (await begun()).failToRead();
    expect([feed.value(), feed.tags(), feed.context().posts]).toEqual([loaded(), ['ready'], [round, idea]]);
  });
});
