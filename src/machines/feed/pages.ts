import type { DoneActorEvent } from 'xstate';
import type { FeedData } from '@/data/ports/FeedStore';
import type { FeedContext } from './types';
import { nextPage } from './view';

// The region of the feed machine that reads the loaded posts again, and loads earlier ones.

export const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<FeedData> }) => ({ data: event.output }),
} as const;

export const tellQuarantined = {
  type: 'tellQuarantined',
  params: ({ event }: { event: DoneActorEvent<FeedData> }) => ({ count: event.output.quarantined }),
} as const;

/** Restarts a read when a write ends, because the read may have missed the write. */
export const outdating = { 'write.done': { target: 'reading', reenter: true, actions: 'settle' } } as const;

/** Reads the loaded posts again after a change of the store, and loads earlier ones. */
export const listStates = {
  initial: 'current',
  states: {
    current: {
      always: { guard: 'isMissing', target: 'reading' },
      on: { 'store.changed': 'reading', 'list.grow': { guard: 'canGrow', target: 'growing' } },
    },
    reading: {
      entry: 'markAsked',
      invoke: {
        src: 'loadFeed',
        input: ({ context: { next, askedIds: ids } }: { context: FeedContext }) => ({
          since: next ?? -Infinity,
          ids,
        }),
        onDone: { target: 'current', actions: take },
        onError: 'current',
      },
      // Restarts the read, which drops the outdated result.
      on: { 'store.changed': { target: 'reading', reenter: true }, ...outdating },
    },
    growing: {
      invoke: {
        src: 'loadFeed',
        input: ({ context }: { context: FeedContext }) => nextPage(context),
        onDone: { target: 'current', actions: [{ ...take, type: 'takeMore' }, tellQuarantined] },
        onError: 'failed',
      },
      // Reads the loaded posts again instead, because the page that loads may be outdated.
      on: { 'store.changed': 'reading' },
    },
    failed: { tags: ['growFailed'], on: { 'store.changed': 'reading', 'list.grow': 'growing' } },
  },
} as const;
