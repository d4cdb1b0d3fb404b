import { expect, it } from 'vitest';
import type { FeedChange, FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { Search } from '@/data/ports/Search';
import type { Post } from '@/data/schema/post';
import { feedActors } from '@/machines/feed/actors';
import { answerOf, describeListening, describeWriting, writeVocabulary } from '../../support/actors';
import { fakePort } from '../../support/ports';

const data = { posts: [], saved: ['idea'] } as unknown as FeedData;
const posts = [{ id: 'idea' }] as Post[];
const { port: noSearch } = fakePort<Search>({});

it('reads the feed', async () => {
  const { open, calls } = fakePort<FeedStore>({ load: async () => data });
  expect(await answerOf(feedActors({ feed: open, search: noSearch }).loadFeed)).toBe(data);
  expect(calls).toEqual([['load']]);
  const feed = () => Promise.reject(new Error('No chunk'));
  await expect(answerOf(feedActors({ feed, search: noSearch }).loadFeed)).rejects.toThrow('No chunk');
});

it('searches the posts it was given', async () => {
  const { open } = fakePort<FeedStore>({});
  const search = fakePort<Search>({ posts: async () => ['idea'] });
  const { searchPosts } = feedActors({ feed: open, search: search.port });
  expect(await answerOf(searchPosts, { posts, query: 'solar' })).toEqual(['idea']);
  expect(search.calls).toEqual([['posts', posts, 'solar']]);
});

const storeOf = (feed: () => Promise<FeedStore>) => feedActors({ feed, search: noSearch }).feedStore;

describeListening<FeedStore>('the feed', {
  actor: storeOf,
  port: (subscribe) => fakePort<FeedStore>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

const typed: FeedChange = { kind: 'draft', draft: { text: 'Solar', tag: null } as never };
const commented: FeedChange = { kind: 'comment', postId: 'idea', comment: { id: 'c1' } as never };

describeWriting('the feed', {
  actor: storeOf,
  port: (write) => fakePort<FeedStore>({ subscribe: () => () => {}, write }).port,
  changes: [
    [typed, [typed]],
    [commented, [commented]],
  ],
  ...writeVocabulary,
  done: () => null,
  failed: (change, { message }) => ({ type: 'write.failed', change, message }),
});
