import { describe, expect, it } from 'vitest';
import { draftDelay, feedLoadDelay, postsPage, postsReach } from '@/data/schema/shapes/constants';
import type { Marks } from '@/data/schema/shapes/marks';
import { feedMachine } from '@/machines/feed/machine';
import type { FeedContext, FeedEvent, FeedWrite } from '@/machines/feed/types';
import { plainMatches, selectVisiblePosts } from '@/machines/feed/view';
import * as contract from '../shared/promises';
import * as world from './feedWorld';
import {
  bare,
  chip,
  comment,
  compose,
  data,
  draft,
  follow,
  full,
  heldFeed,
  idea,
  input,
  like,
  marks,
  openFeed,
  post,
  round,
  save,
  sendComment,
  share,
  startFeed,
  submit,
  tag,
  type,
} from './feedWorld';

/** Returns the context with these likes, saves or follows added. */
const withMarks = (kind: keyof Marks, ids: Record<string, boolean>): FeedContext => ({
  ...full,
  marks: { ...marks, [kind]: { ...marks[kind], ...ids } },
});

const loading: contract.World = {
  machine: feedMachine,
  input,
  ...{ src: 'loadFeed', watcher: 'feedStore', retry: 'feed.retry' },
  async load(feed) {
    feed.tell('marks', { type: 'marks.changed', marks });
    await feed.answer('loadFeed', data);
  },
};
const written = { kind: 'draft', draft: draft({ text: 'Hi' }) };
const theirs = post('theirs');

contract.describeOutbox('feed', loading, {
  actor: 'marks',
  event: like('round'),
  change: { kind: 'like', id: 'round', isOn: true },
  refusals: 'feedStore',
});
const typing: contract.World = {
  ...loading,
  async load(feed) {
    await loading.load(feed);
    feed.send(type('Hi'));
  },
};
contract.describeResending('feed', typing, {
  actor: 'feedStore',
  event: { type: 'item.restore', deletion: { kind: 'post', post: theirs, became: 'deleted' } },
  change: { kind: 'post', post: theirs, became: 'restored' },
  other: { event: { type: 'page.hidden' }, change: { kind: 'draft', draft: draft({ text: 'Hi' }) } },
});
contract.describeSync('feed', loading, {
  region: 'posts.loaded.list',
  older: { ...data, posts: [] },
  newer: { ...data, posts: [theirs], quarantined: 3 },
  shows: { posts: [theirs] },
});
contract.describeDraft('feed', loading, {
  type,
  actor: 'feedStore',
  changeOf: (text) => ({ ...written, draft: draft({ text }) }),
});
contract.describeSearch('feed', loading, {
  src: 'searchPosts',
  first: 'posts.loading.fetch.searching',
  region: 'posts.loaded.search',
  texts: ['seed', 'of idea'],
  answers: [['gone', 'round'], ['idea']],
  shown: selectVisiblePosts,
  all: [round, idea],
  found: [[round], [idea]],
});
contract.describeFailures('feed', loading, ['feedStore', 'marks']);

