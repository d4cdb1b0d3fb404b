// The regions of the state `loading`, which ends when all of them are done: `fetch` reads the data, `pause` waits
// for the minimum loading time, and `marks` (`marksStates`) for the marks.

/** Returns the region that reads the data in the state `reading` and ends in the state `done`. */
export const fetchStates = <States>(states: States) =>
  ({ initial: 'reading', states: { ...states, done: { type: 'final' } } }) as const;

/** The region that waits for the rest of the minimum loading time, the delay `loadDelay`. */
export const pauseStates = {
  initial: 'waiting',
  states: {
    waiting: { always: { guard: 'hasWaited', target: 'done' }, after: { loadDelay: 'done' } },
    done: { type: 'final' },
  },
} as const;
