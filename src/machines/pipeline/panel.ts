import { not, raise } from 'xstate';
import { draftStates } from '../shared/draftStates';
import { acting, messagesAsked, pipelineSetup, saveNotes } from './setup';

/** The notes of the card in the panel. While they are read again, those that are known stay. */
const notes = pipelineSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadNotes',
        input: ({ context }) => ({ card: context.opened ?? 'contact:' }),
        onDone: {
          target: 'loaded',
          actions: { type: 'takeNotes', params: ({ event }) => ({ notes: event.output }) },
        },
        onError: 'failed',
      },
      // Restarts the read, because the change may be newer than the notes being read.
      on: { 'store.changed': { target: 'loading', reenter: true } },
    },
    failed: { on: { 'board.retry': 'loading', 'store.changed': 'loading' } },
    loaded: { on: { 'store.changed': 'loading', 'note.remove': acting } },
  },
});

/**
 * The latest messages with the subject of the card in the panel. While they are read again, or if that fails, those
 * that are known stay. Before that, the panel shows the last message, which is loaded with all events.
 */
const messages = pipelineSetup.createStateConfig({
  initial: 'loading',
  states: {
    loading: {
      invoke: {
        src: 'loadMessages',
        input: messagesAsked,
        onDone: {
          target: 'current',
          actions: { type: 'takeMessages', params: ({ event }) => ({ messages: event.output }) },
        },
        onError: 'current',
      },
      // Restarts the read, because the change may be newer than the messages being read.
      on: { 'events.changed': { target: 'loading', reenter: true } },
    },
    current: { on: { 'events.changed': 'loading' } },
  },
});

const draft = pipelineSetup.createStateConfig({
  initial: 'saved',
  // No note is unsaved in `saved`: each input ends it, and each way back writes all notes.
  states: { ...draftStates(saveNotes), saved: {} },
  on: {
    'note.type': { target: '.typing', actions: 'type' },
    'note.edit': { guard: 'canEdit', target: '.typing', actions: 'edit' },
    'note.add': { guard: 'isNote', target: '.saved', actions: [saveNotes, 'forgetDraft'] },
  },
});

/** The form for passing. */
const form = pipelineSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {},
    passing: {
      on: {
        'pass.change': { actions: 'fillForm' },
        'pass.close': 'closed',
        'pass.submit': {
          ...acting,
          target: 'closed',
          actions: [
            ...acting.actions,
            'planTelling',
            raise(({ event }) => ({ type: 'told.expire', unique: event.unique }), { delay: 'undoDelay' }),
            'forgetForm',
            'forgetCard',
          ],
        },
      },
    },
  },
  on: { 'pass.open': { guard: 'isOpened', target: '.passing', actions: 'openForm' } },
});

/** The panel shows the card of the address. */
export const panel = pipelineSetup.createStateConfig({
  initial: 'closed',
  states: {
    closed: {
      always: [
        { guard: 'hasCard', target: 'open' },
        // The card was removed, or the address is wrong.
        { guard: 'hasUnknownCard', actions: 'forgetCard' },
      ],
    },
    open: {
      type: 'parallel',
      entry: 'openPanel',
      exit: [saveNotes, 'closePanel'],
      always: [
        { guard: not('hasCard'), target: 'closed' },
        { guard: 'isOtherCard', target: 'open', reenter: true },
      ],
      states: { notes, messages, draft, form },
      on: { 'card.close': { actions: 'forgetCard' } },
    },
  },
  on: {
    'card.open': { guard: 'isCard', actions: 'askForCard' },
    'pass.open': { guard: 'isCard', target: '.open.form.passing', actions: ['askForCard', 'openForm'] },
  },
});
