import { type FeedFilter, feedFilters } from '@/data/schema/lists';

/** What of the feed is looked at. */
export type ExploreView = { filter: FeedFilter; query: string };

/** Filter and query in the address: `?type=funding&q=solar`. Anything else in it reads as no filter. */
export function viewOf(search: string): ExploreView {
  const params = new URLSearchParams(search);
  const filters: readonly FeedFilter[] = [...feedFilters, 'saved'];
  const filter = filters.find((known) => known === params.get('type')) ?? 'all';
  return { filter, query: params.get('q') ?? '' };
}

/** The search part of a view's address, without what is not narrowed. */
export function searchOf({ filter, query }: ExploreView): string {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('type', filter);
  if (query) params.set('q', query);
  return params.size ? `?${params}` : '';
}

/** Each chip is a step that Back undoes; each typed letter is not. */
export const isStep = (from: ExploreView, to: ExploreView) => from.filter !== to.filter;
