import { type DirectoryFilters, directoryFilters } from '@/data/schema/shapes/choices';
import { discoverTabs, profileKinds } from '@/data/schema/shapes/ref';
import { searched } from '@/data/schema/text/query';
import type { DirectoryView } from '@/machines/directory/types';

/**
 * Reads kind, query and filters from the address: `?tab=investors&q=solar&industry=AI`, `sort=fit` for the
 * best fit first, and `deals=all` to ignore the user's deal flow. Ignores other parameters.
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

/** Returns the search part of a view's address, without default values. */
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

/** Whether Back undoes the change: it does for a tab, a filter or an order, not for a typed letter. */
export const isStep = (from: DirectoryView, to: DirectoryView) =>
  searchOf({ ...from, query: '' }) !== searchOf({ ...to, query: '' });
