import type { Search } from '@/data/ports/Search';
import { opening } from './opening';

const open = opening<Search>(async () => {
  const [{ createSearch }, { openEngine }] = await Promise.all([
    import('@/data/search/createSearch'),
    import('@/data/search/openEngine'),
  ]);
  return createSearch(openEngine);
});

/** The search, fetched when somebody looks for something: one for the whole tab, so that nothing is indexed twice. */
export const search: Search = {
  posts: async (...asked) => (await open()).posts(...asked),
  profiles: async (...asked) => (await open()).profiles(...asked),
  people: async (...asked) => (await open()).people(...asked),
  conversations: async (...asked) => (await open()).conversations(...asked),
  everything: async (...asked) => (await open()).everything(...asked),
};
