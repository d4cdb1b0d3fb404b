import { assign, fromPromise, setup } from 'xstate';
import type { Post } from '@/data/schema/shapes/post';
import type { SearchGroup, SearchHit } from '@/data/schema/shapes/siteSearch';
import { missing } from '../shared/missing';

type SiteSearchContext = {
  query: string;
  /** The posts to search. Loaded again each time the list opens. */
  posts: readonly Post[];
  /** The latest results, shown until the next ones arrive; `null` before the first. */
  groups: SearchGroup[] | null;
  /** The index of the highlighted option; negative counts from the last. `null`: none is highlighted. */
  active: number | null;
};

export type SiteSearchEvent =
  /** Changes the query: the list opens with the first letter, and closes when the query is empty. */
  | { type: 'query.change'; query: string }
  /** Opens the list for the current query, or closes it. */
  | { type: 'list.open' | 'list.close' }
  /** Highlights the next or previous option, or returns to the text field. */
  | { type: 'list.next' | 'list.previous' | 'list.leave' }
  /** Closes the list and clears the query: the user chose an option or navigated. */
  | { type: 'search.reset' };

/** Returns the hits in the order of the arrow keys. The option "Search Discover" follows the last hit. */
export const hitsOf = ({ groups }: Pick<SiteSearchContext, 'groups'>): SearchHit[] =>
  groups?.flatMap(({ hits }) => hits) ?? [];

/** Returns the index of the highlighted option, from 0; `null` if there is none. */
export function activeOf({ groups, active }: Pick<SiteSearchContext, 'groups' | 'active'>): number | null {
  const count = hitsOf({ groups }).length + 1;
  return active === null ? null : ((active % count) + count) % count;
}

/**
 * The top bar's search: a list that opens with the first letter and shows the best matches of every kind
 * (startups, investors, people, posts).
 *
 * Tags: `closed`, or one of `waiting`, `results`, `none`, `failed` while the list is open.
 */
export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    tags: {} as 'closed' | 'waiting' | 'results' | 'none' | 'failed',
  },
  actors: {
    loadPosts: fromPromise<Post[], void>(missing),
    searchAll: fromPromise<SearchGroup[], { posts: readonly Post[]; query: string }>(missing),
  },
  guards: {
    /** Reads the event's query if it has one, else the current query. */
    hasQuery: ({ context, event }) => ('query' in event ? event.query : context.query).trim() !== '',
    hasHits: ({ context }) => hitsOf(context).length > 0,
    hasNone: ({ context }) => context.groups?.length === 0,
  },
  actions: {
    type: assign(({ event }) => ('query' in event ? { query: event.query, active: null } : {})),
    next: assign(({ context }) => ({ active: (activeOf(context) ?? -1) + 1 })),
    previous: assign(({ context }) => ({ active: (activeOf(context) ?? 0) - 1 })),
    leave: assign({ active: null }),
  },
}).createMachine({
  id: 'siteSearch',
  context: { query: '', posts: [], groups: null, active: null },
  initial: 'closed',
  on: {
    'query.change': { target: '.closed', actions: 'type' },
    'list.close': '.closed',
    'search.reset': { target: '.closed', actions: assign({ query: '' }) },
  },
  states: {
    closed: {
      tags: ['closed'],
      entry: assign({ posts: [], groups: null, active: null }),
      on: {
        'query.change': [{ guard: 'hasQuery', target: 'open', actions: 'type' }, { actions: 'type' }],
        'list.open': { guard: 'hasQuery', target: 'open' },
        'list.next': { guard: 'hasQuery', target: 'open', actions: 'next' },
        'list.previous': { guard: 'hasQuery', target: 'open', actions: 'previous' },
      },
    },
    open: {
      type: 'parallel',
      on: {
        'list.next': { actions: 'next' },
        'list.previous': { actions: 'previous' },
        'list.leave': { actions: 'leave' },
      },
      states: {
        view: {
          initial: 'waiting',
          states: {
            waiting: {
              tags: ['waiting'],
              always: [
                { guard: 'hasHits', target: 'found' },
                { guard: 'hasNone', target: 'none' },
              ],
            },
            found: { tags: ['results'], always: { guard: 'hasNone', target: 'none' } },
            none: { tags: ['none'], always: { guard: 'hasHits', target: 'found' } },
          },
        },
        search: {
          initial: 'loading',
          states: {
            loading: {
              invoke: {
                src: 'loadPosts',
                onDone: { target: 'searching', actions: assign({ posts: ({ event }) => event.output }) },
                onError: '#siteSearch.failed',
              },
              on: { 'query.change': { guard: 'hasQuery', actions: 'type' } },
            },
            searching: {
              invoke: {
                src: 'searchAll',
                input: ({ context: { posts, query } }) => ({ posts, query }),
                onDone: { target: 'current', actions: assign({ groups: ({ event }) => event.output }) },
                onError: '#siteSearch.failed',
              },
              // Restarts the search, which drops the results of the previous query.
              on: {
                'query.change': { guard: 'hasQuery', target: 'searching', reenter: true, actions: 'type' },
              },
            },
            current: {
              on: { 'query.change': { guard: 'hasQuery', target: 'searching', actions: 'type' } },
            },
          },
        },
      },
    },
    // Further input, or focusing the field again, retries.
    failed: {
      tags: ['failed'],
      entry: assign({ groups: null }),
      on: {
        'query.change': { guard: 'hasQuery', target: 'open', actions: 'type' },
        'list.open': 'open',
        'list.next': { actions: 'next' },
        'list.previous': { actions: 'previous' },
        'list.leave': { actions: 'leave' },
      },
    },
  },
});
