import 'fake-indexeddb/auto';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openDeviceStore } from '@/data/adapters/device/deviceStore';
import { createFeedStore } from '@/data/adapters/stores/deviceFeedStore';
import { createWorld } from '@/data/adapters/stores/deviceWorld';
import type { DeviceStore } from '@/data/ports/DeviceStore';
import type { FeedChange } from '@/data/ports/FeedStore';
import { sampleFeed as datedFeed, type SamplePosts } from '@/data/sample/feed';
import json from '@/data/sample/feed.json';
import { asha, freshMe } from '@/data/sample/people';
import { emptyDraft } from '@/data/schema/draft';
import { type Post, postSchema } from '@/data/schema/post';
import { emptyListing, listingOf } from '@/data/schema/startupListing';
import { fakeStorage } from './fakeStorage';

const sampleFeed = (now: number, viewerId?: string) => datedFeed(json as SamplePosts, now, viewerId);

const now = Date.UTC(2025, 10, 20, 9, 41);
const minute = 60_000;
const sample = sampleFeed(now);
const nora = freshMe('nora-lund', 'Nora Lund');
/** Counted among the sample posts. */
const trending = [
  { topic: 'ClimateTech', posts: 2 },
  { topic: 'SeedRound', posts: 2 },
  { topic: 'fintech', posts: 2 },
];

let devices = 0;
let device: DeviceStore;
let notes: ReturnType<typeof fakeStorage>;
beforeEach(() => {
  devices += 1;
  notes = fakeStorage();
  device = openDeviceStore({ databaseName: `feed-${devices}` });
});
afterEach(() => device.close());

const feedOf = (owner: string, me = asha, from = device) =>
  createFeedStore({
    device: from,
    owner,
    me: () => me,
    now: () => now,
    loadSample: async () => json as SamplePosts,
    world: createWorld({ device: from, owner, me: () => me }),
    notes,
  });
async function writeAll(changes: FeedChange[], feed = feedOf('sample')) {
  for (const change of changes) await feed.write(change);
}
const ownPost = (id: string, past: number, more: Partial<Post> = {}): Post => ({
  id,
  author: { id: asha.id, name: asha.name, role: asha.role, avatar: asha.avatar, isVerified: true },
  content: `About ${id}`,
  hashtags: ['Product'],
  likes: 0,
  comments: [],
  shares: 0,
  isLiked: false,
  postTime: now - past,
  type: 'thought',
  ...more,
});
const loadPost = async () => postSchema;
const ownComment = (id: string, past: number) => ({
  id,
  author: { id: asha.id, name: asha.name, avatar: asha.avatar },
  text: `About ${id}`,
  time: now - past,
  likes: 0,
});

test('untouched, it is the sample feed', async () => {
  expect(await feedOf('sample').load()).toEqual({
    me: asha,
    posts: sample.posts,
    draft: emptyDraft,
    sidebar: { ...sample.sidebar, trending },
    isWhole: true,
    quarantined: 0,
  });
});

test('a new account sees the same posts and has liked none of them', async () => {
  const feed = await feedOf('uid-nora', nora).load();
  expect(feed.me).toEqual(nora);
  expect(feed.posts).toEqual(sampleFeed(now, nora.id).posts);
});

test('what is trending is counted with one’s own posts', async () => {
  const feed = feedOf('sample');
  for (const [at, id] of ['a', 'b', 'c'].entries())
    await feed.write({ kind: 'post', post: ownPost(id, at * minute) });
  expect((await feed.load()).sidebar.trending).toEqual([
    { topic: 'Product', posts: 3 },
    ...trending.slice(0, 2),
  ]);
});

