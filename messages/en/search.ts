import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  /** Accessible name of the list. */
  results: 'Search results',
  kinds: { startup: 'Startups', investor: 'Investors', user: 'People', post: 'Posts' },
  count: (p: { count: number }) => plural(p.count, { one: '# result', other: '# results' }),
  none: (p: { query: string }) => `Nothing matches “${p.query}”`,
  noneText: 'Check the spelling, or search with fewer words.',
  discover: (p: { query: string }) => `Search Discover for “${p.query}”`,
};
