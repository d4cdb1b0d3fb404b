import { not } from 'xstate';
import { viewStates } from '../shared/listStates';
import { outboxEvents } from '../shared/outbox';
import { syncStates } from '../shared/sync';
import { noteWrites } from './notes';
import { panel } from './panel';
import {
  acting,
  pipelineSetup,
  saveNotes,
  sendTold,
  subjectsAsked,
  taking,
  unread,
  writingRecords,
} from './setup';
import { cardOf, suggestionOf } from './view';

/** The cards of the board: all, those that pass the filters, or none because the board is empty. */
const list = pipelineSetup.createStateConfig({
  ...viewStates,
  states: {
    ...viewStates.states,
    empty: {
      ...viewStates.states.empty,
      invoke: {
        src: 'loadStars',
        onDone: { actions: { type: 'takeStars', params: ({ event }) => ({ stars: event.output }) } },
        // Without the stars, the user can still add cards elsewhere.
        onError: { actions: { type: 'takeStars', params: { stars: [] } } },
      },
      on: { 'stars.add': acting },
    },
  },
});

/** The data that loads after the cards: what happened with others, and which subjects still exist. */
const background = pipelineSetup.createStateConfig({
  initial: 'loadingEvents',
  states: {
    loadingEvents: {
      invoke: {
        src: 'loadEvents',
        onDone: [
          {
            guard: 'isFirst',
            target: 'loadingSubjects',
            actions: [
              { type: 'takeEvents', params: ({ event }) => ({ events: event.output }) },
              'renewOrder',
            ],
          },
          {
            target: 'loadingSubjects',
            actions: { type: 'takeEvents', params: ({ event }) => ({ events: event.output }) },
          },
        ],
        onError: 'loadingSubjects',
      },
      on: { 'events.changed': { target: 'loadingEvents', reenter: true } },
    },
    loadingSubjects: {
      always: { guard: 'isChecked', target: 'current' },
      invoke: {
        src: 'loadSubjects',
        input: subjectsAsked,
        onDone: {
          target: 'current',
          actions: { type: 'takeSubjects', params: ({ event }) => ({ found: event.output }) },
        },
        onError: { target: 'current', actions: 'skipSubjects' },
      },
      on: { 'events.changed': 'loadingEvents' },
    },
    current: {
      always: { guard: not('isChecked'), target: 'loadingSubjects' },
      on: { 'events.changed': 'loadingEvents' },
    },
  },
});

const dropped = { target: 'idle', actions: 'drop' } as const;
/** What a lifted card has in both states. It is put back if it is no longer shown. */
const inHand = {
  always: { guard: not('isLifted'), target: 'idle', actions: 'putBack' },
  on: {
    'card.putBack': { target: 'idle', actions: 'putBack' },
    'card.drop': [{ ...acting, target: 'idle', actions: [...acting.actions, 'drop'] }, dropped],
  },
} as const;

/** Moving a card with the keyboard. A carried card is in another column than its own. */
const move = pipelineSetup.createStateConfig({
  initial: 'idle',
  states: {
    idle: { on: { 'card.lift': { guard: 'canLift', target: 'lifted', actions: 'lift' } } },
    lifted: {
      ...inHand,
      on: {
        ...inHand.on,
        'card.carry': { guard: 'canCarry', target: 'carrying', actions: 'carry' },
      },
    },
    carrying: {
      ...inHand,
      on: {
        ...inHand.on,
        'card.carry': [
          { guard: 'isReturning', target: 'lifted', actions: 'carry' },
          { guard: 'canCarry', actions: 'carry' },
        ],
      },
    },
  },
});

/** The cards that are chosen in the table. */
const choice = pipelineSetup.createStateConfig({
  initial: 'none',
  states: {
    none: { always: { guard: 'hasChosen', target: 'some' } },
    some: { always: { guard: not('hasChosen'), target: 'none' } },
  },
  on: { 'choice.change': { actions: 'choose' } },
});

/**
 * The board of the pipeline: the cards in columns or in a table, the panel of a card with its notes, and the form
 * for passing. Changes show immediately and are then written. What arrives never moves a card: the columns are
 * sorted when the page opens, and when the user wishes. A note is stored while the user types it. The message of
 * a pass is sent once it can't be undone anymore.
 *
 * Tags: `loading`, `failed`; when loaded, one of `ready`, `filtered`, `empty`.
 */
export const pipelineMachine = pipelineSetup.createMachine({
  id: 'pipeline',
  context: ({ input }) => ({ ...unread, ...input }),
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    {
      src: 'pipelineStore',
      id: 'pipelineStore',
      input: ({ self }) => ({
        unsaved: () => {
          const { context } = self.getSnapshot();
          return [...noteWrites(context), ...context.told];
        },
      }),
      onError: '.failed',
    },
    { src: 'pageHide', onError: {} },
  ],
  initial: 'loading',
  on: {
    ...outboxEvents,
    'view.change': { actions: 'look' },
    'board.change': { actions: 'lookAtBoard' },
    'look.change': { actions: 'choosePart' },
    'filters.change': { actions: 'filter' },
    'table.sort': { actions: 'sort' },
    'day.change': { actions: 'beginDay' },
    'act.undo': {
      actions: [
        'cancelTold',
        writingRecords(({ event }) => (event.type === 'act.undo' ? event.changes : [])),
      ],
    },
    'told.expire': { guard: 'isTold', actions: [sendTold, 'forgetTold'] },
    'page.hidden': { actions: [saveNotes, sendTold, 'forgetTold'] },
  },
  states: {
    loading: {
      tags: ['loading'],
      invoke: {
        src: 'loadPipeline',
        onDone: {
          target: 'loaded',
          actions: [
            ...taking,
            { type: 'tellQuarantined', params: ({ event }) => ({ count: event.output.quarantined }) },
          ],
        },
        onError: 'failed',
      },
      // Restarts the read, because the change may be newer than the data being read.
      on: { 'store.changed': { target: 'loading', reenter: true } },
    },
    // Restarts the whole machine, because the store may have failed.
    failed: { tags: ['failed'], on: { 'board.retry': { target: '#pipeline', reenter: true } } },
    loaded: {
      type: 'parallel',
      on: {
        'cards.move': acting,
        'cards.remove': acting,
        'step.change': acting,
        'tags.change': acting,
        'tag.add': acting,
        'stages.change': acting,
        'suggestion.take': acting,
        'suggestion.later': {
          guard: 'hasSuggestion',
          actions: writingRecords(({ context, event }) => {
            const card = event.type === 'suggestion.later' ? cardOf(context, event.id) : undefined;
            const suggestion = card && suggestionOf(context, card);
            return suggestion ? [{ kind: 'later', id: suggestion.row, value: {} }] : [];
          }),
        },
        'order.renew': { guard: 'isOrderChanged', actions: 'renewOrder' },
      },
      states: {
        list,
        sync: syncStates({ src: 'loadPipeline', take: taking }),
        background,
        move,
        panel,
        choice,
      },
    },
  },
});
