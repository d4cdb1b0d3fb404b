// Shared by the list machines (feed, directory, conversations). Each machine defines the guards and actions
// that this file names.

const toReady = { guard: 'isReady', target: 'ready' } as const;
const toFiltered = { guard: 'isFiltered', target: 'filtered' } as const;
const toEmpty = { guard: 'isEmpty', target: 'empty' } as const;

/** The states of a loaded list: complete, reduced by a filter or search, or empty. */
export const viewStates = {
  initial: 'ready',
  states: {
    ready: { tags: ['ready'], always: [toEmpty, toFiltered] },
    filtered: { tags: ['filtered'], always: [toEmpty, toReady] },
    empty: { tags: ['empty'], always: [toReady, toFiltered] },
  },
} as const;

type SearchOptions<Source, Input, Found> = {
  /** The name of the searching actor. */
  src: Source;
  /** Derives the actor's input from the context. */
  input: Input;
  /** Derives the parameters of `keepMatches` from the event with the result. */
  found: Found;
};

/**
 * Returns the state of a running search. A change of the query restarts the search. If the actor fails,
 * `matchPlainly` searches without the actor.
 */
export const searchingWith = <const Source extends string, Input, Found>({
  src,
  input,
  found,
}: SearchOptions<Source, Input, Found>) =>
  ({
    entry: 'markSearched',
    invoke: {
      src,
      input,
      onDone: { target: 'idle', actions: { type: 'keepMatches', params: found } },
      onError: { target: 'idle', actions: 'matchPlainly' },
    },
    always: [
      { guard: 'hasNoQuery', target: 'idle' },
      { guard: 'isSearchStale', target: 'searching', reenter: true },
    ],
  }) as const;

/**
 * The state after the first read. A shared link with a query shows its results immediately, not the whole list
 * first.
 */
export const searchedFirst = {
  always: [{ guard: 'isSearchStale', target: 'searching' }, { target: 'done' }],
} as const;

/** Returns the region that searches again whenever the results don't match the current query. */
export const searchStates = <Searching>(searching: Searching) =>
  ({
    initial: 'idle',
    states: {
      idle: { always: { guard: 'isSearchStale', target: 'searching' } },
      searching,
    },
  }) as const;
