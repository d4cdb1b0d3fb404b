import { assign, type DoneActorEvent, enqueueActions, fromCallback, fromPromise, setup } from 'xstate';
import { withCardChange } from '@/data/schema/rules/pipelineCards';
import type { Acting } from '../shared/acting';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxActions, outboxEvents, type WriteCommand, writing } from '../shared/outbox';
import { syncStates } from '../shared/sync';
import { changesOf, supersedes, take } from './changes';
import type {
  AdditionsContext,
  AdditionsData,
  AdditionsEmitted,
  AdditionsEvent,
  CardChange,
  CardPress,
} from './types';

type Args = Acting<AdditionsContext, AdditionsEvent, AdditionsEmitted>;

const taking = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<AdditionsData> }) => ({ data: event.output }),
} as const;

/** Makes the change of a press, if it is possible. */
const press = {
  guard: 'isPossible',
  actions: writing(({ context, event }: { context: AdditionsContext; event: CardPress }) =>
    changesOf(context, event),
  ),
} as const;

const eachPress = <Transition>(transition: Transition) => ({
  'card.add': transition,
  'card.move': transition,
  'card.remove': transition,
});

/**
 * Adds startups, investors and people to the user's pipeline, from any page, and moves and removes their cards.
 * A change shows immediately and is then written. Presses before the cards are loaded wait, in their order.
 *
 * Tags: one of `loading`, `failed`, `ready`.
 */
export const additionsMachine = setup({
  types: {
    context: {} as AdditionsContext,
    events: {} as AdditionsEvent,
    emitted: {} as AdditionsEmitted,
    tags: {} as 'loading' | 'failed' | 'ready',
  },
  actors: {
    loadPipeline: fromPromise<AdditionsData, void>(missing),
    pipelineStore: fromCallback<WriteCommand<CardChange>, void>(() => {}),
  },
  guards: {
    isPossible: ({ context, event }) => changesOf(context, event as CardPress).length > 0,
  },
  actions: {
    take: assign(({ context }, { data }: { data: AdditionsData }) => take(context, data)),
    wait: assign(({ context, event }) => ({ waiting: [...context.waiting, event as CardPress] })),
    /** Makes the changes of the presses that waited, each on top of the one before. */
    catchUp: enqueueActions(({ context, enqueue }: Args) => {
      enqueue.assign({ waiting: [] });
      for (const waited of context.waiting) enqueue.raise(waited);
    }),
    /** Says that the presses that wait aren't saved. Retrying loads the cards again. */
    fail: enqueueActions(({ context, enqueue }: Args) => {
      if (context.waiting.length > 0) enqueue.emit({ type: 'write.failed' });
    }),
    /** Reports a stored change. Runs before `settle`, which forgets the change. */
    finish: enqueueActions(({ context, event, enqueue }: Args) => {
      if (event.type === 'write.done' && context.outbox.pending.includes(event.change))
        enqueue.emit({ type: 'act.done', change: event.change });
    }),
    ...outboxActions<AdditionsContext, AdditionsEvent, CardChange>({
      supersedes,
      to: () => 'pipelineStore',
      show: ({ cards }, { write }) => ({ cards: withCardChange(cards, write) }),
    }),
  },
}).createMachine({
  id: 'additions',
  context: { cards: [], stages: null, waiting: [], outbox: emptyOutbox },
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: { src: 'pipelineStore', id: 'pipelineStore', onError: '.failed' },
  initial: 'loading',
  on: { ...outboxEvents, 'write.done': { actions: ['finish', 'settle'] } },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        src: 'loadPipeline',
        onDone: { target: 'ready', actions: taking },
        onError: 'failed',
      },
      // `store.changed` restarts the read, because the change may be newer than the data being read.
      on: { ...eachPress({ actions: 'wait' }), 'store.changed': { target: 'loading', reenter: true } },
    },
    // Restarts the whole machine, because the store may have failed. A press tries again, too.
    failed: {
      tags: ['failed'],
      entry: 'fail',
      on: {
        ...eachPress({ target: '#additions', reenter: true, actions: 'wait' }),
        'write.retry': { target: '#additions', reenter: true },
      },
    },
    ready: {
      tags: ['ready'],
      entry: 'catchUp',
      on: eachPress(press),
      ...syncStates({ src: 'loadPipeline', take: taking }),
    },
  },
});
