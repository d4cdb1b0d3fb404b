import type { DoneActorEvent } from 'xstate';
import type { FeedAsked, FeedData } from '@/data/ports/FeedStore';
import { postsReach } from '@/data/schema/shapes/constants';
import type { FeedContext } from './types';

// The region of the feed machine that reads the loaded posts again, and loads earlier ones.

export const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<FeedData> }) => ({ data: event.output }),
} as const;

export const tellQuarantined = {
  type: 'tellQuarantined',
  params: ({ event }: { event: DoneActorEvent<FeedData> }) => ({ count: event.output.quarantined }),
} as const;
const takeMore = { ...take, type: 'takeMore' } as const;

/** Restarts a read when a write ends, because the read may have missed the write. */
export const outdating = { 'write.done': { target: 'reading', reenter: true, actions: 'settle' } } as const;

/** Returns the state that loads earlier posts. A change of the store starts a new read of all loaded posts. */
const loadingMore = <const Actions extends readonly string[]>(
  input: (context: FeedContext) => FeedAsked,
  actions: Actions,
) =>
  ({
    invoke: {
      src: 'loadFeed',
      input: ({ context }: { context: FeedContext }) => input(context),
      onDone: { target: 'current', actions: [takeMore, tellQuarantined, ...actions] },
      onError: 'failed',
    },
    on: { 'store.changed': 'reading' },
  }) as const;

/** Reads the loaded posts again after a change of the store, and loads earlier ones. */
export const listStates = {
  initial: 'current',
  states: {
    current: {
      always: [
        { guard: 'isPartial', target: 'reaching' },
        { guard: 'isMissing', target: 'reading' },
      ],
      on: { 'store.changed': 'reading', 'list.grow': { guard: 'canGrow', target: 'growing' } },
    },
    reading: {
      entry: 'markAsked',
      invoke: {
        src: 'loadFeed',
        input: ({ context }: { context: FeedContext }) => ({
          since: context.next ?? -Infinity,
          ids: context.askedIds,
        }),
        onDone: { target: 'current', actions: take },
        onError: 'current',
      },
      // Restarts the read, which drops the outdated result.
      on: { 'store.changed': { target: 'reading', reenter: true }, ...outdating },
    },
    growing: { tags: ['growing'], ...loadingMore(({ next }) => ({ before: next ?? 0 }), []) },
    /** Loads all posts that the search or the filter covers. */
    reaching: {
      tags: ['growing', 'searching'],
      ...loadingMore(
        ({ next, posts }) => ({ before: next ?? 0, count: Math.max(0, postsReach - posts.length) }),
        ['markReached'],
      ),
    },
    failed: {
      tags: ['growFailed'],
      on: {
        'store.changed': 'reading',
        'list.grow': [
          { guard: 'isPartial', target: 'reaching' },
          { guard: 'canGrow', target: 'growing' },
          'current',
        ],
      },
    },
  },
} as const;
