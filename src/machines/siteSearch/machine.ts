import { assign, fromPromise, setup } from 'xstate';
import type { Command } from '@/data/schema/shapes/command';
import type { Post } from '@/data/schema/shapes/post';
import type { SearchGroup, SearchHit } from '@/data/schema/shapes/siteSearch';
import { missing } from '../shared/missing';
import { matching } from './matching';

type SiteSearchContext = {
  query: string;
  /** The posts to search. Loaded again each time the list opens. */
  posts: readonly Post[];
  /** The latest results, shown until the next ones arrive; `null` before the first. */
  groups: SearchGroup[] | null;
  /** The commands above the results; `null` if the list has none, because the user opened it to search. */
  commands: readonly Command[] | null;
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
  /** Opens the list with the commands, also without a query. */
  | { type: 'commands.open' }
  /** Closes the list and clears the query: the user chose an option or navigated. */
  | { type: 'search.reset' };

type Shown = Pick<SiteSearchContext, 'query' | 'groups' | 'commands'>;

/** Returns the commands that match the query: all of them without a query. */
export const commandsOf = ({ commands, query }: Pick<Shown, 'commands' | 'query'>): readonly Command[] =>
  commands ? matching(commands, query) : [];

/** Returns the hits in the order of the arrow keys. The option "Search Discover" follows the last hit. */
export const hitsOf = ({ groups }: Pick<SiteSearchContext, 'groups'>): SearchHit[] =>
  groups?.flatMap(({ hits }) => hits) ?? [];

const isAsked = ({ query }: Pick<SiteSearchContext, 'query'>) => query.trim() !== '';

/** Returns the index of the highlighted option, from 0; `null` if there is none. The commands come first. */
export function activeOf({ active, ...shown }: Shown & Pick<SiteSearchContext, 'active'>): number | null {
  const count = commandsOf(shown).length + (isAsked(shown) ? hitsOf(shown).length + 1 : 0);
  return active === null || count === 0 ? null : ((active % count) + count) % count;
}

/** Returns the highlighted option; `undefined` if there is none, and for the option "Search Discover". */
export function activeOption(context: SiteSearchContext): Command | SearchHit | undefined {
  const active = activeOf(context);
  return active === null ? undefined : [...commandsOf(context), ...hitsOf(context)][active];
}

/** Highlights the first command that matches what the user typed, because Enter then runs it. */
const firstOf = (shown: Pick<Shown, 'query' | 'commands'>) => ({
  active: isAsked(shown) && commandsOf(shown).length > 0 ? 0 : null,
});

/**
 * The top bar's search: a list that opens with the first letter and shows the best matches of every kind
 * (startups, investors, people, posts). `commands.open` adds the commands that match above them, and opens the
 * list also without a query.
 *
 * Tags: `closed`, or one of `commands` (without a query), `waiting`, `results`, `none`, `failed` while the list
 * is open.
 */
export const siteSearchMachine = setup({
  types: {
    context: {} as SiteSearchContext,
    events: {} as SiteSearchEvent,
    tags: {} as 'closed' | 'commands' | 'waiting' | 'results' | 'none' | 'failed',
  },
  actors: {
    loadCommands: fromPromise<readonly Command[], void>(missing),
    loadPosts: fromPromise<Post[], void>(missing),
    searchAll: fromPromise<SearchGroup[], { posts: readonly Post[]; query: string }>(missing),
  },
  guards: {
    /** Reads the event's query if it has one, else the current query. */
    hasQuery: ({ context, event }) => isAsked('query' in event ? event : context),
    hasHits: ({ context }) => hitsOf(context).length > 0,
    hasNone: ({ context }) => context.groups?.length === 0,
    hasCommands: ({ context }) => context.commands !== null,
  },
  actions: {
    type: assign(({ context: { commands }, event }) =>
      'query' in event ? { query: event.query, ...firstOf({ query: event.query, commands }) } : {},
    ),
    next: assign(({ context }) => ({ active: (activeOf(context) ?? -1) + 1 })),
    previous: assign(({ context }) => ({ active: (activeOf(context) ?? 0) - 1 })),
    leave: assign({ active: null }),
    forgetHits: assign({ posts: [], groups: null }),
  },
}).createMachine({
  id: 'siteSearch',
  context: { query: '', posts: [], groups: null, commands: null, active: null },
  initial: 'closed',
  on: {
    'query.change': [
      { guard: 'hasCommands', target: '.offered', actions: 'type' },
      { target: '.closed', actions: 'type' },
    ],
    'list.close': '.closed',
    'commands.open': '.offering',
    'search.reset': { target: '.closed', actions: assign({ query: '' }) },
  },
  states: {
    closed: {
      tags: ['closed'],
      entry: assign({ posts: [], groups: null, commands: null, active: null }),
      on: {
        'query.change': [{ guard: 'hasQuery', target: 'open', actions: 'type' }, { actions: 'type' }],
        'list.open': { guard: 'hasQuery', target: 'open' },
        'list.next': { guard: 'hasQuery', target: 'open', actions: 'next' },
        'list.previous': { guard: 'hasQuery', target: 'open', actions: 'previous' },
      },
    },
    // Loads the texts of the commands. Text that the user types meanwhile is searched afterwards.
    offering: {
      tags: ['closed'],
      entry: 'forgetHits',
      invoke: {
        src: 'loadCommands',
        onDone: [
          {
            guard: 'hasQuery',
            target: 'open',
            actions: assign(({ context: { query }, event: { output: commands } }) => ({
              commands,
              ...firstOf({ query, commands }),
            })),
          },
          { target: 'offered', actions: assign({ commands: ({ event }) => event.output }) },
        ],
        onError: 'failed',
      },
      on: { 'query.change': { actions: 'type' } },
    },
    offered: {
      tags: ['commands'],
      entry: 'forgetHits',
      on: {
        'query.change': [{ guard: 'hasQuery', target: 'open', actions: 'type' }, { actions: 'type' }],
        'list.next': { actions: 'next' },
        'list.previous': { actions: 'previous' },
        'list.leave': { actions: 'leave' },
        // The list is open already.
        'commands.open': {},
      },
    },
    open: {
      type: 'parallel',
      on: {
        'commands.open': { guard: 'hasCommands' },
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
        // Without a query, the commands failed to load.
        'list.open': [{ guard: 'hasQuery', target: 'open' }, { target: 'offering' }],
        'list.next': { actions: 'next' },
        'list.previous': { actions: 'previous' },
        'list.leave': { actions: 'leave' },
      },
    },
  },
});
