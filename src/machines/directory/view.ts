import type { DirectoryData, ProfileList } from '@/data/ports/Directory';
import type { DealFlowView } from '@/data/schema/rules/dealFlow';
import { appliedFilters, optionsOf, type Profile, passesAll } from '@/data/schema/rules/directoryFilters';
import { rememberedByItem } from '@/data/schema/rules/memoized';
import {
  type FitOf,
  fitBy,
  fitOfStartups,
  onlyFitting,
  sortedByFit,
  sortsOf,
} from '@/data/schema/rules/sortByFit';
import { type DirectoryFilters, directoryFilters, type FilterName } from '@/data/schema/shapes/choices';
import type { DirectoryView } from '@/data/schema/shapes/directoryView';
import { type Ref, refOf } from '@/data/schema/shapes/ref';
import { isMarked } from '../shared/marks';
import { hasMore, isListUnread, profilesOf } from './pages';
import type { DirectoryContext } from './types';

/** The state of a loaded directory. `empty`: no profiles to show, with or without filters and a query. */
type Look = 'ready' | 'filtered' | 'empty';

/** A filter with its options and its current value. */
type OfferedFilter = { name: FilterName; options: readonly string[]; value: string };

/** The user's deal flow settings and their effect on the list of startups. */
type ShownDealFlow = {
  mode: Exclude<DealFlowView['mode'], 'all'>;
  isPaused: boolean;
  /** The number of startups shown. */
  count: number;
  /** The number that would be shown without the deal flow; `null` if it isn't known. */
  all: number | null;
};

/** The available sorts, and the current one. */
type OfferedSort = {
  /** '' for the usual order. */
  value: string;
  /** `name`: the name of the startup that investors are compared with; missing when sorting startups. */
  options: readonly { value: string; name?: string }[];
};

type Shown = Pick<DirectoryContext, keyof DirectoryView | 'data' | 'matches' | 'listed'>;

const hasQuery = ({ query }: Pick<DirectoryView, 'query'>) => query.trim() !== '';
const hasAny = (filters: DirectoryFilters) => Object.keys(filters).length > 0;

const appliedTo = ({ data, kind, filters }: Pick<Shown, 'data' | 'kind' | 'filters'>) =>
  appliedFilters(data, kind, filters);

/** Returns the deal flow setting, which filters the startups in Discover; `null` if it is off or paused. */
const flowOf = ({ data, kind, listed, isDealFlowPaused }: Shown): DealFlowView | null =>
  data && data.dealFlow.mode !== 'all' && kind === 'startup' && listed === null && !isDealFlowPaused
    ? data.dealFlow
    : null;

/** Returns the current sort if it is available, otherwise ''. */
const sortOf = ({ data, kind, listed, sort = '' }: Shown): string =>
  data && listed === null && sortsOf(data, kind).includes(sort) ? sort : '';

/** Returns the function that compares profiles to sort the list by fit; `null` for the usual order. */
export function selectFit(shown: Shown): FitOf | null {
  const { data, kind } = shown;
  if (!data) return null;
  const flow = flowOf(shown);
  return flow?.mode === 'recommended' ? fitOfStartups(flow) : fitBy(data, kind, sortOf(shown));
}

const byId = rememberedByItem(
  (profiles: readonly Profile[]) => new Map(profiles.map((profile) => [profile.id, profile])),
);

/** Caches the last results: the list reads them on every render, the machine on every transition. */
const answers = new WeakMap<DirectoryData, { asked: unknown[]; found: ProfileList }[]>();
/** The number of cached results: one for the view, and one for the view without its deal flow. */
const answersKept = 2;

/** Returns the profiles to show: the filtered and sorted list. With a query, only search results. */
export function selectFound(shown: Shown): ProfileList {
  const { data } = shown;
  if (!data) return findProfiles(shown);
  const { kind, query, filters, matches, listed } = shown;
  const flow = flowOf(shown);
  const sort = sortOf(shown);
  // The cache key. Includes the query only with a deal flow or a sort, which compare the query with names.
  const asked = [
    kind,
    filters,
    listed,
    hasQuery(shown) ? matches : null,
    flow,
    sort,
    (flow || sort) && query,
  ];
  const known = answers.get(data) ?? [];
  const same = known.find((answer) => answer.asked.every((value, at) => value === asked[at]));
  if (same) return same.found;
  const found = findProfiles(shown);
  answers.set(data, [{ asked, found }, ...known].slice(0, answersKept));
  return found;
}

function findProfiles(shown: Shown): ProfileList {
  const { data, kind, listed, matches } = shown;
  let profiles = profilesOf(data, kind);
  if (hasQuery(shown) && matches !== null) {
    const all = byId(profiles);
    profiles = matches.map((id) => all.get(id)).filter((profile) => profile !== undefined);
  }
  if (listed !== null) {
    const refs = new Set(listed);
    profiles = profiles.filter(({ id }) => refs.has(refOf(kind, id)));
  }
  const applied = appliedTo(shown);
  if (data && hasAny(applied)) {
    profiles = profiles.filter((profile) => passesAll(data, kind, applied, profile));
  }
  const flow = flowOf(shown);
  if (flow?.mode === 'filtered') profiles = onlyFitting(profiles, fitOfStartups(flow), shown.query);
  const fitOf = selectFit(shown);
  if (fitOf) profiles = sortedByFit(profiles, fitOf, shown.query);
  return { kind, profiles } as ProfileList;
}

