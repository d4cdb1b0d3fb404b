import type { DirectoryData, ListRequest } from '../../../ports/Directory';
import type { World, WorldPages } from '../../../ports/World';
import {
  appliedFilters,
  type FilteredProfiles,
  type Profile,
  passesAll,
  valuesOf,
} from '../../../schema/rules/directoryFilters';
import { fitOfStartups, onlyFitting, sortsOf } from '../../../schema/rules/sortByFit';
import { type ProfileKind, profileKinds, readRef, refOf } from '../../../schema/shapes/ref';
import { activeOf } from './connections';
import type { OwnPages } from './ownPages';
import { visiblePages } from './visiblePages';

// A page of Discover or Starred. This module loads on demand.

/** About how many profiles of other accounts a page has. */
const pageSize = 24;
/** How many are compared with each other in a list that is sorted by fit. */
const compared = 100;
/** How many accounts are read for a page at most, unless more profiles are requested. */
const mostRead = 300;

type Source = {
  /** The pages of the sample data and of the user. */
  pages: OwnPages;
  world: Pick<World, 'loadPages' | 'loadNextPages'>;
};

/** The pages of other accounts, and where the next page begins. */
type Others = Pick<DirectoryData, 'next' | 'whole' | 'values'> & { published: WorldPages };

const noPages: WorldPages = { startups: [], investors: [], users: [] };
const noValues = { location: [], skill: [] };

/** Returns a page of a list, see `Directory.list`. */
export async function listProfiles({ pages, world }: Source, asked: ListRequest): Promise<DirectoryData> {
  const own = visiblePages(pages, noPages).shown;
  const others = await readOthers(world, asked, own);
  const { published, ...rest } = others;
  // Only the user's page shows the followed profiles.
  const users = published.users.map((each) => ({ ...each, follows: [] }));
  return { ...visiblePages(pages, { ...published, users }).shown, ...rest };
}

function readOthers(world: Source['world'], asked: ListRequest, own: DirectoryData): Promise<Others> {
  if (asked.refs) return readStarred(world, asked, asked.refs);
  return asked.query?.trim() ? readFound(world, asked, own) : readNext(world, asked, own);
}

/** Returns the profiles among which a search looks. */
async function readFound(world: Source['world'], asked: ListRequest, own: DirectoryData): Promise<Others> {
  const { kind, query = '' } = asked;
  const [found, { isAlone }] = await Promise.all([
    world.loadPages({ search: { query, kind } }),
    world.loadNextPages({ kind, count: 1 }),
  ]);
  return {
    published: listingRules(asked, own).passing(found),
    next: null,
    whole: isAlone ? profileKinds : [],
    values: valuesOf(profilesIn(found, kind)),
  };
}

/** Returns a page of the accounts that own these profiles. */
async function readStarred(
  world: Source['world'],
  { kind, query = '', count = query.trim() ? mostRead : pageSize, after = '0' }: ListRequest,
  refs: NonNullable<ListRequest['refs']>,
): Promise<Others> {
  const ofKind = refs.filter((ref) => readRef(ref)?.kind === kind);
  const end = Number(after) + count;
  const published = await world.loadPages({ refs: ofKind.slice(Number(after), end) });
  const next = end < ofKind.length ? `${end}` : null;
  return { published: { ...published, users: [] }, next, whole: [], values: noValues };
}

/** Reads accounts until enough of their profiles pass the filters. */
async function readNext(world: Source['world'], asked: ListRequest, own: DirectoryData): Promise<Others> {
  const { kind, after } = asked;
  const { passing, isNarrowing, isSorting } = listingRules(asked, own);
  const wanted = Math.max(asked.count ?? pageSize, isSorting ? compared : 0);
  const most = Math.max(wanted, mostRead);
  let found = noPages;
  let read = noPages;
  let next = after;
  let [accounts, count] = [0, wanted];
  while (count > 0) {
    const page = await world.loadNextPages({ kind, count, after: next });
    if (page.isAlone) return { published: noPages, next: null, whole: profileKinds, values: noValues };
    next = page.next ?? undefined;
    read = joined(read, page.pages);
    found = joined(found, passing(page.pages));
    if (next === undefined || sizeOf(found, kind) >= wanted) break;
    accounts += count;
    count = Math.min(2 * count, most - accounts);
  }
  // If all profiles have been read, returns all, so that another filter needs no read.
  const isAll = next === undefined && after === undefined;
  return {
    published: isAll ? read : found,
    next: next ?? null,
    whole: isAll || (next === undefined && !isNarrowing) ? [kind] : [],
    values: valuesOf(profilesIn(read, kind)),
  };
}

/** Returns which pages of others a list has, and whether that depends on filters or the deal flow. */
function listingRules({ kind, filters = {}, query = '', ...asked }: ListRequest, own: DirectoryData) {
  const { dealFlow } = own;
  const flow = kind === 'startup' && !asked.isDealFlowPaused ? dealFlow.mode : 'all';
  const applied = appliedFilters({ ...own, whole: [] }, kind, filters);
  /** Returns the profiles that pass. The filter of users by industry compares their startups. */
  const passes = (profiles: readonly Profile[], data: FilteredProfiles) => {
    const filtered = profiles.filter((profile) => passesAll(data, kind, applied, profile));
    return flow === 'filtered' ? onlyFitting(filtered, fitOfStartups(dealFlow), query) : filtered;
  };
  return {
    isNarrowing: Object.keys(applied).length > 0 || flow === 'filtered',
    isSorting: flow === 'recommended' || sortsOf(own, kind).includes(asked.sort ?? ''),
    passing(pages: WorldPages): WorldPages {
      const data = { ...own, startups: activeOf(pages).map(({ startup }) => startup) };
      const kept = new Set(passes(profilesIn(pages, kind), data).map(({ id }) => refOf(kind, id)));
      return {
        startups: pages.startups.filter(
          ({ startup }) => kind === 'user' || kept.has(refOf('startup', startup.id)),
        ),
        investors: pages.investors.filter(({ investor }) => kept.has(refOf('investor', investor.id))),
        users: pages.users.filter(({ user }) => kept.has(refOf('user', user.id))),
      };
    },
  };
}

const joined = (a: WorldPages, b: WorldPages): WorldPages => ({
  startups: [...a.startups, ...b.startups],
  investors: [...a.investors, ...b.investors],
  users: [...a.users, ...b.users],
});

const profilesIn = (pages: WorldPages, kind: ProfileKind): readonly Profile[] => {
  if (kind === 'startup') return activeOf(pages).map(({ startup }) => startup);
  return kind === 'investor'
    ? pages.investors.map(({ investor }) => investor)
    : pages.users.map(({ user }) => user);
};

const sizeOf = (pages: WorldPages, kind: ProfileKind) => profilesIn(pages, kind).length;
