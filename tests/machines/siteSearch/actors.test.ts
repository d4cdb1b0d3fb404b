import { deferred, settled } from '@kit/deferred';
import { fakePort } from '@kit/ports';
import { expect, it, vi } from 'vitest';
import type { Directory } from '@/data/ports/Directory';
import type { FeedData, FeedStore } from '@/data/ports/FeedStore';
import type { Search } from '@/data/ports/Search';
import type { Post } from '@/data/schema/shapes/post';
import { siteSearchActors } from '@/machines/siteSearch/actors';
import { answerOf } from '../../support/actors';
import { data as profiles } from '../directory/directoryWorld';

const posts = [{ id: 'idea' }] as Post[];
const feedData = { posts } as FeedData;
const directory = fakePort<Directory>({ load: async () => profiles });
const feed = fakePort<FeedStore>({ load: async () => feedData });
const search = fakePort<Search>({ everything: async () => [{ kind: 'startup', hits: [] }] });
const actors = siteSearchActors({ directory: directory.open, feed: feed.open, search: search.port });

it('loadSearch reads the profiles and the posts in parallel', async () => {
  const first = deferred<Directory>();
  const opened = vi.fn(feed.open);
  const ports = { directory: () => first.promise, feed: opened, search: search.port };
  const loading = answerOf(siteSearchActors(ports).loadSearch);
  await settled();
  expect(opened).toHaveBeenCalledOnce();
  first.resolve(directory.port);
  expect(await loading).toEqual({ profiles, posts });
});

it('searchAll searches the loaded data, and finds nothing before it is loaded', async () => {
  const data = { profiles, posts };
  expect(await answerOf(actors.searchAll, { data, query: 'sun' })).toEqual([{ kind: 'startup', hits: [] }]);
  expect(await answerOf(actors.searchAll, { data: null, query: 'sun' })).toEqual([]);
  expect(search.calls).toEqual([['everything', profiles, posts, 'sun', expect.any(AbortSignal)]]);
});
