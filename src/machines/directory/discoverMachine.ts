import { directorySetup, unread } from './setup';
import { always, loaded, loading } from './states';

/**
 * Discover (spec section 2): lists the profiles of one kind, with filters and a search. The `marks` actor
 * reports and stores the user's stars and follows, which other screens also show.
 *
 * Tags: `loading`, `failed`; when loaded, one of `ready`, `filtered`, `empty`. During a search, also
 * `searching`.
 */
export const discoverMachine = directorySetup.createMachine({
  id: 'discover',
  context: ({ input }) => ({ ...unread, ...input, listed: null }),
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    { src: 'marks', id: 'marks', onError: '.failed' },
    { src: 'watchDirectory', onError: '.failed' },
  ],
  initial: 'loading',
  states: {
    loading,
    loaded,
    failed: {
      id: 'failed',
      tags: ['failed'],
      // Restarts the whole machine, because the `marks` actor may have failed.
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
