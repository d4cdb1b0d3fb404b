import { fromPromise } from 'xstate';
import type { SearchGroup } from '@/data/schema/siteSearch';
import type { SearchData } from '@/machines/siteSearch/machine';
import { directory, feedStore } from '../services/services';

export const siteSearchActors = {
  loadSearch: fromPromise<SearchData, void>(async () => {
    const [profiles, { posts }] = await Promise.all([
      directory().then((opened) => opened.load()),
      feedStore().then((opened) => opened.load()),
    ]);
    return { profiles, posts };
  }),
  searchAll: fromPromise<SearchGroup[], { data: SearchData | null; query: string }>(
    async ({ input: { data, query } }) =>
      data ? (await import('@/data/search/siteSearch')).searchAll(data.profiles, data.posts, query) : [],
  ),
};