/** Returns the deal flow to show to the user, applied or paused; `null` if there is none. */
export function selectDealFlow(shown: Shown): ShownDealFlow | null {
  const inForce = flowOf({ ...shown, isDealFlowPaused: false });
  if (!inForce || inForce.mode === 'all') return null;
  return {
    mode: inForce.mode,
    isPaused: shown.isDealFlowPaused ?? false,
    count: selectFound(shown).profiles.length,
    all: shown.data?.whole.includes('startup')
      ? selectFound({ ...shown, isDealFlowPaused: true }).profiles.length
      : null,
  };
}

/** Returns the available sorts; `null` if only the usual order is available. */
export function selectSort(shown: Shown): OfferedSort | null {
  const { data, kind, listed } = shown;
  if (!data || listed !== null) return null;
  const options = sortsOf(data, kind).map((value) => ({
    value,
    ...(kind === 'investor' && { name: data.ownStartups.find(({ id }) => id === value)?.name }),
  }));
  return options.length > 0 ? { value: sortOf(shown), options } : null;
}

/** Whether a sort is available; the usual order always is. */
export const isSort = (context: DirectoryContext, sort: string): boolean =>
  sort === '' || sortOf({ ...context, sort }) === sort;

/** Returns the kind's filters in display order, with their options and values. */
export function selectFilters({ data, kind, filters }: Shown): OfferedFilter[] {
  const applied = appliedFilters(data, kind, filters);
  return directoryFilters[kind].map((name) => {
    const value = applied[name] ?? '';
    return { name, value, options: optionsOf(data, kind, name, value) };
  });
}

/** Whether the list of the view is loaded to its end. */
const isRead = (context: DirectoryContext): boolean => !isListUnread(context) && !hasMore(context);

export function lookOf(context: DirectoryContext): Look {
  if (selectFound(context).profiles.length === 0 && isRead(context)) return 'empty';
  const isNarrowed = hasQuery(context) || hasAny(appliedTo(context)) || flowOf(context)?.mode === 'filtered';
  return isNarrowed ? 'filtered' : 'ready';
}

/** Returns the choice whose removal fills an empty list; `all` if the user must remove several choices. */
export function selectWidening(context: Shown): 'dealFlow' | 'filters' | 'query' | 'all' {
  const brings = (wider: Partial<Shown>) => selectFound({ ...context, ...wider }).profiles.length > 0;
  if (flowOf(context) && brings({ isDealFlowPaused: true })) return 'dealFlow';
  if (hasAny(appliedTo(context)) && brings({ filters: {} })) return 'filters';
  return brings({ query: '' }) ? 'query' : 'all';
}

const searchKey = ({ kind, query }: DirectoryView) => `${kind} ${query}`;

/** Whether the current kind and query need a new search, because `matches` may be outdated. */
export const isSearchStale = (context: DirectoryContext): boolean =>
  hasQuery(context) && searchKey(context) !== context.searched;

export const markSearched = (context: DirectoryContext) => ({ searched: searchKey(context) });

/**
 * Returns the context for another view. Filters stay if the new kind has them. The sort stays unless the kind
 * changes. The last matches stay until the search answers, unless the kind changes or the query is empty.
 */
export function look(context: DirectoryContext, next: Partial<DirectoryView>): Partial<DirectoryContext> {
  const { kind = context.kind, query = context.query, isDealFlowPaused = context.isDealFlowPaused } = next;
  const applied = appliedFilters(context.data, kind, context.filters);
  // If all filters stay, reuses their object, so that cached results stay valid.
  const areKept = Object.keys(applied).length === Object.keys(context.filters).length;
  const filters = next.filters ?? (areKept ? context.filters : applied);
  const isSameKind = kind === context.kind;
  const { sort = isSameKind ? context.sort : undefined } = next;
  const isKept = isSameKind && hasQuery({ query });
  return { kind, query, filters, isDealFlowPaused, sort, ...(isKept ? {} : { matches: null, searched: '' }) };
}

/** Returns the context with a filter chosen, or cleared if the value is ''. */
export function choose(
  context: DirectoryContext,
  name: FilterName,
  value: string,
): Partial<DirectoryContext> {
  const { [name]: _, ...others } = appliedTo(context);
  return { filters: value ? { ...others, [name]: value } : others };
}

/** Whether the current kind has the filter `name` with this option. The value '' is always possible. */
export function isOption({ data, kind }: DirectoryContext, name: FilterName, value: string): boolean {
  return value === '' || appliedFilters(data, kind, { [name]: value })[name] === value;
}

/** Fallback for the search engine: returns ids of profiles whose texts contain the query; an exact name comes first. */
export function plainMatches(profiles: readonly Profile[], query: string): string[] {
  const wanted = query.trim().toLowerCase();
  const rank = (profile: Profile) => {
    const name = profile.name.toLowerCase();
    if (name === wanted) return 0;
    if (name.startsWith(wanted)) return 1;
    return textsOf(profile).some((text) => text.toLowerCase().includes(wanted)) ? 2 : null;
  };
  return profiles
    .flatMap(({ id }, at) => {
      const found = rank(profiles[at] as Profile);
      return found === null ? [] : { id, found };
    })
    .sort((a, b) => a.found - b.found)
    .map(({ id }) => id);
}

function textsOf(profile: Profile): string[] {
  const { name, location } = profile;
  if ('tagline' in profile) return [name, location, profile.tagline, profile.stage, ...profile.categories];
  if ('sectors' in profile) return [name, location, profile.title, ...profile.sectors];
  return [name, location, profile.role, ...profile.interests, ...profile.skills];
}

/** Adds the starred profiles to the list. Unstarred profiles stay, so that the user can star them again. */
export function withStarred({ listed, marks }: DirectoryContext): Ref[] | null {
  if (listed === null || marks === null) return listed;
  const starred = (Object.keys(marks.star) as Ref[]).filter((ref) => isMarked(marks, 'star', ref));
  return [...new Set([...listed, ...starred])];
}
