import type { Search } from '@/data/ports/Search';
import { openOnce } from './openOnce';

type Ask = (...asked: unknown[]) => unknown;

/** Returns a search, which loads on first use. Aborting the signal ends its worker. */
export function searchUntil(signal: AbortSignal): Search {
  const open = openOnce<Search>(async () => {
    const [{ createSearch }, { openEngine }] = await Promise.all([
      import('@/data/search/createSearch'),
      import('@/data/search/openEngine'),
    ]);
    return createSearch(() => openEngine(signal));
  });
  const ask = <Name extends keyof Search>(name: Name) =>
    (async (...asked: unknown[]) => ((await open())[name] as Ask)(...asked)) as Search[Name];
  return {
    posts: ask('posts'),
    profiles: ask('profiles'),
    people: ask('people'),
    conversations: ask('conversations'),
    everything: ask('everything'),
  };
}
