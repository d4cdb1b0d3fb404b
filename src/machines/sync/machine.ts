import { assertEvent, assign, fromCallback, sendTo, setup } from 'xstate';
import type { WaitingRecord } from '@/data/ports/Outbox';
import type { WriteRetry } from '../shared/outbox';
import type { SyncContext, SyncEvent } from './types';

/** How long a change waits to be sent, or an account to be restored, before the user sees it. In ms. */
const syncDelay = 1000;

const unknown: SyncContext = { waiting: [], noting: [], noted: [], refused: [], progress: null };

/** Returns the records of `some` that are also in `others`. */
const both = (some: readonly WaitingRecord[], others: readonly WaitingRecord[]) =>
  some.filter(({ kind, id }) => others.some((other) => other.kind === kind && other.id === id));

/**
 * What the user sees of sending and restoring records: which records have been waiting for a while, which
 * ones the server refused, whether the server is connected, and how much of the account is restored.
 */
export const syncMachine = setup({
  types: { context: {} as SyncContext, events: {} as SyncEvent },
  actors: {
    /** Reports changes of the outbox, and sends the refused records again. */
    outbox: fromCallback<WriteRetry>(() => {}),
  },
  // A record that is sent immediately isn't shown as waiting, and a quick restore isn't shown at all.
  delays: { syncDelay },
  guards: {
    hasWaiting: ({ event }) => event.type === 'waiting.changed' && event.waiting.length > 0,
    hasNew: ({ context: { waiting, noted } }) => both(waiting, noted).length < waiting.length,
    hasRefused: ({ context }) => context.refused.length > 0,
    isConnected: ({ event }) => event.type === 'connection.changed' && event.isConnected,
    isRestoring: ({ event }) => event.type === 'restore.changed' && event.progress !== null,
  },
  actions: {
    wait: assign(({ context, event }) => {
      assertEvent(event, 'waiting.changed');
      return { waiting: event.waiting, noted: both(context.noted, event.waiting) };
    }),
    collect: assign(({ context }) => ({ noting: context.waiting })),
    note: assign(({ context }) => ({ noted: both(context.waiting, context.noting) })),
    refuse: assign(({ event }) => {
      assertEvent(event, 'refused.changed');
      return { refused: event.refused };
    }),
    forget: assign(() => unknown),
    progress: assign(({ event }) => {
      assertEvent(event, 'restore.changed');
      return { progress: event.progress };
    }),
  },
}).createMachine({
  id: 'sync',
  context: unknown,
  invoke: {
    src: 'outbox',
    id: 'outbox',
    // Nothing is known any more.
    onError: { target: ['.queue.idle', '.account.restored'], actions: 'forget' },
  },
  type: 'parallel',
  on: {
    'refused.changed': { actions: 'refuse' },
    'write.retry': { guard: 'hasRefused', actions: sendTo('outbox', { type: 'write.retry' }) },
  },
  states: {
    queue: {
      initial: 'idle',
      states: {
        idle: { on: { 'waiting.changed': { guard: 'hasWaiting', target: 'noting', actions: 'wait' } } },
        noting: {
          entry: 'collect',
          after: { syncDelay: { target: 'noted', actions: 'note' } },
          on: {
            'waiting.changed': [
              { guard: 'hasWaiting', actions: 'wait' },
              { target: 'idle', actions: 'wait' },
            ],
          },
        },
        noted: {
          always: { guard: 'hasNew', target: 'noting' },
          on: {
            'waiting.changed': [
              { guard: 'hasWaiting', actions: 'wait' },
              { target: 'idle', actions: 'wait' },
            ],
          },
        },
      },
    },
    connection: {
      initial: 'connected',
      states: {
        connected: {
          on: { 'connection.changed': [{ guard: 'isConnected' }, { target: 'disconnected' }] },
        },
        disconnected: { on: { 'connection.changed': { guard: 'isConnected', target: 'connected' } } },
      },
    },
    account: {
      initial: 'restored',
      states: {
        restored: {
          on: { 'restore.changed': { guard: 'isRestoring', target: 'starting', actions: 'progress' } },
        },
        starting: {
          after: { syncDelay: 'restoring' },
          on: {
            'restore.changed': [
              { guard: 'isRestoring', actions: 'progress' },
              { target: 'restored', actions: 'progress' },
            ],
          },
        },
        restoring: {
          on: {
            'restore.changed': [
              { guard: 'isRestoring', actions: 'progress' },
              { target: 'restored', actions: 'progress' },
            ],
          },
        },
      },
    },
  },
});
