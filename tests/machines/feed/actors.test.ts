import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { FeedChange, FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { Search } from '@/data/ports/Search';
import { postsPage } from '@/data/schema/shapes/constants';
import type { Post } from '@/data/schema/shapes/post';
import { feedActors } from '@/machines/feed/actors';
import {
  answerOf,
  describeLeaving,
  describeListening,
  describeMarks,
  describeWriting,
} from '../../support/actors';

const data = { posts: [] } as unknown as FeedData;
const posts = [{ id: 'idea' }] as Post[];
const { port: noSearch } = fakePort<Search>({});

type Ports = Parameters<typeof feedActors>[0];
const actorsOf = (feed: Ports['feed'], more: Partial<Ports> = {}) =>
  feedActors({
    feed,
    marks: () => new Promise(() => {}),
    search: noSearch,
    onPageHide: () => () => {},
    ...more,
  });

it('loadFeed reads the whole feed or its newest posts, and passes on an error', async () => {
  const { open, calls } = fakePort<FeedStore>({ load: async () => data });
  expect(await answerOf(actorsOf(open).loadFeed, { extent: 'whole' })).toBe(data);
  expect(await answerOf(actorsOf(open).loadFeed, { extent: 'newest' })).toBe(data);
  expect(calls).toEqual([
    ['load', undefined],
    ['load', { newest: postsPage }],
  ]);
  const feed = () => Promise.reject(new Error('No chunk'));
  await expect(answerOf(actorsOf(feed).loadFeed, { extent: 'whole' })).rejects.toThrow('No chunk');
});

it('searchPosts searches the given posts', async () => {
  const { open } = fakePort<FeedStore>({});
  const search = fakePort<Search>({ posts: async () => ['idea'] });
  const { searchPosts } = actorsOf(open, { search: search.port });
  expect(await answerOf(searchPosts, { posts, query: 'solar' })).toEqual(['idea']);
  expect(search.calls).toEqual([['posts', posts, 'solar', expect.any(AbortSignal)]]);
});

const storeOf = (feed: Ports['feed']) => actorsOf(feed).feedStore;
const input = { unsaved: () => [] };

describeListening<FeedStore>('the feed', {
  actor: storeOf,
  input,
  port: (subscribe) => fakePort<FeedStore>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

const typed: FeedChange = { kind: 'draft', draft: { text: 'Solar', tag: null } as never };
const commented: FeedChange = { kind: 'comment', postId: 'idea', comment: { id: 'c1' } as never };

describeWriting<FeedStore, FeedChange>('the feed', {
  actor: storeOf,
  input,
  port: (write) => fakePort<FeedStore>({ subscribe: () => () => {}, write }).port,
  changes: [
    [typed, [typed]],
    [commented, [commented]],
  ],
});

describeMarks('the feed', (marks) => actorsOf(() => new Promise(() => {}), { marks }).marks);

describeLeaving('the feed', {
  actor: storeOf,
  pageHide: (onPageHide) => actorsOf(() => new Promise(() => {}), { onPageHide }).pageHide,
  port: (write) => fakePort<FeedStore>({ subscribe: () => () => {}, write }).port,
  unsaved: typed,
});
