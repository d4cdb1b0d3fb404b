import { fromPromise } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Search } from '@/data/ports/Search';
import type { Command } from '@/data/schema/shapes/command';
import { postsReach } from '@/data/schema/shapes/constants';
import type { Post } from '@/data/schema/shapes/post';
import type { SearchGroup } from '@/data/schema/shapes/siteSearch';

type SiteSearchPorts = {
  directory: LazyPort<Directory>;
  feed: LazyPort<FeedStore>;
  search: Search;
  loadCommands: () => Promise<readonly Command[]>;
};

/** Returns the actors of the top bar's search. */
export const siteSearchActors = ({ directory, feed, search, loadCommands }: SiteSearchPorts) => ({
  loadCommands: fromPromise<readonly Command[], void>(loadCommands),
  loadPosts: fromPromise<Post[], void>(async () => (await (await feed()).load({ count: postsReach })).posts),
  searchAll: fromPromise<SearchGroup[], { posts: readonly Post[]; query: string }>(
    async ({ input: { posts, query }, signal }) => {
      const profiles = await (await directory()).loadPart({ search: { query } });
      return search.everything(profiles, posts, query, signal);
    },
  ),
});
