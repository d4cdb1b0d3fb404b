// The regions of the state `loading`, which ends when all of them are done: `fetch` reads the data, `pause` waits
// for the minimum loading time, and `marks` (`marksStates`) for the marks.

/** Returns the region that reads the data in the state `reading`, which ends in `done`. */
export const fetchStates = <const Reading>(reading: Reading) =>
  ({ initial: 'reading', states: { reading, done: { type: 'final' } } }) as const;

/**
 * Returns the region that reads the data in the state `reading`, which ends in `idle`, and then searches it. So
 * a shared link with a query shows its results immediately, not the whole list first.
 */
export const fetchAndSearchStates = <const Reading, Searching>(reading: Reading, searching: Searching) =>
  ({
    initial: 'reading',
    states: {
      reading,
      idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: 'done' }] },
      searching,
      done: { type: 'final' },
    },
  }) as const;

/** The region that waits for the rest of the minimum loading time, the delay `loadDelay`. */
export const pauseStates = {
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasWaited', target: 'done' }, after: { loadDelay: 'done' } },
    done: { type: 'final' },
  },
} as const;
