import { assign, enqueueActions, fromPromise, setup } from 'xstate';
import { type Act, actsMaximum } from '@/data/schema/shapes/act';
import { missing } from '../shared/missing';

type UndoHistoryContext = {
  /** The acts that the user can undo, oldest first. */
  acts: readonly Act[];
  /** The acts that are being undone, in the order in which the user undid them. */
  undoing: readonly Act[];
};

export type UndoHistoryEvent =
  /** The user did something that can be undone. */
  | { type: 'act.record'; act: Act }
  /** Undoes this act, or the latest one. */
  | { type: 'act.undo'; act?: Act };

export type UndoHistoryEmitted =
  | { type: 'act.recorded' | 'act.undone' | 'act.failed'; act: Act }
  /** The act can't be undone any more. `reason`: why, in the user's language. */
  | { type: 'act.refused'; act: Act; reason: string };

/** Returns the act that an event undoes; `undefined` if there is none. */
const meantBy = ({ acts }: UndoHistoryContext, event: UndoHistoryEvent): Act | undefined =>
  event.type === 'act.undo' && event.act ? acts.find((act) => act === event.act) : acts.at(-1);

/**
 * The last acts of one account in one tab, which the user can undo in any order. An act that can't be undone any
 * more is removed. An act that couldn't be undone because of an error stays.
 *
 * Emits `act.recorded`, `act.undone`, `act.failed` and `act.refused`, for messages to the user.
 */
export const undoHistoryMachine = setup({
  types: {
    context: {} as UndoHistoryContext,
    events: {} as UndoHistoryEvent,
    emitted: {} as UndoHistoryEmitted,
  },
  actors: {
    /** Undoes an act. Resolves with the reason if the act can't be undone any more. */
    undoAct: fromPromise<string | null, { act: Act }>(missing),
  },
  guards: {
    isKnown: ({ context, event }) => meantBy(context, event) !== undefined,
    hasNone: ({ context }) => context.acts.length === 0,
    hasWaiting: ({ context }) => context.undoing.length > 1,
    isRefused: (_, { reason }: { reason: string | null }) => reason !== null,
  },
  actions: {
    record: enqueueActions(({ context, event, enqueue }) => {
      if (event.type !== 'act.record') return;
      enqueue.assign({ acts: [...context.acts, event.act].slice(-actsMaximum) });
      enqueue.emit({ type: 'act.recorded', act: event.act });
    }),
    /** Moves an act to those that are being undone. */
    take: assign(({ context, event }) => {
      const act = meantBy(context, event);
      if (!act) return {};
      return {
        acts: context.acts.filter((other) => other !== act),
        undoing: [...context.undoing, act],
      };
    }),
    finish: enqueueActions(({ context, enqueue }) => {
      const [act, ...waiting] = context.undoing;
      enqueue.assign({ undoing: waiting });
      if (act) enqueue.emit({ type: 'act.undone', act });
    }),
    /** Drops the refused act, and restores those that wait, because the user doesn't know of the refusal yet. */
    refuse: enqueueActions(({ context, enqueue }, { reason }: { reason: string | null }) => {
      const [act, ...waiting] = context.undoing;
      enqueue.assign({ acts: [...context.acts, ...waiting.reverse()], undoing: [] });
      if (act && reason !== null) enqueue.emit({ type: 'act.refused', act, reason });
    }),
    putBack: enqueueActions(({ context, enqueue }) => {
      const [act] = context.undoing;
      enqueue.assign({ acts: [...context.acts, ...[...context.undoing].reverse()], undoing: [] });
      if (act) enqueue.emit({ type: 'act.failed', act });
    }),
  },
}).createMachine({
  id: 'undoHistory',
  context: { acts: [], undoing: [] },
  initial: 'idle',
  states: {
    idle: { on: { 'act.record': { target: 'offered', actions: 'record' } } },
    offered: {
      always: { guard: 'hasNone', target: 'idle' },
      on: {
        'act.record': { actions: 'record' },
        'act.undo': { guard: 'isKnown', target: 'undoing', actions: 'take' },
      },
    },
    undoing: {
      invoke: {
        src: 'undoAct',
        // The state is entered only with an act.
        input: ({ context }) => ({ act: context.undoing[0] as Act }),
        onDone: [
          {
            guard: { type: 'isRefused', params: ({ event }) => ({ reason: event.output }) },
            target: 'refused',
            actions: { type: 'refuse', params: ({ event }) => ({ reason: event.output }) },
          },
          { guard: 'hasWaiting', target: 'undoing', reenter: true, actions: 'finish' },
          { target: 'offered', actions: 'finish' },
        ],
        onError: { target: 'offered', actions: 'putBack' },
      },
      on: {
        'act.record': { actions: 'record' },
        'act.undo': { guard: 'isKnown', actions: 'take' },
      },
    },
    // The user reads why the act can't be undone. Another act ends the state.
    refused: {
      on: {
        'act.record': { target: 'offered', actions: 'record' },
        'act.undo': { guard: 'isKnown', target: 'undoing', actions: 'take' },
      },
    },
  },
});
