import type { SearchNews } from '@/data/schema/rules/todayRows';
import { matchesFor, newsFor } from '@/data/search/searchNews';
import type { Services } from './createServices';

type Ports = Pick<Services, 'pipeline' | 'directory' | 'search'>;

/** Returns the functions that find the results of saved searches. */
export const searchResults = ({ directory, search }: Omit<Ports, 'pipeline'>) => ({
  loadNews: async (searches: Parameters<typeof newsFor>[1]) =>
    newsFor({ directory: await directory(), search }, searches),
  loadMatches: async (address: string) => {
    const ports = { directory: await directory(), search };
    const [matches = []] = await matchesFor(ports, [{ address, seenAt: Number.POSITIVE_INFINITY }]);
    return matches;
  },
});

/** Returns the saved searches with new results, of those that the user wants to hear of. */
export async function loadNews({ pipeline, ...ports }: Ports): Promise<readonly SearchNews[]> {
  const searches = (await (await pipeline()).loadSearches()).filter(({ tells }) => tells);
  const news = await searchResults(ports).loadNews(searches);
  return searches.flatMap(({ id, name, address }) => {
    const count = news[id]?.length ?? 0;
    return count > 0 ? [{ id, name, address, count }] : [];
  });
}