describe('the feed machine', () => {
  it('has the tag `loading` until the posts arrive, even after the minimum loading time', async () => {
    const feed = startFeed();
    expect([feed.tags(), feed.context()]).toEqual([['loading'], bare]);
    feed.clock.increment(feedLoadDelay);
    expect(feed.tags()).toEqual(['loading']);
    await feed.answer('loadFeed', data);
    expect([feed.tags(), feed.context()]).toEqual([['ready'], { ...full, waited: 0 }]);
  });

  it.each([0, 300])(
    'has the tag `loading` until the minimum loading time ends, if %i ms of this time passed before the machine started',
    async (waited) => {
      const feed = startFeed({ waited });
      await feed.answer('loadFeed', data);
      feed.clock.increment(feedLoadDelay - waited - 1);
      expect([feed.tags(), feed.context()]).toEqual([['loading'], { ...full, waited }]);
      feed.clock.increment(1);
      expect(feed.tags()).toEqual(['ready']);
    },
  );

  it('writes no post and no draft after the posts failed to load', async () => {
    const feed = startFeed();
    await feed.fail('loadFeed');
    feed.send(type('x'), submit(), { type: 'page.hidden' });
    expect([feed.tags(), feed.writes]).toEqual([['failed'], []]);
  });

  it('emits the number of invalid (quarantined) records after the first read, but not after later reads', async () => {
    const feed = await openFeed({ quarantined: 2 });
    expect([feed.context(), feed.emitted]).toEqual([full, [{ type: 'records.quarantined', count: 2 }]]);
    await feed.readAgain({ quarantined: 3 });
    expect([feed.emitted.length, (await openFeed()).emitted]).toEqual([1, []]);
  });

  it('starts a new read of the feed when this tab writes a change during a read (the first or a later one)', async () => {
    const feed = startFeed(input);
    feed.send(follow('jonas-felde'));
    expect(feed.asked('loadFeed').length).toBe(2);
    await feed.answer('loadFeed', data);
    feed.change();
    feed.send(like('round'));
    expect(feed.asked('loadFeed').length).toBe(4);
  });

  it('has the tag `loading` until the user’s likes, saves and follows are loaded', async () => {
    const feed = startFeed(input, null);
    await feed.answer('loadFeed', data);
    expect([feed.tags(), feed.context()]).toEqual([['loading'], { ...full, marks: null }]);
    feed.tell('marks', { type: 'marks.changed', marks });
    expect([feed.tags(), feed.context()]).toEqual([['ready'], full]);
  });

  it('merges text typed during loading with the stored draft, and preserves a filter chosen during loading', async () => {
    const feed = startFeed(input);
    feed.send(type('Hello'), tag('Hiring'), chip('funding'));
    await feed.answer('loadFeed', { ...data, draft: draft({ text: 'Old', comments: { idea: 'half a' } }) });
    feed.clock.increment(draftDelay);
    const merged = draft({ text: 'Hello', tag: 'Hiring', comments: { idea: 'half a' } });
    expect(feed.tags()).toEqual(['filtered']);
    expect(feed.context()).toEqual({ ...full, filter: 'funding', draft: merged, storedDraft: merged });
    expect(feed.writes).toEqual([{ kind: 'draft', draft: merged }]);
  });
});

it('feed: the machine has the tag `ready`, `filtered` or `empty`, depending on the filter and the shown posts', async () => {
  const feed = await openFeed();
  const seen = (['funding', 'insight', 'thought', 'announcement', 'all'] as const).map((filter) => {
    feed.send(chip(filter));
    return [...feed.tags(), ...feed.ids()];
  });
  expect(seen).toEqual([
    ['filtered', 'round'],
    ['empty'],
    ['filtered', 'idea'],
    ['empty'],
    ['ready', 'round', 'idea'],
  ]);
  expect((await openFeed({ posts: [] })).tags()).toEqual(['empty']);
});

it('feed: the machine has the tag `empty` only if no earlier posts exist', async () => {
  const feed = await openFeed({ next: 8 }, chip('insight'));
  expect([feed.ids(), feed.tags()]).toEqual([[], ['filtered']]);
  feed.send({ type: 'list.grow' });
  await feed.answer('loadFeed', { ...data, posts: [], next: null });
  expect([feed.ids(), feed.tags()]).toEqual([[], ['empty']]);
  expect((await openFeed({ next: 8, posts: [] })).tags()).toEqual(['ready']);
});

it('feed: selectVisiblePosts returns the same array while no post in the array changes, and reuses unchanged posts', async () => {
  const feed = await openFeed({}, chip('funding'));
  const before = feed.shown();
  feed.send(type('x'), save('round'));
  expect(feed.shown()).toBe(before);
  feed.send(like('round'));
  const [liked] = feed.shown();
  expect(liked).toEqual({ ...round, isLiked: true, likes: 4 });
  feed.send(chip('all'));
  expect(feed.shown()[0]).toBe(liked);
});

it('feed: plainMatches finds posts by text, tag, author, role or startup, and returns their ids in feed order', () => {
  const startup = { id: 's', name: 'Mirahealth', tagline: '', logo: '', raised: 1, goal: 2 };
  const posts = [
    post('text', { content: 'About GRIDS' }),
    post('tag', { hashtags: ['Grid'] }),
    post('author', { author: { ...world.author, name: 'Ingrid' } }),
    post('role', { author: { ...world.author, role: 'Grid engineer' } }),
    post('startup', { startup: { ...startup, name: 'Heliogrid' } }),
    post('none', { startup }),
  ];
  expect(plainMatches(posts, ' grid ')).toEqual(['text', 'tag', 'author', 'role', 'startup']);
});

it('feed: the event post.like adds or removes a like, and updates the number of likes', async () => {
  const feed = await openFeed({}, like('round'), like('idea'));
  expect(feed.shown().map(({ isLiked, likes }) => [isLiked, likes])).toEqual([
    [true, 4],
    [false, 2],
  ]);
  feed.send(like('round'));
  expect([feed.shown()[0], feed.context().posts]).toEqual([round, data.posts]);
  const ids = ['round', 'idea', 'round'];
  expect(feed.writes).toEqual(ids.map((id, at) => ({ kind: 'like', id, isOn: at === 0 })));
});

