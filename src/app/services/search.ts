import type { Search } from '@/data/ports/Search';
import { openOnce } from './openOnce';

const open = openOnce<Search>(async () => {
  const [{ createSearch }, { openEngine }] = await Promise.all([
    import('@/data/search/createSearch'),
    import('@/data/search/openEngine'),
  ]);
  return createSearch(openEngine);
});

type Ask = (...asked: unknown[]) => unknown;
const ask = <Name extends keyof Search>(name: Name) =>
  (async (...asked: unknown[]) => ((await open())[name] as Ask)(...asked)) as Search[Name];

/** The search, which loads on first use. All pages of a tab share it, so that they share its index. */
export const search: Search = {
  posts: ask('posts'),
  profiles: ask('profiles'),
  people: ask('people'),
  conversations: ask('conversations'),
  everything: ask('everything'),
};