describe('of the newest posts', () => {
  const old = 60 * 24 * 60 * minute;

  test('are as many as were asked for, none left out between them', async () => {
    const posts = Array.from({ length: 5 }, (_, at) => ownPost(`own-${at}`, (at + 1) * 100 * minute));
    await writeAll(posts.map((post): FeedChange => ({ kind: 'post', post })));
    await writeAll([{ kind: 'comment', postId: 'own-1', comment: ownComment('c', 0) }]);
    const data = await feedOf('sample').load({ newest: 2 });
    expect([data.isWhole, data.sidebar.trending]).toEqual([false, null]);
    // Of the sample, what was posted since.
    expect(data.posts.map(({ id }) => id)).toEqual(['own-0', 'heliogrid-seed', 'own-1']);
    expect(data.posts.at(-1)?.comments.map(({ id }) => id)).toEqual(['c']);
  });

  test('stay what they are once the others are read', async () => {
    await writeAll([
      { kind: 'post', post: ownPost('new', 0) },
      { kind: 'post', post: ownPost('changed', minute) },
      { kind: 'post', post: ownPost('old', old) },
    ]);
    const feed = feedOf('sample');
    const first = await feed.load({ newest: 2 });
    expect(first.posts.map(({ id }) => id)).toEqual(['new', 'changed']);
    await device.write('sample', 'post', 'changed', ownPost('changed', minute, { content: 'Since' }));
    const whole = await feed.load();
    expect([whole.isWhole, whole.posts.length, whole.posts[0] === first.posts[0]]).toEqual([
      true,
      sample.posts.length + 3,
      true,
    ]);
    expect(whole.posts[1]?.content).toBe('Since');
    // What is known already is given whole.
    expect((await feed.load({ newest: 2 })).posts).toBe(whole.posts);
  });

  test('are all where there are no more', async () => {
    await writeAll([{ kind: 'post', post: ownPost('old', old) }]);
    const feed = feedOf('sample');
    expect(await feed.load({ newest: 1 })).toEqual(await feed.load());
  });

  test('of which one has lost its shape are the others, and it is counted', async () => {
    await writeAll([
      { kind: 'post', post: ownPost('new', 0) },
      { kind: 'post', post: ownPost('old', old) },
    ]);
    await device.write('sample', 'post', 'bad', { postTime: now + 1 });
    const { posts, quarantined } = await feedOf('sample').load({ newest: 2 });
    expect([posts.map(({ id }) => id), quarantined]).toEqual([['new'], 1]);
  });
});

test('one’s own startups are counted with those that were listed', async () => {
  const listed = { listing: listingOf({ ...emptyListing, startupName: 'Windrose' }), savedAt: now };
  await device.write('uid-nora', 'listing', 'windrose', listed);
  expect((await feedOf('uid-nora', nora).load()).me.startups).toBe(1);
  expect((await feedOf('sample').load()).me.startups).toBe(2);
});

