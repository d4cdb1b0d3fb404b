import { fromPromise } from 'xstate';
import type { Directory } from '@/data/ports/Directory';
import type { FeedStore } from '@/data/ports/FeedStore';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Search } from '@/data/ports/Search';
import { postsReach } from '@/data/schema/shapes/constants';
import type { SearchGroup } from '@/data/schema/shapes/siteSearch';
import type { SearchData } from './machine';

type SiteSearchPorts = { directory: LazyPort<Directory>; feed: LazyPort<FeedStore>; search: Search };

/** Returns the actors of the top bar's search. */
export const siteSearchActors = ({ directory, feed, search }: SiteSearchPorts) => ({
  loadSearch: fromPromise<SearchData, void>(async () => {
    const [profiles, { posts }] = await Promise.all([
      directory().then((opened) => opened.load()),
      feed().then((opened) => opened.load({ count: postsReach })),
    ]);
    return { profiles, posts };
  }),
  searchAll: fromPromise<SearchGroup[], { data: SearchData | null; query: string }>(
    async ({ input: { data, query }, signal }) =>
      data ? search.everything(data.profiles, data.posts, query, signal) : [],
  ),
});
