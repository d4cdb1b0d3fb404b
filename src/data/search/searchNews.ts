import type { Directory, DirectoryData } from '../ports/Directory';
import type { SavedSearch } from '../ports/PipelineStore';
import type { Search } from '../ports/Search';
import { appliedFilters, type Profile, passesAll } from '../schema/rules/directoryFilters';
import { isNew, type Match, seenMaximum } from '../schema/rules/savedSearches';
import { fitOfStartups, onlyFitting } from '../schema/rules/sortByFit';
import { type DirectoryView, viewOf } from '../schema/shapes/directoryView';
import { type ProfileKind, refOf } from '../schema/shapes/ref';

// Counts what is new for saved searches. All searches of a kind read the same list once, so that the time
// depends on the newest profiles, not on the number of searches.

type Ports = { directory: Pick<Directory, 'list'>; search: Pick<Search, 'profiles'> };
type Asked = Pick<SavedSearch, 'address' | 'seenAt'>;

/** About how many profiles of other accounts a request returns, and how many requests there are at most. */
const pageSize = 60;
const mostPages = 5;

const lists = { startup: 'startups', investor: 'investors', user: 'users' } as const;
const profilesIn = (data: DirectoryData, kind: ProfileKind): readonly Profile[] => data[lists[kind]];

const joined = <Item extends { id: string }>(pages: readonly (readonly Item[])[]): Item[] => [
  ...new Map(pages.flat().map((item) => [item.id, item])).values(),
];

/** Reads the list of a kind. @param since startups that were listed before this time may be missing */
async function readList({ directory }: Ports, kind: ProfileKind, since: number): Promise<DirectoryData> {
  let page = await directory.list({ kind, isDealFlowPaused: true, count: pageSize });
  const pages = [page];
  const isRead = () =>
    page.next === null || (kind === 'startup' && Object.values(page.listedAt).some((at) => at <= since));
  while (!isRead() && pages.length < mostPages) {
    page = await directory.list({
      kind,
      isDealFlowPaused: true,
      count: pageSize,
      after: page.next ?? undefined,
    });
    pages.push(page);
  }
  return {
    ...page,
    startups: joined(pages.map(({ startups }) => startups)),
    investors: joined(pages.map(({ investors }) => investors)),
    users: joined(pages.map(({ users }) => users)),
    listedAt: Object.assign({}, ...pages.map(({ listedAt }) => listedAt)),
  };
}

/** Returns the matches of a view, in the order of the list, without the user's own profiles. */
function matchesOf(view: DirectoryView, data: DirectoryData, found: ReadonlySet<string> | null): Match[] {
  const { kind, query, filters, isDealFlowPaused } = view;
  const applied = appliedFilters(data, kind, filters);
  const own = new Set(data.own);
  const matching = profilesIn(data, kind).filter(
    (profile) =>
      (found === null || found.has(profile.id)) &&
      !own.has(refOf(kind, profile.id)) &&
      passesAll(data, kind, applied, profile),
  );
  const isNarrowed = kind === 'startup' && !isDealFlowPaused && data.dealFlow.mode === 'filtered';
  const profiles = isNarrowed ? onlyFitting(matching, fitOfStartups(data.dealFlow), query) : matching;
  return profiles
    .slice(0, seenMaximum)
    .map(({ id }) => (data.listedAt[id] === undefined ? { id } : { id, at: data.listedAt[id] }));
}

/** Returns the profiles that match each search. Startups that were listed before `seenAt` may be missing. */
export async function matchesFor(ports: Ports, searches: readonly Asked[]): Promise<Match[][]> {
  const views = searches.map(({ address, seenAt }) => ({ ...viewOf(address), seenAt }));
  const reads = new Map<string, Promise<DirectoryData>>();
  const read = (kind: ProfileKind, query: string) => {
    const key = `${kind} ${query}`;
    const since = Math.min(...views.filter((view) => view.kind === kind).map(({ seenAt }) => seenAt));
    const reading =
      reads.get(key) ??
      (query ? ports.directory.list({ kind, query, isDealFlowPaused: true }) : readList(ports, kind, since));
    reads.set(key, reading);
    return reading;
  };
  return Promise.all(
    views.map(async (view) => {
      const query = view.query.trim();
      const data = await read(view.kind, query);
      const found = query ? new Set(await ports.search.profiles(data, view.kind, query)) : null;
      return matchesOf(view, data, found);
    }),
  );
}

/** Returns the profiles that are new for each search, by the id of the search. */
export async function newsFor(
  ports: Ports,
  searches: readonly SavedSearch[],
): Promise<Record<string, readonly Match[]>> {
  const matches = await matchesFor(ports, searches);
  return Object.fromEntries(
    searches.map((search, at) => [search.id, (matches[at] ?? []).filter((match) => isNew(search, match))]),
  );
}
