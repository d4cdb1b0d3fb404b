import { directorySetup, unread } from './setup';
import { always, loaded, loading } from './states';

/**
 * Discover (spec section 2): everybody who can be found, by kind, filters and search; stars and follows are facts that
 * other screens share and live in the `marks` actor.
 *
 * Tags: `loading`, `failed`, one of `ready`, `filtered`, `empty` when loaded, and `searching` beside it.
 */
export const discoverMachine = directorySetup.createMachine({
  id: 'discover',
  context: ({ input }) => ({ ...unread, ...input, listed: null }),
  // Where the actor of before may not have written them.
  entry: 'resend',
  invoke: { src: 'marks', id: 'marks', onError: '.failed' },
  initial: 'loading',
  states: {
    loading,
    loaded,
    failed: {
      id: 'failed',
      tags: ['failed'],
      // From the very start: it may be the marks that failed.
      on: { 'directory.retry': { target: '#discover', reenter: true } },
    },
  },
  on: {
    ...always,
    'kind.change': { actions: 'look' },
    'view.change': { actions: 'look' },
    'filter.choose': { guard: 'isOption', actions: 'choose' },
    'filters.clear': { actions: 'clearFilters' },
    'dealFlow.pause': { actions: 'pauseDealFlow' },
    'sort.choose': { guard: 'isSort', actions: 'sort' },
  },
});
