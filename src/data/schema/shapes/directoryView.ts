import { searched } from '../text/query';
import { type DirectoryFilters, directoryFilters } from './choices';
import { discoverTabs, type ProfileKind, profileKinds } from './ref';

/** The choices of the user that determine the visible profiles. The URL contains them. */
export type DirectoryView = {
  kind: ProfileKind;
  query: string;
  /** The requested filters. A value that isn't among its filter's options has no effect. */
  filters: DirectoryFilters;
  /** In Discover: whether the list of startups ignores the user's deal flow settings. */
  isDealFlowPaused?: boolean;
  /**
   * In Discover: sorts by the best fit. For startups, the value is `fit`. For investors, the value is the id
   * of one of the user's startups. Any other value means the usual order.
   */
  sort?: string;
};

/**
 * Reads kind, query and filters from the query string of Discover: `?tab=investors&q=solar&industry=AI`.
 * `sort=fit` sorts by fit. `deals=all` ignores the deal flow setting of an investor. Ignores other parameters.
 */
export function viewOf(search: string): DirectoryView {
  const params = new URLSearchParams(search);
  const kind = profileKinds.find((known) => discoverTabs[known] === params.get('tab')) ?? 'startup';
  const filters: DirectoryFilters = {};
  for (const name of directoryFilters[kind]) {
    const value = params.get(name);
    if (value) filters[name] = value;
  }
  return {
    kind,
    query: params.get('q') ?? '',
    filters,
    isDealFlowPaused: params.get('deals') === 'all',
    sort: params.get('sort') ?? '',
  };
}

/** Returns the query string of a view's address, without default values. */
export function searchOf({ kind, query, filters, isDealFlowPaused, sort }: DirectoryView): string {
  const params = new URLSearchParams();
  if (kind !== 'startup') params.set('tab', discoverTabs[kind]);
  if (query) params.set('q', searched(query));
  for (const name of directoryFilters[kind]) {
    const value = filters[name];
    if (value) params.set(name, value);
  }
  if (sort) params.set('sort', sort);
  if (isDealFlowPaused) params.set('deals', 'all');
  return params.size ? `?${params}` : '';
}

/** Whether Back undoes a change: true for a tab, a filter or a sort order, false for a typed letter. */
export const isStep = (from: DirectoryView, to: DirectoryView) =>
  searchOf({ ...from, query: '' }) !== searchOf({ ...to, query: '' });
