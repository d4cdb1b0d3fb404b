import 'fake-indexeddb/auto';
import { deferred } from '@kit/deferred';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { FeedChange } from '@/data/ports/FeedStore';
import { sampleFeed } from '@/data/sample/feed';
import { asha } from '@/data/sample/people';
import { emptyDraft } from '@/data/schema/shapes/emptyFeedDraft';
import type { Comment, Post } from '@/data/schema/shapes/post';
import {
  ada,
  comment,
  commentOf,
  listing,
  mark,
  minute,
  now,
  post,
  postOf,
  profile,
  settings,
} from '../../support/accountRecords';
import { fakeStorage } from '../../support/fakeStorage';
import { takeReports } from '../../support/reports';
import { nora, samplePosts, storesOf, storesOfNora } from '../../support/stores';
import { freshDevices, withoutRoom } from '../../support/tabs';

const sample = sampleFeed(samplePosts, now);
const noras = sampleFeed(samplePosts, now, nora.id);
/** The topics of the sample posts, with the number of posts. */
const trending = [
  { topic: 'ClimateTech', posts: 2 },
  { topic: 'SeedRound', posts: 2 },
  { topic: 'fintech', posts: 2 },
];

const { openTab } = freshDevices('feed');
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  notes = fakeStorage();
  device = openTab();
});

const feedOf = (from = device) => storesOf(from, { notes }).feed;
const feedOfNora = () => storesOfNora(device, { notes }).feed;
async function writeAll(changes: FeedChange[], feed = feedOf()) {
  for (const change of changes) await feed.write(change);
}
const ids = (items: readonly { id: string }[]) => items.map(({ id }) => id);
const { followers: _, startups: __, ...author } = asha;
const ownPost = (id: string, past: number, more: Partial<Post> = {}): Post =>
  postOf(id, { author, postTime: now - past, ...more });
const ownComment = (id: string, past: number): Comment =>
  commentOf(id, { author: { id: asha.id, name: asha.name, avatar: asha.avatar }, time: now - past });
const posted = (...args: Parameters<typeof ownPost>) => ({ kind: 'post', post: ownPost(...args) }) as const;
const commented = (postId: string, id: string, past = 0) =>
  ({ kind: 'comment', postId, comment: ownComment(id, past) }) as const;
const draftWith = (text: string) => ({ kind: 'draft', draft: { ...emptyDraft, text } }) as const;

test('the feed initially contains the sample posts, and a new account has liked none of these posts', async () => {
  const feed = { draft: emptyDraft, sidebar: { ...sample.sidebar, trending }, next: null, quarantined: 0 };
  expect(await feedOf().load()).toEqual({ ...feed, me: asha, posts: sample.posts });
  expect(await feedOfNora().load()).toEqual({ ...feed, me: nora, posts: noras.posts });
});

test('the feed counts the startups that the user listed, and includes the user’s posts in the trending topics', async () => {
  const before = (await feedOfNora().load()).posts;
  await writeAll([posted('a', 0), posted('b', minute), posted('c', 2 * minute)]);
  // Other accounts don't see the demo account's changes.
  expect((await feedOfNora().load()).posts).toEqual(before);
  expect((await feedOf().load()).sidebar.trending).toEqual([
    { topic: 'Product', posts: 3 },
    ...trending.slice(0, 2),
  ]);
  await device.writeAll('uid-nora', listing('windrose', { startupName: 'Windrose' }));
  expect((await feedOfNora().load()).me.startups).toBe(1);
  expect((await feedOf().load()).me.startups).toBe(2);
});

test('the user’s posts and comments in the feed show the current photo, and no record stores the photo’s URL', async () => {
  const photo = new Blob(['png'], { type: 'image/png' });
  const save = (value: Blob | null, photoSavedAt: number) =>
    device.writeAll('sample', [profile({ photo: value, photoSavedAt })]);
  const feed = feedOf();
  const faces = async () => {
    const { me, posts } = await feed.load();
    const written = posts.flatMap((each) => [each, ...each.comments]);
    return [me, ...written.flatMap(({ author: by }) => (by.id === asha.id ? by : []))].map(
      ({ avatar }) => avatar,
    );
  };
  await writeAll([posted('before', 0), commented('before', 'word')]);
  const { length } = await faces();
  expect(await faces()).toEqual(Array(length).fill(asha.avatar));
  await save(photo, now);
  const [address = ''] = await faces();
  expect(address).toMatch(/^blob:/);
  const withFace = { author: { ...author, avatar: address } };
  await writeAll([
    posted('since', 0, withFace),
    { kind: 'comment', postId: 'since', comment: { ...ownComment('said', 0), ...withFace } },
  ]);
  expect(await faces()).toEqual(Array(length + 2).fill(address));
  expect(JSON.stringify(await device.readAll('sample'))).not.toContain('blob:');
  await save(null, now + 1);
  expect(await faces()).toEqual(Array(length + 2).fill(''));
});