describe('what a person does comes back', () => {
  test('what is liked, saved and followed are marks, and no part of the feed', async () => {
    await device.write('sample', 'like', 'heliogrid-seed', false);
    await device.write('sample', 'save', 'five-numbers', true);
    await device.write('sample', 'follow', 'investor:ravi-kulkarni', true);
    expect((await feedOf('sample').load()).posts).toEqual(sample.posts);
  });

  test('posts stand where their time puts them, the newest on top', async () => {
    await writeAll([
      { kind: 'post', post: ownPost('older', 3 * 60 * minute) },
      { kind: 'post', post: ownPost('new', minute) },
      { kind: 'post', post: ownPost('newest', 0) },
    ]);
    const { posts } = await feedOf('sample').load();
    expect(posts.slice(0, 5)).toEqual([
      ownPost('newest', 0),
      ownPost('new', minute),
      sample.posts[0],
      ownPost('older', 3 * 60 * minute),
      sample.posts[1],
    ]);
    expect(posts).toHaveLength(sample.posts.length + 3);
  });

  test('comments follow those that are there, oldest first, under own posts too', async () => {
    await writeAll([
      { kind: 'post', post: ownPost('mine', minute) },
      { kind: 'comment', postId: 'heliogrid-seed', comment: ownComment('a-later', 0) },
      { kind: 'comment', postId: 'heliogrid-seed', comment: ownComment('b-earlier', minute) },
      { kind: 'comment', postId: 'mine', comment: ownComment('c-own', 0) },
      { kind: 'comment', postId: 'no-such-post', comment: ownComment('d-lost', 0) },
    ]);
    const { posts } = await feedOf('sample').load();
    expect(posts[0]?.comments).toEqual([ownComment('c-own', 0)]);
    expect(posts[1]?.comments).toEqual([
      ...(sample.posts[0]?.comments ?? []),
      ownComment('b-earlier', minute),
      ownComment('a-later', 0),
    ]);
  });

  test('the draft is the last one written', async () => {
    const draft = { text: 'Half a thou', tag: 'Hiring', comments: { 'five-numbers': 'And' } } as const;
    await writeAll([
      { kind: 'draft', draft: { ...emptyDraft, text: 'Half' } },
      { kind: 'draft', draft },
    ]);
    expect((await feedOf('sample').load()).draft).toEqual(draft);
  });

  test('a draft is there though the page was left while it was being written', async () => {
    const draft = { text: 'Half a thou', tag: 'Hiring', comments: { 'five-numbers': 'And' } } as const;
    await writeAll([{ kind: 'draft', draft: { ...emptyDraft, text: 'Half' } }]);
    expect(Object.keys(notes)).toEqual([]);
    // The page is gone before.
    const left = vi.spyOn(device, 'write').mockReturnValue(new Promise(() => {}));
    void feedOf('sample').write({ kind: 'draft', draft });
    left.mockRestore();
    expect((await feedOf('sample').load()).draft).toEqual(draft);
    expect(Object.keys(notes)).toEqual([]);
    expect((await feedOf('uid-nora', nora).load()).draft).toEqual(emptyDraft);
  });

  test('a post that the page was left with is still typed', async () => {
    const post = { ...(sample.posts[0] as Post), id: 'own' };
    const draft = { ...emptyDraft, text: post.content };
    await writeAll([{ kind: 'draft', draft }]);
    const left = vi.spyOn(device, 'write').mockReturnValue(new Promise(() => {}));
    const feed = feedOf('sample');
    void feed.write({ kind: 'post', post });
    void feed.write({ kind: 'draft', draft: emptyDraft });
    left.mockRestore();
    expect((await feedOf('sample').load()).draft).toEqual(draft);
  });

  test('texts of every kind stay what they are', async () => {
    const content = `<script>alert(1)</script> 🚀 שלום ${'x'.repeat(5000)}`;
    await writeAll([{ kind: 'post', post: ownPost('odd', 0, { content }) }]);
    expect((await feedOf('sample').load()).posts[0]?.content).toBe(content);
  });
});

test('a comment of before, which doesn’t say who wrote it, is the person’s own', async () => {
  const { id: _, ...author } = ownComment('c', 0).author;
  await writeAll([{ kind: 'comment', postId: 'five-numbers', comment: { ...ownComment('c', 0), author } }]);
  const { posts } = await feedOf('sample').load();
  expect(posts.find(({ id }) => id === 'five-numbers')?.comments.at(-1)).toEqual(ownComment('c', 0));
});

