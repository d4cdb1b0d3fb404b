import { directorySetup, unread } from './setup';
import { always, loaded, loading } from './states';

/**
 * Starred (spec sections 2, 4): the startups and investors that are starred, and those that were when the page came up
 * or since: a star taken back leaves its card where it is.
 *
 * Tags: `loading`, `failed`, one of `ready`, `filtered`, `empty` when loaded, and `searching` beside it.
 */
export const starredMachine = directorySetup.createMachine({
  id: 'starred',
  context: ({ input }) => ({ ...unread, ...input, listed: [] }),
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
      on: { 'directory.retry': { target: '#starred', reenter: true } },
    },
  },
  on: {
    ...always,
    'kind.change': { guard: 'canBeStarred', actions: 'look' },
    'view.change': { guard: 'canBeStarred', actions: 'look' },
  },
});