describe('a page of the feed', () => {
  test('contains the requested number of the user’s posts, and the sample posts dated between these posts', async () => {
    await writeAll([1, 2, 3, 4, 5].map((at) => posted(`own-${at}`, at * 100 * minute)));
    await writeAll([commented('own-2', 'c')]);
    const feed = feedOf();
    const data = await feed.load({ count: 2 });
    expect(ids(data.posts)).toEqual(['own-1', 'heliogrid-seed', 'own-2']);
    expect(ids(data.posts.at(-1)?.comments ?? [])).toEqual(['c']);
    const second = await feed.load({ count: 2, before: data.next ?? 0 });
    expect([data.next, second.next]).toEqual([now - 200 * minute, now - 400 * minute]);
    expect(ids(second.posts).filter((id) => id.startsWith('own'))).toEqual(['own-3', 'own-4']);
    const last = await feed.load({ count: 2, before: second.next ?? 0 });
    expect([last.next, last.posts.length]).toEqual([
      null,
      sample.posts.length + 5 - data.posts.length - second.posts.length,
    ]);
  });

  test('continues to a requested time, and contains older posts that are requested by id', async () => {
    await writeAll([1, 2, 3, 4, 5].map((at) => posted(`own-${at}`, at * 100 * minute)));
    const { posts, next } = await feedOf().load({
      count: 1,
      since: now - 250 * minute,
      ids: ['own-5', 'own-1', 'five-numbers', 'none'],
    });
    const own = ids(posts).filter((id) => id.startsWith('own') || id === 'five-numbers');
    expect([own, next]).toEqual([['own-1', 'own-2', 'own-3', 'own-5', 'five-numbers'], now - 300 * minute]);
  });

  test('has the same post objects as a page loaded before, except posts that have changed', async () => {
    await writeAll([posted('new', 0), posted('changed', minute), posted('old', 2 * minute)]);
    const feed = feedOf();
    const first = await feed.load({ count: 2 });
    expect(ids(first.posts)).toEqual(['new', 'changed']);
    await device.write('sample', 'post', 'changed', ownPost('changed', minute, { content: 'Since' }));
    const { posts } = await feed.load();
    expect([posts[0] === first.posts[0], posts[1]?.content]).toEqual([true, 'Since']);
    expect((await feed.load()).posts.every((each, at) => each === posts[at])).toBe(true);
  });
});

test('the posts of a profile include all that the author wrote, also in the sample data, but no others', async () => {
  await writeAll([posted('mine', minute), commented('mine', 'c')]);
  const feed = feedOf();
  const [by] = sample.posts.flatMap(({ author: { id, kind } }) => (kind ? [] : id));
  const expected = (id: string) => ids(sample.posts.filter(({ author: known }) => known.id === id));
  expect(ids(await feed.loadBy({ kind: 'user', id: by ?? '' }))).toEqual(expected(by ?? ''));
  const mine = await feed.loadBy({ kind: 'user', id: asha.id });
  expect([ids(mine), ids(mine[0]?.comments ?? [])]).toEqual([['mine', ...expected(asha.id)], ['c']]);
  expect(await feed.loadBy({ kind: 'startup', id: asha.id })).toEqual([]);
});

