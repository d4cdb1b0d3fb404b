// What the machines of lists have in common: the feed, the directory and the conversations. Each provides the guards
// and actions that are named here.

/** How a list that has been read looks: all of it, what a filter or the search left of it, or nothing. */
export const viewStates = {
  initial: 'ready',
  states: {
    ready: {
      tags: ['ready'],
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isFiltered', target: 'filtered' },
      ],
    },
    filtered: {
      tags: ['filtered'],
      always: [
        { guard: 'isEmpty', target: 'empty' },
        { guard: 'isReady', target: 'ready' },
      ],
    },
    empty: {
      tags: ['empty'],
      always: [
        { guard: 'isReady', target: 'ready' },
        { guard: 'isFiltered', target: 'filtered' },
      ],
    },
  },
} as const;

type SearchOptions<Source, Input, Found> = {
  /** The actor that searches. */
  src: Source;
  /** What it is given, of the context. */
  input: Input;
  /** What `keepMatches` is given, of the event with its answer. */
  found: Found;
};

/**
 * A search, before or beside the list; what is looked for may change while it is under way. Where the actor fails,
 * `matchPlainly` looks without it.
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

/** The search beside the list: at rest until what was found no longer answers what is looked for. */
export const searchStates = <Searching>(searching: Searching) =>
  ({
    initial: 'idle',
    states: {
      idle: { always: { guard: 'isSearchStale', target: 'searching' } },
      searching,
    },
  }) as const;
