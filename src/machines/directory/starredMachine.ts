import { directorySetup, unread } from './setup';
import { always, loaded, loading } from './states';

/**
 * Starred (spec sections 2, 4): the startups and investors that are starred now, or were since the page opened. A card
 * stays where it is when its star is removed.
 *
 * Tags: `loading`, `failed`, one of `ready`, `filtered`, `empty` when loaded, and `searching` beside it.
 */
export const starredMachine = directorySetup.createMachine({
  id: 'starred',
  context: ({ input }) => ({ ...unread, ...input, listed: [] }),
  // Writes pending changes again: the previous actor may not have written them.
  entry: 'resend',
  invoke: { src: 'marks', id: 'marks', onError: '.failed' },
  initial: 'loading',
  states: {
    loading,
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