test('loadRecent returns the newest posts and the newest own posts, with comments but without likes of others', async () => {
  const day = 24 * 60 * minute;
  await writeAll([1, 2, 3].map((at) => posted(`own-${at}`, at * 30 * day)));
  const theirs = [1, 2, 3].map((at) => post(`theirs-${at}`, { postTime: now - at * minute }));
  const reactions = [comment('a-word', 'own-1'), mark('like', 'own-1')];
  await device.writeAll(ada.uid, [profile({ name: ada.name }), ...theirs, ...reactions]);
  const recent = await feedOf().loadRecent(2);
  const stored = ids(recent).filter((id) => /^(own|theirs)-/.test(id));
  expect(stored).toEqual(['theirs-1', 'theirs-2', 'own-1', 'own-2']);
  const earlier = sample.posts.filter(({ postTime }) => postTime < now - 2 * minute);
  expect(earlier.some(({ author: by }) => by.id === asha.id)).toBe(true);
  const shown = new Set(ids(recent));
  for (const { id, author: by } of earlier) expect([id, shown.has(id)]).toEqual([id, by.id === asha.id]);
  expect(recent.find(({ id }) => id === 'own-1')).toMatchObject({ likes: 0, comments: [{ id: 'a-word' }] });
});

test('the feed contains the user’s comments after the sample comments, oldest first, even if a comment has no author id', async () => {
  const { id: _, ...byName } = ownComment('c-own', 0).author;
  await writeAll([
    posted('mine', minute),
    commented('heliogrid-seed', 'a-later'),
    commented('heliogrid-seed', 'b-earlier', minute),
    { kind: 'comment', postId: 'mine', comment: { ...ownComment('c-own', 0), author: byName } },
    commented('no-such-post', 'd-lost'),
  ]);
  const { posts } = await feedOf().load();
  expect(posts[0]?.comments).toEqual([ownComment('c-own', 0)]);
  const written = [ownComment('b-earlier', minute), ownComment('a-later', 0)];
  expect(posts[1]?.comments).toEqual([...(sample.posts[0]?.comments ?? []), ...written]);
});

describe('the draft in the feed', () => {
  const draft = { text: 'Half a thou', tag: 'Hiring', comments: { 'five-numbers': 'And' } } as const;

  test('contains the last typed text, tag and comments, even if the page closes while the draft is stored', async () => {
    await writeAll([draftWith('Half')]);
    expect([(await feedOf().load()).draft.text, Object.keys(notes)]).toEqual(['Half', []]);
    const left = vi.spyOn(device, 'write').mockReturnValue(new Promise(() => {}));
    void feedOf().write({ kind: 'draft', draft });
    left.mockRestore();
    expect([(await feedOf().load()).draft, Object.keys(notes)]).toEqual([draft, []]);
    expect((await feedOfNora().load()).draft).toEqual(emptyDraft);
  });

  test('contains the text of a new post if the page closes while the post is stored', async () => {
    const own = ownPost('own', 0);
    await writeAll([draftWith(own.content)]);
    const left = vi.spyOn(device, 'writeAll').mockReturnValue(new Promise(() => {}));
    const feed = feedOf();
    void feed.write({ kind: 'post', post: own });
    void feed.write({ kind: 'draft', draft: emptyDraft });
    left.mockRestore();
    expect((await feedOf().load()).draft).toEqual({ ...emptyDraft, text: own.content });
  });

  test('contains the text of a new post until the post is stored', async () => {
    const own = ownPost('own', 0);
    await writeAll([draftWith(own.content)]);
    const stored = deferred<void>();
    const writing = vi.spyOn(device, 'writeAll').mockImplementation(() => stored.promise);
    const feed = feedOf();
    const writes = [
      feed.write({ kind: 'post', post: own }),
      feed.write({ kind: 'draft', draft: emptyDraft }),
    ];
    await vi.waitFor(() => expect(writing).toHaveBeenCalled());
    expect((await feedOf().load()).draft.text).toBe(own.content);
    stored.resolve();
    await Promise.all(writes);
    expect((await feedOf().load()).draft).toEqual(emptyDraft);
  });
});

