import type { DirectoryData, ProfileList } from '@/data/ports/Directory';
import { type DirectoryFilters, directoryFilters, type FilterName } from '@/data/schema/choices';
import type { DealFlowView } from '@/data/schema/dealFlow';
import { type ProfileKind, type Ref, refOf } from '@/data/schema/ref';
import { rememberedByItem } from '@/data/schema/remembered';
import { isMarked } from '../shared/marks';
import { appliedFilters, optionsOf, type Profile, passesAll } from './filters';
import { type FitOf, fitBy, fitOfStartups, onlyFitting, sortedByFit, sortsOf } from './fit';
import type { DirectoryContext, DirectoryView } from './types';

/** What a loaded directory looks like. `empty`: nothing to show, whatever the filters and the query. */
type Look = 'ready' | 'filtered' | 'empty';

/** A filter as it is offered. */
type OfferedFilter = { name: FilterName; options: readonly string[]; value: string };

/** What the person's deal flow does to the startups that would be shown without it. */
type ShownDealFlow = {
  mode: Exclude<DealFlowView['mode'], 'all'>;
  isPaused: boolean;
  /** How many are shown, and of how many. */
  count: number;
  all: number;
};

/** The orders to choose from, and the one in force. */
type OfferedSort = {
  /** '' for the usual order. */
  value: string;
  /** `name`: of the startup that investors are held against; missing where startups are what is sorted. */
  options: readonly { value: string; name?: string }[];
};

type Shown = Pick<DirectoryContext, keyof DirectoryView | 'data' | 'matches' | 'listed'>;

const lists = { startup: 'startups', investor: 'investors', user: 'users' } as const;

/** Everybody of a kind, the sample world first. */
export const profilesOf = (data: DirectoryData | null, kind: ProfileKind): readonly Profile[] =>
  data ? data[lists[kind]] : [];

const hasQuery = ({ query }: Pick<DirectoryView, 'query'>) => query.trim() !== '';
const hasAny = (filters: DirectoryFilters) => Object.keys(filters).length > 0;

const appliedTo = ({ data, kind, filters }: Pick<Shown, 'data' | 'kind' | 'filters'>) =>
  appliedFilters(data, kind, filters);

/** The deal flow by which startups are shown, where the person wants one: in Discover, unless it is paused. */
const flowOf = ({ data, kind, listed, isDealFlowPaused }: Shown): DealFlowView | null =>
  data && data.dealFlow.mode !== 'all' && kind === 'startup' && listed === null && !isDealFlowPaused
    ? data.dealFlow
    : null;

/** The sort in force, where it is one that the person is offered. */
const sortOf = ({ data, kind, listed, sort = '' }: Shown): string =>
  data && listed === null && sortsOf(data, kind).includes(sort) ? sort : '';

/** By what the list is sorted, chosen or by a deal flow that recommends; `null` in the usual order. */
export function selectFit(shown: Shown): FitOf | null {
  const { data, kind } = shown;
  if (!data) return null;
  const flow = flowOf(shown);
  return flow?.mode === 'recommended' ? fitOfStartups(flow) : fitBy(data, kind, sortOf(shown));
}

const byId = rememberedByItem(
  (profiles: readonly Profile[]) => new Map(profiles.map((profile) => [profile.id, profile])),
);

/** The last answers: asked often, as the list is drawn and as the machine looks what state it is in. */
const answers = new WeakMap<DirectoryData, { asked: unknown[]; found: ProfileList }[]>();
/** A view, and what it would be without its deal flow. */
const answersKept = 2;