describe('what a person takes back', () => {
  const mine = ownPost('mine', 0);
  const [yes, no] = [ownComment('yes', minute), ownComment('no', 0)];
  const wrote: FeedChange[] = [
    { kind: 'post', post: mine },
    { kind: 'comment', postId: 'mine', comment: yes },
    { kind: 'comment', postId: 'mine', comment: no },
    { kind: 'comment', postId: 'five-numbers', comment: ownComment('other', 0) },
  ];
  /** A post or comment that comes with the sample. */
  const came = (postId: string, commentId?: string) => {
    const post = sample.posts.find(({ id }) => id === postId) as Post;
    const comment = post.comments.find(({ id }) => id === commentId);
    return comment ? ({ kind: 'comment', postId, comment } as const) : ({ kind: 'post', post } as const);
  };
  const kept = async () =>
    (await device.readAll('sample'))
      .filter(({ kind }) => kind !== 'sampleDate')
      .map(({ kind, id }) => `${kind} ${id}`);

  test('is written again with when, comments and all', async () => {
    await writeAll([
      ...wrote,
      { kind: 'post', post: { ...mine, content: 'Better', editedAt: now, comments: [yes, no] } },
      { kind: 'comment', postId: 'mine', comment: { ...yes, text: 'Oh yes', editedAt: now } },
    ]);
    const [first] = (await feedOf('sample').load()).posts;
    expect(first).toEqual({
      ...mine,
      content: 'Better',
      editedAt: now,
      comments: [{ ...yes, text: 'Oh yes', editedAt: now }, no],
    });
  });

  test('is gone without a trace, with the comments of their own under it, and comes back with them', async () => {
    const feed = feedOf('sample');
    await writeAll(wrote, feed);
    const before = await feed.load();
    const post = before.posts[0] as Post;
    expect(post.comments).toEqual([yes, no]);
    await feed.write({ kind: 'post', post, became: 'deleted' });
    expect([(await feed.load()).posts.map(({ id }) => id), await kept()]).toEqual([
      before.posts.slice(1).map(({ id }) => id),
      ['comment other'],
    ]);
    await feed.write({ kind: 'post', post, became: 'restored' });
    expect(await feed.load()).toEqual(before);
    expect((await device.read('sample', 'post', loadPost)).records[0]?.value.comments).toEqual([]);
    await feed.write({ kind: 'comment', postId: 'mine', comment: yes, became: 'deleted' });
    expect((await feed.load()).posts[0]?.comments).toEqual([no]);
    await feed.write({ kind: 'comment', postId: 'mine', comment: yes, became: 'restored' });
    expect(await feed.load()).toEqual(before);
  });

  test('of the sample it is remembered, by them alone, until it is back', async () => {
    const feed = feedOf('sample');
    const before = await feed.load();
    const gone = [came('firmware-hiring'), came('heliogrid-seed', 'heliogrid-seed-1')];
    for (const change of gone) await feed.write({ ...change, became: 'deleted' });
    const { posts, sidebar } = await feed.load();
    expect(posts.map(({ id }) => id)).toEqual(
      before.posts.map(({ id }) => id).filter((id) => id !== 'firmware-hiring'),
    );
    expect(posts[0]?.comments).toEqual(before.posts[0]?.comments.slice(1));
    expect(sidebar.trending).not.toBeNull();
    expect(await kept()).toEqual(['sampleDeletion firmware-hiring', 'sampleDeletion heliogrid-seed-1']);
    expect((await feedOf('uid-nora', nora).load()).posts).toEqual(sampleFeed(now, nora.id).posts);
    for (const change of gone) await feed.write({ ...change, became: 'restored' });
    expect([await feed.load(), await kept()]).toEqual([before, []]);
  });

  test('of the sample it is edited in its place, with what others said under it; that comes back too', async () => {
    const feed = feedOf('sample');
    const { post } = came('firmware-hiring') as { post: Post };
    const own = ownComment('own', 0);
    await writeAll(
      [
        { kind: 'comment', postId: post.id, comment: own },
        { kind: 'post', post: { ...post, content: 'Filled.', editedAt: now } },
        {
          kind: 'comment',
          postId: 'heliogrid-seed',
          comment: { ...(sample.posts[0]?.comments[0] as typeof own), text: 'Sooner', editedAt: now },
        },
      ],
      feed,
    );
    const before = await feed.load();
    expect(before.posts.map(({ id }) => id)).toEqual(sample.posts.map(({ id }) => id));
    const edited = before.posts.find(({ id }) => id === post.id) as Post;
    expect(edited).toEqual({ ...post, content: 'Filled.', editedAt: now, comments: [...post.comments, own] });
    expect(before.posts[0]?.comments.map(({ text }) => text)).toEqual([
      'Sooner',
      ...(sample.posts[0]?.comments.slice(1).map(({ text }) => text) ?? []),
    ]);
    await feed.write({ kind: 'post', post: edited, became: 'deleted' });
    expect((await feed.load()).posts.map(({ id }) => id)).not.toContain(post.id);
    await feed.write({ kind: 'post', post: edited, became: 'restored' });
    expect(await feed.load()).toEqual(before);
  });

  test('is all taken back, or nothing of it', async () => {
    const feed = feedOf('sample');
    await writeAll(wrote, feed);
    const before = await feed.load();
    vi.spyOn(device, 'writeAll').mockRejectedValueOnce(new Error('No room'));
    await expect(
      feed.write({ kind: 'post', post: before.posts[0] as Post, became: 'deleted' }),
    ).rejects.toThrow('No room');
    expect(await feed.load()).toEqual(before);
  });
});

