import { deferred, settled } from '@kit/answers';
import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { Directory } from '@/data/ports/Directory';
import type { FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { Search } from '@/data/ports/Search';
import type { Post } from '@/data/schema/post';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { answerOf } from '../../support/actors';
import { data as profiles } from '../directory/directoryWorld';

const posts = [{ id: 'idea' }] as Post[];
const feedData = { posts } as FeedData;
const directory = fakePort<Directory>({ load: async () => profiles });
const feed = fakePort<FeedStore>({ load: async () => feedData });
const search = fakePort<Search>({ everything: async () => [{ kind: 'startup', hits: [] }] });
const actors = siteSearchActors({ directory: directory.open, feed: feed.open, search: search.port });

it('reads the profiles and the posts, side by side', async () => {
  expect(await answerOf(actors.loadSearch)).toEqual({ profiles, posts });
  const first = deferred<Directory>();
  let isFeedAsked = false;
  const loading = answerOf(
    siteSearchActors({
      directory: () => first.promise,
      feed: async () => {
        isFeedAsked = true;
        return feed.port;
      },
      search: search.port,
    }).loadSearch,
  );
  await settled();
  expect(isFeedAsked).toBe(true);
  first.resolve(directory.port);
  expect(await loading).toEqual({ profiles, posts });
});

it('fails where one of them can’t be read', async () => {
  const error = new Error('No disk');
  const refuse = () => Promise.reject(error);
  const ports = { directory: directory.open, feed: feed.open, search: search.port };
  await expect(answerOf(siteSearchActors({ ...ports, feed: refuse }).loadSearch)).rejects.toBe(error);
  await expect(answerOf(siteSearchActors({ ...ports, directory: refuse }).loadSearch)).rejects.toBe(error);
});

it('searches what was read, and nothing before', async () => {
  const data = { profiles, posts };
  expect(await answerOf(actors.searchAll, { data, query: 'sun' })).toEqual([{ kind: 'startup', hits: [] }]);
  expect(await answerOf(actors.searchAll, { data: null, query: 'sun' })).toEqual([]);
  expect(search.calls).toEqual([['everything', profiles, posts, 'sun', expect.any(AbortSignal)]]);
});