it.each([
  ['post.save saves or unsaves a post', 'save', 'round', 'idea', save],
  ['person.follow follows or unfollows a user', 'follow', 'lena-brandt', 'mina-okafor', follow],
] as const)('feed: the event %s, shown immediately and written', async (_, kind, one, other, toggle) => {
  const feed = await openFeed({}, toggle(one), toggle(other));
  expect(feed.context()).toEqual(withMarks(kind, { [one]: true, [other]: false }));
  expect(feed.writes).toEqual([
    { kind, id: one, isOn: true },
    { kind, id: other, isOn: false },
  ]);
});

it('feed: all actions on a post that doesn’t exist are ignored', async () => {
  const expand: FeedEvent = { type: 'comments.expand', postId: 'gone' };
  const toPost = [like('gone'), save('gone'), compose('gone'), comment('gone', 'x'), sendComment('gone')];
  const feed = await openFeed({}, ...toPost, expand);
  feed.clock.increment(draftDelay);
  expect([feed.tags(), feed.context(), feed.writes]).toEqual([['ready'], full, []]);
});

it('feed: sharing a post copies its link, and emits whether that worked; only the last of several links counts', async () => {
  const feed = startFeed(input);
  feed.send(share('idea'));
  await feed.answer('loadFeed', data);
  expect([feed.asked('copyText'), feed.context()]).toEqual([[], full]);

  feed.send(share('round'), share('idea'));
  await feed.answerLate('copyText');
  expect(feed.emitted).toEqual([]);
  await feed.answer('copyText');
  feed.send(share('round'));
  await feed.fail('copyText');
  expect(feed.actor.getSnapshot().matches({ posts: { loaded: { share: 'idle' } } })).toBe(true);
  expect(feed.asked('copyText')).toEqual(['round', 'idea', 'round'].map((id) => ({ text: share(id).text })));
  expect(feed.emitted).toEqual([
    { type: 'share.ended', text: '/explore#idea', isCopied: true },
    { type: 'share.ended', text: '/explore#round', isCopied: false },
  ]);
});

