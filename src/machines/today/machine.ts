import {
  assertEvent,
  assign,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import type { PipelineChange } from '@/data/schema/shapes/pipeline';
import type { Acting } from '../shared/acting';
import { missing } from '../shared/missing';
import {
  emptyOutbox,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  type WriteFailed,
  writing,
} from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import { syncStates } from '../shared/sync';
import { completion, postponement, renewed, stored, supersedes, take } from './changes';
import type { ActDone, TodayContext, TodayData, TodayEvent } from './types';
import { shownRows } from './view';

const dataOf = ({ event }: { event: DoneActorEvent<TodayData> }) => ({ data: event.output });
const taking = [
  { type: 'take', params: dataOf },
  {
    type: 'tellQuarantined',
    params: ({ event }: { event: DoneActorEvent<TodayData> }) => ({ count: event.output.quarantined }),
  },
] as const;

type Acted = { context: TodayContext; event: TodayEvent };

/** Returns the change with which an event makes a row leave; `null` if it can't. */
function leavingOf({ context, event }: Acted) {
  if (event.type === 'row.done') return completion(context, event.id, event.at);
  return event.type === 'row.postpone' ? postponement(context, event.id, event.until) : null;
}

const leave = {
  guard: 'canLeave',
  actions: [
    'tell',
    writing((acted: Acted) => {
      const leaving = leavingOf(acted);
      return leaving ? [leaving.change] : [];
    }),
  ],
} as const;

/**
 * What waits for the user: rows that are derived from the stores, at midnight and after every change. A row that
 * the user marks as done or postpones leaves immediately, and is shown again if that can't be stored.
 *
 * Tags: `loading`, `failed`, and when loaded `clear` or `waiting`.
 */
export const todayMachine = setup({
  types: {
    context: {} as TodayContext,
    events: {} as TodayEvent,
    emitted: {} as WriteFailed | RecordsQuarantined | ActDone,
    input: {} as { now: number },
    tags: {} as 'loading' | 'failed' | 'clear' | 'waiting',
  },
  actors: {
    loadToday: fromPromise<TodayData, void>(missing),
    pipelineStore: fromCallback<WriteCommand<PipelineChange>, void>(() => {}),
    clock: fromCallback(() => {}),
  },
  guards: {
    isClear: ({ context }) => shownRows(context).length === 0,
    canLeave: (acted) => leavingOf(acted) !== null,
  },
  actions: {
    take: assign(({ context }, { data }: { data: TodayData }) => take(context, data)),
    renew: assign(({ context, event }) => {
      assertEvent(event, 'day.change');
      return renewed(context, event.now);
    }),
    /** Runs before `write`, after which the row is no longer shown. */
    tell: enqueueActions(({ context, event, enqueue }: Acting<TodayContext, TodayEvent, ActDone>) => {
      const leaving = leavingOf({ context, event });
      if (leaving) enqueue.emit({ type: 'act.done', ...leaving.act });
    }),
    /** Runs before `settle`, which forgets the change. */
    keepStored: assign(({ context, event }) => {
      assertEvent(event, 'write.done');
      return context.outbox.pending.includes(event.change) ? stored(context, event.change) : {};
    }),
    ...quarantineActions<TodayContext, TodayEvent>(),
    ...outboxActions<TodayContext, TodayEvent, PipelineChange>({ supersedes, to: () => 'pipelineStore' }),
  },
}).createMachine({
  id: 'today',
  context: ({ input }) => ({ facts: null, now: input.now, rows: [], outbox: emptyOutbox }),
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    { src: 'pipelineStore', id: 'pipelineStore', onError: '.failed' },
    { src: 'clock', onError: '.failed' },
  ],
  initial: 'loading',
  on: { ...outboxEvents, 'write.done': { actions: ['keepStored', 'settle'] } },
  states: {
    loading: {
      tags: ['loading'],
      invoke: { src: 'loadToday', onDone: { target: 'loaded', actions: taking }, onError: 'failed' },
      // Restarts the read, because the change may be newer than the data being read.
      on: { 'store.changed': { target: 'loading', reenter: true } },
    },
    // Restarts the whole machine, because the store may have failed.
    failed: { tags: ['failed'], on: { 'today.retry': { target: '#today', reenter: true } } },
    loaded: {
      type: 'parallel',
      states: {
        list: {
          initial: 'waiting',
          states: {
            waiting: { tags: ['waiting'], always: { guard: 'isClear', target: 'clear' } },
            clear: { tags: ['clear'], always: { guard: not('isClear'), target: 'waiting' } },
          },
        },
        sync: syncStates({ src: 'loadToday', take: taking }),
      },
      on: {
        'row.done': leave,
        'row.postpone': leave,
        'day.change': { actions: 'renew' },
      },
    },
  },
});
