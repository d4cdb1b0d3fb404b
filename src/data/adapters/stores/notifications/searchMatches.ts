import type { Directory } from '../../../ports/Directory';
import type { LazyPort } from '../../../ports/LazyPort';
import type { PipelineStore } from '../../../ports/PipelineStore';
import type { Search } from '../../../ports/Search';
import { viewOf } from '../../../schema/shapes/directoryView';
import type { ProfileKind } from '../../../schema/shapes/ref';

/** A profile that is new for a saved search. `search`: the name of the search. `at`: when it was listed, if known. */
export type SearchMatch = { search: string; kind: ProfileKind; id: string; at: number | null };

type Ports = {
  pipeline: LazyPort<Pick<PipelineStore, 'loadSearches'>>;
  directory: Pick<Directory, 'list'>;
  search: Pick<Search, 'profiles'>;
};

/** At most this many profiles of each search are notifications. */
const mostOfEach = 10;

/** Returns what is new for the searches of which the user wants to know. Loads the code if there are any. */
export async function searchMatches({ pipeline, ...ports }: Ports): Promise<SearchMatch[]> {
  const searches = (await (await pipeline()).loadSearches()).filter(({ tells }) => tells);
  if (searches.length === 0) return [];
  const { newsFor } = await import('../../../search/searchNews');
  const news = await newsFor(ports, searches);
  return searches.flatMap(({ id, name, address }) =>
    (news[id] ?? []).slice(0, mostOfEach).map((match) => ({
      ...{ search: name, kind: viewOf(address).kind, id: match.id, at: match.at ?? null },
    })),
  );
}