test('what is done in the sample, no account ever sees', async () => {
  await writeAll([
    { kind: 'post', post: ownPost('mine', 0) },
    { kind: 'comment', postId: 'five-numbers', comment: ownComment('c', 0) },
    { kind: 'draft', draft: { ...emptyDraft, text: 'Mine' } },
  ]);
  expect(await feedOf('uid-nora', nora).load()).toEqual({
    me: nora,
    posts: sampleFeed(now, nora.id).posts,
    draft: emptyDraft,
    sidebar: { ...sample.sidebar, trending },
    isWhole: true,
    quarantined: 0,
  });
});

describe('others on the device', () => {
  const ada = {
    uid: 'uid-ada',
    author: { id: 'ada-holm', name: 'Ada Holm', role: '', avatar: '', isVerified: false },
  };
  const asAda = (
    kind: 'profile' | 'post' | 'comment' | 'like' | 'follow' | 'settings',
    id: string,
    value: unknown,
  ) => device.write(ada.uid, kind, id, value);
  beforeEach(() => asAda('profile', 'me', { name: 'Ada Holm' }));
  const open = () => feedOf('uid-nora', nora);
  const idsOf = async () => (await open().load()).posts.map(({ id }) => id);

  test('stand among the sample by their time, with all that was said and liked', async () => {
    await device.write('uid-nora', 'profile', 'me', { name: nora.name });
    await asAda('post', 'hers', ownPost('hers', 90 * minute));
    await asAda('comment', 'first', { postId: 'mine', comment: ownComment('first', 2) });
    await asAda('like', 'mine', true);
    await asAda('like', 'five-numbers', true);
    const feed = open();
    await feed.write({ kind: 'post', post: ownPost('mine', 0, { author: { ...ada.author, id: nora.id } }) });
    await feed.write({ kind: 'comment', postId: 'hers', comment: ownComment('reply', 1) });
    await feed.write({ kind: 'comment', postId: 'mine', comment: ownComment('second', 1) });
    const { posts } = await feed.load();
    const times = posts.map(({ postTime }) => postTime);
    expect(times).toEqual([...times].sort((a, b) => b - a));
    const post = (id: string) => posts.find((each) => each.id === id);
    expect(post('hers')).toMatchObject({ author: ada.author, likes: 0, comments: [{ id: 'reply' }] });
    expect(post('mine')).toMatchObject({
      likes: 1,
      comments: [{ id: 'first', author: { id: 'ada-holm', name: 'Ada Holm' } }, { id: 'second' }],
    });
    const before = sampleFeed(now, nora.id).posts.find(({ id }) => id === 'five-numbers');
    expect(post('five-numbers')?.likes).toBe((before?.likes ?? 0) + 1);
    // In Asha's feed, too.
    expect((await feedOf('sample').load()).posts.map(({ id }) => id)).toEqual(
      expect.arrayContaining(['hers', 'mine']),
    );
  });

  test('count as followers', async () => {
    await asAda('follow', 'user:nora-lund', true);
    expect((await open().load()).me.followers).toBe(1);
  });

  test('never take the place of one’s own, or of the sample, by an id', async () => {
    await asAda('post', 'mine', ownPost('mine', 0, { content: 'Hers' }));
    await asAda('post', 'five-numbers', ownPost('five-numbers', 0, { content: 'Hers' }));
    await device.write('uid-nora', 'post', 'mine', ownPost('mine', 0, { content: 'Mine' }));
    const { posts } = await open().load();
    expect(posts).toHaveLength(sample.posts.length + 1);
    expect(posts.map(({ content }) => content)).not.toContain('Hers');
  });

  test('reach as far down as everybody does, as long as the feed isn’t whole', async () => {
    for (let at = 0; at < 6; at += 1)
      await asAda('post', `hers-${at}`, ownPost(`hers-${at}`, (at + 1) * minute));
    await device.write('uid-nora', 'post', 'new', ownPost('new', 0));
    await device.write('uid-nora', 'post', 'old', ownPost('old', 4 * minute));
    const { posts, isWhole, sidebar } = await open().load({ newest: 3 });
    expect([posts.map(({ id }) => id), isWhole, sidebar.trending]).toEqual([
      ['new', 'hers-0', 'hers-1', 'hers-2'],
      false,
      null,
    ]);
    expect((await open().load({ newest: 6 })).isWhole).toBe(true);
  });

  test('are listened to, in this tab too', async () => {
    const listener = vi.fn();
    const stop = open().subscribe(listener);
    await asAda('post', 'hers', ownPost('hers', 0));
    expect(listener).toHaveBeenCalledTimes(1);
    expect(await idsOf()).toContain('hers');
    await asAda('settings', 'me', { privacy: 'private' });
    expect(listener).toHaveBeenCalledTimes(2);
    expect(await idsOf()).not.toContain('hers');
    stop();
    await asAda('post', 'second', ownPost('second', 0));
    expect(listener).toHaveBeenCalledTimes(2);
  });
});

