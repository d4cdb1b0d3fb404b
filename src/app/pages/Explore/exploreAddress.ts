import { type FeedFilter, feedFilters } from '@/data/schema/lists';
import { searched } from '@/data/schema/query';
import type { FeedLook } from '@/machines/feed/types';

/** Filter and query in the address: `?type=funding&q=solar`. Anything else in it reads as no filter. */
export function viewOf(search: string): FeedLook {
  const params = new URLSearchParams(search);
  const filters: readonly FeedFilter[] = [...feedFilters, 'saved'];
  const filter = filters.find((known) => known === params.get('type')) ?? 'all';
  return { filter, query: params.get('q') ?? '' };
}

/** The startup that the next post is by: `?as=saltpan`; empty for none. */
export const askedAs = (search: string): string => new URLSearchParams(search).get('as') ?? '';

/** The search part of a view's address, without what is not narrowed. */
export function searchOf({ filter, query }: FeedLook): string {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('type', filter);
  if (query) params.set('q', searched(query));
  return params.size ? `?${params}` : '';
}

/** Each chip is a step that Back undoes; each typed letter is not. */
export const isStep = (from: FeedLook, to: FeedLook) => from.filter !== to.filter;