/** The profiles to show: those the filters let through; with a query what the search found, best first. */
export function selectFound(shown: Shown): ProfileList {
  const { data } = shown;
  if (!data) return findProfiles(shown);
  const { kind, query, filters, matches, listed } = shown;
  const flow = flowOf(shown);
  const sort = sortOf(shown);
  // A letter more changes nothing before the search has answered; but a deal flow and a sort go by who is named.
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

/** The deal flow to speak of, in force or paused; `null` where there is none. */
export function selectDealFlow(shown: Shown): ShownDealFlow | null {
  const inForce = flowOf({ ...shown, isDealFlowPaused: false });
  if (!inForce || inForce.mode === 'all') return null;
  return {
    mode: inForce.mode,
    isPaused: shown.isDealFlowPaused ?? false,
    count: selectFound(shown).profiles.length,
    all: selectFound({ ...shown, isDealFlowPaused: true }).profiles.length,
  };
}

/** The orders to choose from; `null` where there is but the usual one. */
export function selectSort(shown: Shown): OfferedSort | null {
  const { data, kind, listed } = shown;
  if (!data || listed !== null) return null;
  const options = sortsOf(data, kind).map((value) => ({
    value,
    ...(kind === 'investor' && { name: data.ownStartups.find(({ id }) => id === value)?.name }),
  }));
  return options.length > 0 ? { value: sortOf(shown), options } : null;
}

/** Whether an order is on offer; the usual one always is. */
export const isSort = (context: DirectoryContext, sort: string): boolean =>
  sort === '' || sortOf({ ...context, sort }) === sort;

/** The kind's filters, in the order of the bar, with what can be and what is chosen. */
export function selectFilters({ data, kind, filters }: Shown): OfferedFilter[] {
  const applied = appliedFilters(data, kind, filters);
  return directoryFilters[kind].map((name) => {
    const value = applied[name] ?? '';
    return { name, value, options: optionsOf(data, kind, name, value) };
  });
}

export function lookOf(context: Shown): Look {
  if (selectFound(context).profiles.length === 0) return 'empty';
  const isNarrowed = hasQuery(context) || hasAny(appliedTo(context)) || flowOf(context)?.mode === 'filtered';
  return isNarrowed ? 'filtered' : 'ready';
}

/** What to let go of where nothing is found, the least that brings somebody back. */
export function selectWidening(context: Shown): 'dealFlow' | 'filters' | 'query' | 'all' {
  const brings = (wider: Partial<Shown>) => selectFound({ ...context, ...wider }).profiles.length > 0;
  if (flowOf(context) && brings({ isDealFlowPaused: true })) return 'dealFlow';
  if (hasAny(appliedTo(context)) && brings({ filters: {} })) return 'filters';
  return brings({ query: '' }) ? 'query' : 'all';
}

const searchKey = ({ kind, query }: DirectoryView) => `${kind} ${query}`;

/** Whether the shown matches are not those of the kind and the query. */
export const isSearchStale = (context: DirectoryContext): boolean =>
  hasQuery(context) && searchKey(context) !== context.searched;

export const markSearched = (context: DirectoryContext) => ({ searched: searchKey(context) });

/**
 * Another view. Filters stay as far as the kind has them, the order for the same kind. What was found last stays until the search answers; of another
 * kind or without a query nothing is kept.
 */
export function look(context: DirectoryContext, next: Partial<DirectoryView>): Partial<DirectoryContext> {
  const { kind = context.kind, query = context.query, isDealFlowPaused = context.isDealFlowPaused } = next;
  const applied = appliedFilters(context.data, kind, context.filters);
  // Of which none goes, they stay the same object: nobody is looked for again.
  const areKept = Object.keys(applied).length === Object.keys(context.filters).length;
  const filters = next.filters ?? (areKept ? context.filters : applied);
  const isSameKind = kind === context.kind;
  const { sort = isSameKind ? context.sort : undefined } = next;
  const isKept = isSameKind && hasQuery({ query });
  return { kind, query, filters, isDealFlowPaused, sort, ...(isKept ? {} : { matches: null, searched: '' }) };
}

/** The view with one more filter chosen, or let go of. */
export function choose(
  context: DirectoryContext,
  name: FilterName,
  value: string,
): Partial<DirectoryContext> {
  const { [name]: _, ...others } = appliedTo(context);
  return { filters: value ? { ...others, [name]: value } : others };
}

/** Whether a filter of the kind offers the value; nothing can always be chosen. */
export function isOption({ data, kind }: DirectoryContext, name: FilterName, value: string): boolean {
  return value === '' || appliedFilters(data, kind, { [name]: value })[name] === value;
}

/** A search that always works: profiles with the query in their name, line or tags; an exact name first. */
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

/** The list with everybody starred now; who was on it stays, so that a star taken back can be given again. */
export function withStarred({ listed, marks }: DirectoryContext): Ref[] | null {
  if (listed === null || marks === null) return listed;
  const starred = (Object.keys(marks.star) as Ref[]).filter((ref) => isMarked(marks, 'star', ref));
  return [...new Set([...listed, ...starred])];
}
