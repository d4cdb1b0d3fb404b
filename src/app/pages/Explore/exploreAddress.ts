import { type FeedFilter, feedFilters } from '@/data/schema/shapes/lists';
import { searched } from '@/data/schema/text/query';
import type { FeedLook } from '@/machines/feed/types';

/** Reads filter and query from the query string: `?type=funding&q=solar`. Default filter: `all`. */
export function viewOf(search: string): FeedLook {
  const params = new URLSearchParams(search);
  const filters: readonly FeedFilter[] = [...feedFilters, 'saved'];
  const filter = filters.find((known) => known === params.get('type')) ?? 'all';
  return { filter, query: params.get('q') ?? '' };
}

/** Returns the slug of the startup to select as the author of the next post: `?as=saltpan`, or ''. */
export const askedAs = (search: string): string => new URLSearchParams(search).get('as') ?? '';

/** Returns the query string of a view's address, without default values. */
export function searchOf({ filter, query }: FeedLook): string {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('type', filter);
  if (query) params.set('q', searched(query));
  return params.size ? `?${params}` : '';
}

/** Whether Back undoes a change: true for a filter, false for a typed letter. */
export const isStep = (from: FeedLook, to: FeedLook) => from.filter !== to.filter;