describe('feed: earlier posts', () => {
  const older = post('older', { postTime: 4 });
  const grow = { type: 'list.grow' } as const;
  const reading = { since: 8, ids: [] };
  /** Starts a feed whose loaded posts go back to the time 8. */
  const begin = (...events: FeedEvent[]) => openFeed({ next: 8 }, ...events);
  const listOf = (feed: Awaited<ReturnType<typeof begin>>) => {
    const { loaded } = feed.actor.getSnapshot().value.posts as { loaded: { list: string } };
    return loaded.list;
  };
  const first = { count: undefined, ids: [] };

  it('load when the list grows, and follow the other posts', async () => {
    const feed = await begin(grow, grow);
    expect([listOf(feed), feed.tags(), feed.ids()]).toEqual(['growing', ['ready'], ['round', 'idea']]);
    const newer = { ...idea, content: 'Newer' };
    await feed.answer('loadFeed', { ...data, posts: [older, newer], next: 2, quarantined: 2 });
    expect([listOf(feed), feed.context()]).toEqual([
      'current',
      { ...full, posts: [round, idea, older], next: 2 },
    ]);
    expect(feed.emitted).toEqual([{ type: 'records.quarantined', count: 2 }]);
    feed.send(grow);
    await feed.answer('loadFeed', { ...data, posts: [], next: null });
    feed.send(grow);
    expect(feed.asked('loadFeed')).toEqual([
      first,
      { before: 8, count: postsPage },
      { before: 2, count: postsPage },
    ]);
  });

  it('replace another account’s post with the id of the user’s own post', async () => {
    const feed = await begin(grow);
    const mine = post('idea', { author: { ...world.author, id: world.me.id } });
    await feed.answer('loadFeed', { ...data, posts: [mine] });
    expect(feed.context().posts).toEqual([round, mine]);
  });

  it('are requested again after a failure', async () => {
    const feed = await begin(grow);
    await feed.fail('loadFeed');
    expect([listOf(feed), feed.tags()]).toEqual(['failed', ['growFailed', 'ready']]);
    feed.send(grow);
    expect(listOf(feed)).toBe('growing');
    await feed.fail('loadFeed');
    feed.change();
    expect([listOf(feed), feed.asked('loadFeed').at(-1)]).toEqual(['reading', reading]);
  });

  it('aren’t loaded while a change in another tab causes a read of the loaded posts', async () => {
    const feed = await begin(grow);
    feed.change();
    feed.send(grow, grow);
    expect([listOf(feed), feed.asked('loadFeed')]).toEqual([
      'reading',
      [first, { before: 8, count: postsPage }, reading],
    ]);
    await feed.answer('loadFeed', { ...data, posts: [theirs, round, idea], next: 8 });
    expect([listOf(feed), feed.ids()]).toEqual(['current', ['theirs', 'round', 'idea']]);
  });

  it.each([
    ['a filter by type', chip('thought'), [], ['idea', 'older']],
    ['a query', world.query('older'), ['older'], ['older']],
  ])('load up to the newest 1,000 for %s', async (_, narrow, found, shown) => {
    const feed = await begin(narrow, grow);
    await feed.answer('loadFeed', { ...data, posts: [older], next: 1 });
    if (found.length > 0) await feed.answer('searchPosts', found);
    expect([listOf(feed), feed.ids()]).toEqual(['current', shown]);
    feed.send(grow);
    const posts = Array.from({ length: postsReach }, (_, at) => post(`post-${at}`));
    await feed.answer('loadFeed', { ...data, posts, next: 0 });
    feed.send(grow);
    expect([listOf(feed), feed.asked('loadFeed').slice(1)]).toEqual([
      'current',
      [
        { before: 8, count: postsReach - 2 },
        { before: 1, count: postsReach - 3 },
      ],
    ]);
    feed.send(chip('all'), world.query(''), grow);
    expect(listOf(feed)).toBe('growing');
  });

  it('that the user saved load by their ids for the list of saved posts, which only that list shows', async () => {
    const feed = await begin(save('older'), chip('saved'));
    expect(listOf(feed)).toBe('current');
    feed.tell('marks', { type: 'marks.changed', marks: { ...marks, save: { older: true, gone: true } } });
    expect([listOf(feed), feed.asked('loadFeed').at(-1)]).toEqual([
      'reading',
      { since: 8, ids: ['older', 'gone'] },
    ]);
    await feed.answer('loadFeed', { ...data, posts: [round, idea, older], next: 8 });
    expect([listOf(feed), feed.ids()]).toEqual(['current', ['older']]);
    feed.send(chip('all'));
    expect([listOf(feed), feed.ids()]).toEqual(['current', ['round', 'idea']]);
  });

  it('include the post that the URL links to, which comes first', async () => {
    const feed = startFeed({ ...input, soughtId: 'older', count: 70 });
    await feed.answer('loadFeed', { ...data, posts: [round, idea, older], next: 8 });
    expect([listOf(feed), feed.ids()]).toEqual(['current', ['older', 'round', 'idea']]);
    feed.send({ type: 'post.seek', postId: 'oldest' });
    await feed.answer('loadFeed', { ...data, next: 8 });
    expect([listOf(feed), feed.ids()]).toEqual(['current', ['round', 'idea']]);
    feed.send({ type: 'post.seek', postId: 'round' });
    expect(feed.asked('loadFeed')).toEqual([
      { count: 70, ids: ['older'] },
      { since: 8, ids: ['oldest'] },
    ]);
  });
});

it('feed: a read after a change in another tab neither closes the comment composer nor overwrites text typed in this tab', async () => {
  const feed = await openFeed({}, compose('idea'), type('Mine'), comment('idea', 'Mine too'));
  for (const postId of ['idea', 'idea', 'round']) feed.send({ type: 'comments.expand', postId });
  const stored = draft({ text: 'Theirs', tag: 'Product', comments: { round: 'Also theirs' } });
  await feed.readAgain({ posts: [theirs, idea], draft: stored });
  expect(feed.context()).toEqual({
    ...{ ...full, posts: [theirs, idea], composingId: 'idea', expandedIds: ['idea'], storedDraft: stored },
    draft: { text: 'Mine', tag: 'Product', comments: { idea: 'Mine too', round: 'Also theirs' } },
  });
});

it('feed: a read after a change in another tab doesn’t undo pending or failed changes of this tab', async () => {
  const feed = await heldFeed({}, compose('idea'), comment('idea', 'Yes'), sendComment('idea'));
  const [commented, cleared] = feed.writes as [FeedWrite, FeedWrite];
  feed.settle('write.done', cleared);
  feed.settle('write.failed', commented);
  feed.change();
  feed.send(type('Hello'), submit());
  await feed.answer('loadFeed', { ...data, posts: [theirs, round, idea] });
  const seen = feed.context().posts.map(({ id, comments }) => `${id} ${comments.length}`);
  expect(seen).toEqual(['p 0', 'theirs 0', 'round 0', 'idea 2']);
  expect(feed.context().outbox).toEqual({ pending: feed.writes.slice(2), failed: [commented] });
});