describe('in the feed', () => {
  const mine = ownPost('mine', 0);
  const [yes, no] = [ownComment('yes', minute), ownComment('no', 0)];
  const wrote: FeedChange[] = [
    { kind: 'post', post: mine },
    commented('mine', 'yes', minute),
    commented('mine', 'no'),
    commented('five-numbers', 'other'),
  ];
  /** Returns a post of the sample data. */
  const came = (id: string) => sample.posts.find((each) => each.id === id) as Post;
  const [firstPost] = sample.posts as [Post];
  const [firstComment, ...otherComments] = firstPost.comments as [Comment];
  const kept = async () =>
    (await device.readAll('sample'))
      .filter(({ kind }) => kind !== 'sampleDate')
      .map(({ kind, id }) => `${kind} ${id}`);

  test('the user’s post is deleted and restored together with the user’s comments on the post, in one transaction', async () => {
    const feed = feedOf();
    await writeAll(wrote, feed);
    const before = await feed.load();
    const own = before.posts[0] as Post;
    expect(own.comments).toEqual([yes, no]);
    const writing = vi.spyOn(device, 'writeAll');
    await feed.write({ kind: 'post', post: own, became: 'deleted' });
    expect(writing).toHaveBeenCalledOnce();
    expect(ids((await feed.load()).posts)).toEqual(ids(before.posts.slice(1)));
    expect(await kept()).toEqual(['comment other']);
    await feed.write({ kind: 'post', post: own, became: 'restored' });
    expect(await feed.load()).toEqual(before);
    const stored = (await device.readAll('sample')).find(({ kind }) => kind === 'post');
    expect(stored?.value).toMatchObject({ comments: [] });
    await feed.write({ kind: 'comment', postId: 'mine', comment: yes, became: 'deleted' });
    expect((await feed.load()).posts[0]?.comments).toEqual([no]);
    await feed.write({ kind: 'comment', postId: 'mine', comment: yes, became: 'restored' });
    expect(await feed.load()).toEqual(before);
  });

  test('a sample post or a sample comment is deleted and restored for one account only', async () => {
    const feed = feedOf();
    const before = await feed.load();
    const gone = [
      { kind: 'post', post: came('firmware-hiring') } as const,
      { kind: 'comment', postId: firstPost.id, comment: firstComment } as const,
    ];
    for (const change of gone) await feed.write({ ...change, became: 'deleted' });
    const { posts } = await feed.load();
    expect(ids(posts)).toEqual(ids(before.posts).filter((id) => id !== 'firmware-hiring'));
    expect(posts[0]?.comments).toEqual(otherComments);
    expect(await kept()).toEqual(['sampleDeletion firmware-hiring', 'sampleDeletion heliogrid-seed-1']);
    expect((await feedOfNora().load()).posts).toEqual(noras.posts);
    for (const change of gone) await feed.write({ ...change, became: 'restored' });
    expect([await feed.load(), await kept()]).toEqual([before, []]);
  });

  test('a sample post keeps its position when edited, and stays edited when deleted and restored', async () => {
    const feed = feedOf();
    const known = came('firmware-hiring');
    const sooner = { ...firstComment, text: 'Sooner', editedAt: now };
    const filled = { ...known, content: 'Filled.', editedAt: now };
    await writeAll([commented(known.id, 'own'), { kind: 'post', post: filled }], feed);
    await feed.write({ kind: 'comment', postId: firstPost.id, comment: sooner });
    const before = await feed.load();
    expect(ids(before.posts)).toEqual(ids(sample.posts));
    const edited = before.posts.find(({ id }) => id === known.id) as Post;
    expect(edited).toEqual({ ...filled, comments: [...known.comments, ownComment('own', 0)] });
    expect(before.posts[0]?.comments).toEqual([sooner, ...otherComments]);
    await feed.write({ kind: 'post', post: edited, became: 'deleted' });
    expect(ids((await feed.load()).posts)).not.toContain(known.id);
    await feed.write({ kind: 'post', post: edited, became: 'restored' });
    expect(await feed.load()).toEqual(before);
  });
});

