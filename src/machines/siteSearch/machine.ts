import { assign, fromPromise, setup } from 'xstate';
import type { DirectoryData } from '@/data/ports/Directory';
import type { Post } from '@/data/schema/post';
import type { SearchGroup, SearchHit } from '@/data/schema/siteSearch';
import type { Unseen } from '../shared/unseen';

/** Everything that can be found. */
export type SearchData = { profiles: DirectoryData; posts: Post[] };

type SiteSearchContext = {
  query: string;
  /** As it was when the list opened: it is read anew each time. */
  data: SearchData | null;
  /** What was found last, which stays until the next answer; `null` before the first. */
  groups: SearchGroup[] | null;
  /** The option that stands out, counted from the first; negative from the last. `null`: none, the query itself. */
  active: number | null;
};

export type SiteSearchEvent =
  /** What is typed: the list opens with the first letter, and closes with the last one gone. */
  | { type: 'query.change'; query: string }
  /** Shows the list again for what is typed. */
  | { type: 'list.open' | 'list.close' }
  /** To another option; from the options back to the text. */
  | { type: 'list.next' | 'list.previous' | 'list.leave' }
  /** Closes and forgets: something was chosen, or the page is another one. */
  | { type: 'search.reset' };

/** A promise that nobody provided: `app/actors` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

/** The hits in the order in which the arrow keys go through them; after the last one comes "Search Discover". */
export const hitsOf = ({ groups }: Pick<SiteSearchContext, 'groups'>): SearchHit[] =>
  groups?.flatMap(({ hits }) => hits) ?? [];

/** Which option stands out, from 0; `null` when none does. */
export function activeOf({ groups, active }: Pick<SiteSearchContext, 'groups' | 'active'>): number | null {
  const count = hitsOf({ groups }).length + 1;
  return active === null ? null : ((active % count) + count) % count;
}

/**
 * The top bar's search (decisions: "One search in the top bar"): a list that opens with the first letter and shows the
 * best of everything.
 *
 * Tags: `closed`, or one of `waiting`, `results`, `none`, `failed` while the list is open.
 */
export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    meta: {} as Unseen,
    tags: {} as 'closed' | 'waiting' | 'results' | 'none' | 'failed',
  },
  actors: {
    loadSearch: fromPromise<SearchData, void>(missing),
    searchAll: fromPromise<SearchGroup[], { data: SearchData | null; query: string }>(missing),
  },
  guards: {
    /** Also of the query that is being typed. */
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
  context: { query: '', data: null, groups: null, active: null },
  initial: 'closed',
  on: {
    'query.change': { target: '.closed', actions: 'type' },
    'list.close': '.closed',
    'search.reset': { target: '.closed', actions: assign({ query: '' }) },
  },
  states: {
    closed: {
      tags: ['closed'],
      entry: assign({ data: null, groups: null, active: null }),
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
                src: 'loadSearch',
                onDone: { target: 'searching', actions: assign({ data: ({ event }) => event.output }) },
                onError: '#siteSearch.failed',
              },
              on: { 'query.change': { guard: 'hasQuery', actions: 'type' } },
            },
            searching: {
              meta: { unseen: 'What is shown stays.' },
              invoke: {
                src: 'searchAll',
                input: ({ context: { data, query } }) => ({ data, query }),
                onDone: { target: 'current', actions: assign({ groups: ({ event }) => event.output }) },
                onError: '#siteSearch.failed',
              },
              // Starts anew: the answer to what was typed before is dropped.
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
    // Typing on, or coming back to the field, tries again.
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
