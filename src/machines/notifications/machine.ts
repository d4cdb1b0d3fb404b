import {
  assign,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
  stateIn,
} from 'xstate';
import type { NotificationData } from '@/data/ports/NotificationStore';
import { withSeen } from '@/data/schema/rules/withSeen';
import { missing } from '../shared/missing';
import { syncStates } from '../shared/sync';
import type { NotificationStoreCommand, NotificationsContext, NotificationsEvent } from './types';
import { looked, newIdsOf } from './view';

const unread: NotificationsContext = {
  notifications: [],
  seen: { at: Number.NEGATIVE_INFINITY, ids: [] },
  isInvestor: false,
  arrived: null,
};

const dataOf = ({ event }: { event: DoneActorEvent<NotificationData> }) => ({ data: event.output });

/**
 * The notification list in the top bar. The machine reads it again after every change, in any tab. New
 * notifications look new while the list is open. Closing the list marks them as seen.
 *
 * Tags: `open` while the list is shown; one of `loading`, `failed`, `ready`, `empty`.
 */
export const notificationsMachine = setup({
  types: {
    context: {} as NotificationsContext,
    events: {} as NotificationsEvent,
    tags: {} as 'open' | 'loading' | 'failed' | 'ready' | 'empty',
  },
  actors: {
    loadNotifications: fromPromise<NotificationData, void>(missing),
    notificationStore: fromCallback<NotificationStoreCommand, void>(() => {}),
  },
  guards: {
    isClosed: stateIn({ list: 'closed' }),
    hasNone: ({ context }) => context.notifications.length === 0,
  },
  actions: {
    /** Takes the first list that was read. Its notifications aren't announced as new arrivals. */
    take: assign((_, { data }: { data: NotificationData }) => ({ ...data, arrived: null })),
    takeAgain: assign(({ context }, { data }: { data: NotificationData }) => {
      const seen = withSeen(context.seen, data.seen);
      const before = newIdsOf(context.notifications, context.seen);
      const now = newIdsOf(data.notifications, seen);
      const hasArrived = [...now].some((id) => !before.has(id));
      return { ...data, seen, arrived: hasArrived ? now.size : context.arrived };
    }),
    look: enqueueActions(({ context, enqueue }) => {
      if (newIdsOf(context.notifications, context.seen).size === 0) return;
      const seen = looked(context.seen, context.notifications);
      enqueue.assign({ seen });
      enqueue.sendTo('notificationStore', { type: 'seen.keep', seen });
    }),
  },
}).createMachine({
  id: 'notifications',
  context: unread,
  type: 'parallel',
  invoke: { src: 'notificationStore', id: 'notificationStore', onError: '.data.failed' },
  states: {
    list: {
      initial: 'closed',
      states: {
        closed: { on: { 'list.toggle': { target: 'open', actions: assign({ arrived: null }) } } },
        open: {
          tags: ['open'],
          exit: 'look',
          on: {
            'list.toggle': 'closed',
            'list.close': 'closed',
            'notifications.readAll': { actions: 'look' },
          },
        },
      },
    },
    data: {
      initial: 'loading',
      on: { 'store.replaced': '.loading' },
      states: {
        loading: {
          tags: ['loading'],
          invoke: {
            src: 'loadNotifications',
            onDone: {
              target: 'loaded',
              actions: { type: 'take', params: dataOf },
            },
            onError: 'failed',
          },
          on: { 'store.changed': { target: 'loading', reenter: true } },
        },
        // Opening the list retries, as does the list's retry button.
        failed: {
          tags: ['failed'],
          on: {
            'notifications.retry': 'loading',
            'list.toggle': { guard: 'isClosed', target: 'loading' },
          },
        },
        loaded: {
          type: 'parallel',
          states: {
            view: {
              initial: 'ready',
              states: {
                ready: { tags: ['ready'], always: { guard: 'hasNone', target: 'empty' } },
                empty: { tags: ['empty'], always: { guard: not('hasNone'), target: 'ready' } },
              },
            },
            sync: syncStates({
              src: 'loadNotifications',
              take: { type: 'takeAgain', params: dataOf },
            }),
          },
        },
      },
    },
  },
});