test('records that lost their shape are counted, and the rest is all there', async () => {
  await writeAll([{ kind: 'post', post: ownPost('good', 0) }]);
  await device.write('sample', 'post', 'bad', { ...ownPost('bad', 0), content: '   ' });
  await device.write('sample', 'comment', 'bad', { postId: 'good' });
  await device.write('sample', 'draft', 'feed', { text: 'no tag' });
  const feed = await feedOf('sample').load();
  expect(feed).toMatchObject({ quarantined: 3, draft: emptyDraft });
  expect(feed.posts.map((post) => post.id)).toEqual(['good', ...sample.posts.map((post) => post.id)]);
  expect((await feedOf('sample').load()).quarantined).toBe(0);
});

test('another tab hears of a change, the tab that made it doesn’t', async () => {
  const elsewhere = openDeviceStore({ databaseName: `feed-${devices}` });
  const notified: string[] = [];
  const stop = feedOf('sample', asha, elsewhere).subscribe(() => notified.push('elsewhere'));
  feedOf('sample').subscribe(() => notified.push('here'));
  await writeAll([{ kind: 'draft', draft: { ...emptyDraft, text: 'Half' } }]);
  await vi.waitFor(() => expect(notified).toEqual(['elsewhere']));
  stop();
  await elsewhere.close();
});

test('a device that can’t be used is said so', async () => {
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('No room', 'QuotaExceededError');
  });
  await expect(feedOf('sample').load()).rejects.toThrow('No room');
  await expect(feedOf('sample').write({ kind: 'draft', draft: emptyDraft })).rejects.toThrow('No room');
});
