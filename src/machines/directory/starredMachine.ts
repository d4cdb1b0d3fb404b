import { directorySetup, unread } from './setup';
import { always, loaded, loadingStarred } from './states';

/**
 * Starred (spec sections 2, 4): the startups and investors that were starred at any time since the page
 * opened. A card keeps its position when the user removes its star.
 *
 * Tags: `loading`, `failed`; when loaded, one of `ready`, `filtered`, `empty`. During a search, also
 * `searching`.
 */
export const starredMachine = directorySetup.createMachine({
  id: 'starred',
  context: ({ input }) => ({ ...unread, ...input, listed: [] }),
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    { src: 'marks', id: 'marks', onError: '.failed' },
    { src: 'watchDirectory', onError: '.failed' },
  ],
  initial: 'loading',
  states: {
    loading: loadingStarred,
    loaded,
    failed: {
      id: 'failed',
      tags: ['failed'],
      // Restarts the whole machine, because the `marks` actor may have failed.
      on: { 'directory.retry': { target: '#starred', reenter: true } },
    },
  },
  on: {
    ...always,
    'kind.change': { guard: 'canBeStarred', actions: 'look' },
    'view.change': { guard: 'canBeStarred', actions: 'look' },
  },
});