describe('another account', () => {
  beforeEach(() => device.writeAll(ada.uid, [profile({ name: ada.name })]));

  test('adds its posts, comments and likes to the viewer’s feed, which is ordered by time', async () => {
    await device.writeAll('uid-nora', [profile({ name: nora.name })]);
    await device.writeAll(ada.uid, [
      post('hers', { postTime: now - 90 * minute }),
      { kind: 'comment', id: 'first', value: { postId: 'mine', comment: ownComment('first', 2) } },
      mark('like', 'mine'),
      mark('like', 'five-numbers'),
    ]);
    const feed = feedOfNora();
    const mine = { kind: 'post', post: postOf('mine', { author: { ...author, id: nora.id } }) } as const;
    await writeAll([mine, commented('hers', 'reply', 1), commented('mine', 'second', 1)], feed);
    const { posts } = await feed.load();
    const times = posts.map(({ postTime }) => postTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const find = (id: string) => posts.find((each) => each.id === id);
    const adas = { id: 'uid-ada', name: 'Ada Holm' };
    expect(find('hers')).toMatchObject({ author: adas, likes: 0, comments: [{ id: 'reply' }] });
    expect(find('mine')).toMatchObject({
      likes: 1,
      comments: [{ id: 'first', author: adas }, { id: 'second' }],
    });
    const before = noras.posts.find(({ id }) => id === 'five-numbers');
    expect(find('five-numbers')?.likes).toBe((before?.likes ?? 0) + 1);
    // Asha's feed also contains both posts.
    expect(ids((await feedOf().load()).posts)).toEqual(expect.arrayContaining(['hers', 'mine']));
  });

  test('can’t replace a post of the viewer or of the sample data by a new post with the same id', async () => {
    const content = 'Hers';
    await device.writeAll(ada.uid, [post('mine', { content }), post('five-numbers', { content })]);
    await device.writeAll('uid-nora', [post('mine', { content: 'Mine' })]);
    const { posts } = await feedOfNora().load();
    expect(posts).toHaveLength(sample.posts.length + 1);
    expect(posts.map((each) => each.content)).not.toContain(content);
  });

  test('adds the requested number of its newest posts to the viewer’s feed', async () => {
    const at = (id: string, minutes: number) => post(id, { postTime: now - minutes * minute });
    const hers = [0, 1, 2, 3, 4, 5].map((count) => at(`hers-${count}`, count + 1));
    await device.writeAll(ada.uid, hers);
    await device.writeAll('uid-nora', [at('new', 0), at('old', 4)]);
    const { posts, next } = await feedOfNora().load({ count: 3 });
    // The page of other accounts has two visible posts in its first three, so that it reads three more.
    const shown = ['new', 'hers-0', 'hers-1', 'hers-2', 'old', 'hers-3'];
    expect([ids(posts), next]).toEqual([shown, now - 4 * minute]);
    expect((await feedOfNora().load({ count: 9 })).next).toBeNull();
  });

  test('notifies observers of the viewer’s feed when the account adds a post or changes its privacy settings', async () => {
    const feed = feedOfNora();
    const isShown = async () => ids((await feed.load()).posts).includes('hers');
    const listener = vi.fn();
    const stop = feed.subscribe(listener);
    await device.writeAll(ada.uid, [post('hers')]);
    expect([listener.mock.calls.length, await isShown()]).toEqual([1, true]);
    await device.writeAll(ada.uid, [settings({ privacy: 'private' })]);
    expect([listener.mock.calls.length, await isShown()]).toEqual([2, false]);
    stop();
    await device.writeAll(ada.uid, [post('second')]);
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test('the feed counts invalid records only on its first load, and contains the valid posts', async () => {
  await writeAll([posted('good', 0)]);
  await device.write('sample', 'post', 'bad', ownPost('bad', 0, { content: '   ' }));
  await device.write('sample', 'comment', 'bad', { postId: 'good' });
  await device.write('sample', 'draft', 'feed', { text: 7 });
  const feed = await feedOf().load();
  expect(feed).toMatchObject({ quarantined: 3, draft: emptyDraft });
  expect(ids(feed.posts)).toEqual(['good', ...ids(sample.posts)]);
  expect((await feedOf().load()).quarantined).toBe(0);
});

test('a change of the feed notifies observers in other tabs, but not in the same tab', async () => {
  const [here, there] = [vi.fn(), vi.fn()];
  feedOf(openTab()).subscribe(there);
  feedOf().subscribe(here);
  await writeAll([draftWith('Half')]);
  await vi.waitFor(() => expect(there).toHaveBeenCalledOnce());
  expect(here).not.toHaveBeenCalled();
});

test('the feed store rejects reads and writes when storage can’t be used', async () => {
  withoutRoom();
  await expect(feedOf().load()).rejects.toThrow('No room');
  await vi.waitFor(() => expect(takeReports()).toEqual(['profile: OpeningError: No room']));
  await expect(feedOf().write(draftWith(''))).rejects.toThrow('No room');
});
