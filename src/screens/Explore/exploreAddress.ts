import { type FeedFilter, feedFilters } from '@/data/schema/lists';

/** What of the feed is looked at. */
export type ExploreView = { filter: FeedFilter; query: string };

/** Filter and query in the address: `?type=funding&q=solar`. Anything else in it reads as no filter. */
export function viewOf(search: string): ExploreView {
  const params = new URLSearchParams(search);
  const filter = feedFilters.find((known) => known === params.get('type')) ?? 'all';
  return { filter, query: params.get('q') ?? '' };
}

/** The address of a view, without what is not narrowed. */
export function addressOf({ filter, query }: ExploreView): string {
  const params = new URLSearchParams();
  if (filter !== 'all') params.set('type', filter);
  if (query) params.set('q', query);
  return `${window.location.pathname}${params.size ? `?${params}` : ''}`;
}
