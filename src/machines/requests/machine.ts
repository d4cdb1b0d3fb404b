import {
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  fromCallback,
  fromPromise,
  not,
  raise,
  setup,
} from 'xstate';
import { draftDelay, undoDelay } from '@/data/schema/shapes/constants';
import { textMaximum } from '@/data/schema/text/limits';
import { draftStates, pageHide, type UnsavedChanges } from '../shared/draftStates';
import { missing } from '../shared/missing';
import {
  emptyOutbox,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  type WriteFailed,
  writing,
} from '../shared/outbox';
import { syncStates } from '../shared/sync';
import type { Watched } from '../shared/watchDirectory';
import {
  afterWrite,
  applyChange,
  approval,
  canSay,
  noteChanges,
  noted,
  noteOf,
  supersedes,
  take,
  undoing,
  withNote,
  withNoteBack,
  withoutUndo,
  withUndo,
} from './changes';
import type { RequestChange, RequestsContext, RequestsData, RequestsEvent } from './types';

const unread: RequestsContext = {
  received: [],
  sent: [],
  known: { startups: new Map(), investors: new Map(), userIds: new Set() },
  order: [],
  form: null,
  notes: {},
  storedNotes: null,
  undoable: {},
  outbox: emptyOutbox,
};

const taking = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<RequestsData> }) => ({ data: event.output }),
} as const;

const saveNotes = writing(({ context }: { context: RequestsContext }) => noteChanges(context));

/**
 * Requests for a startup's metrics: those that the user sent, and those for the user's startups. The user can
 * approve, decline and revoke with a note, and undo an answer for a few seconds. An answer shows immediately
 * and is then written. The draft of a note is stored until its answer is stored.
 *
 * Tags: `loading`, `failed`, and when loaded `ready` or `empty`.
 */
export const requestsMachine = setup({
  types: {
    context: {} as RequestsContext,
    events: {} as RequestsEvent,
    emitted: {} as WriteFailed,
    tags: {} as 'loading' | 'failed' | 'ready' | 'empty',
  },
  actors: {
    loadRequests: fromPromise<RequestsData, void>(missing),
    requestStore: fromCallback<WriteCommand<RequestChange>, UnsavedChanges<RequestChange>>(() => {}),
    watchDirectory: fromCallback<EventObject, Watched>(() => {}),
    pageHide,
  },
  delays: { draftDelay, undoDelay },
  guards: {
    isEmpty: ({ context }) => context.received.length === 0,
    canApprove: ({ context, event }) =>
      event.type === 'request.approve' && approval(context, event.id, event.at).length > 0,
    canOpen: ({ context, event }) => event.type === 'form.open' && canSay(context, event.id, event.verdict),
    /** Whether the form's answer is possible: the request may be answered in another tab, or withdrawn. */
    isAnswerable: ({ context: { form, ...context } }) =>
      form !== null && canSay(context, form.id, form.verdict),
    isDraftUnsaved: ({ context }) => noteChanges(context).length > 0,
    hasForm: ({ context }) => context.form !== null,
    hasUndo: ({ context }) => Object.keys(context.undoable).length > 0,
    canUndo: ({ context, event }) => event.type === 'answer.undo' && undoing(context, event.id).length > 0,
    /** A note that is too long stays in the form and isn't sent. */
    isNoteFitting: ({ context }) => noteOf(context).length <= textMaximum.note,
    /** Whether the undo period that ends belongs to the latest answer to the request. */
    isLatest: ({ context, event }) =>
      event.type === 'undo.expire' && context.undoable[event.id]?.at === event.at,
  },
  actions: {
    take: assign(({ context }, { data }: { data: RequestsData }) => take(context, data)),
    openForm: assign(({ event }) => {
      assertEvent(event, 'form.open');
      return { form: { id: event.id, verdict: event.verdict } };
    }),
    closeForm: assign({ form: null }),
    type: assign(({ context: { form, notes }, event }) => {
      assertEvent(event, 'note.type');
      return form ? { notes: withNote(notes, form.id, event.note) } : {};
    }),
    /** Stores the state that undoing restores. Runs before `write`, which changes that state. */
    allowUndo: assign(({ context }, { id, at }: { id: string; at: number }) => ({
      undoable: withUndo(context, id, at),
    })),
    bringNoteBack: assign(({ context, event }) => {
      assertEvent(event, 'answer.undo');
      return { notes: withNoteBack(context, event.id) };
    }),
    forgetUndo: assign(({ context, event }) => {
      assertEvent(event, ['answer.undo', 'undo.expire']);
      return { undoable: withoutUndo(context.undoable, event.id) };
    }),
    forgetNote: assign(({ context, event }) => {
      assertEvent(event, 'write.done');
      return { notes: afterWrite(context, event.change) };
    }),
    ...outboxActions<RequestsContext, RequestsEvent, RequestChange>({
      supersedes,
      to: () => 'requestStore',
      show: ({ received }, change) =>
        change.kind === 'notes' ? { storedNotes: change.notes } : { received: applyChange(received, change) },
    }),
  },
}).createMachine({
  id: 'requests',
  context: unread,
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    {
      src: 'requestStore',
      id: 'requestStore',
      input: ({ self }) => ({ unsaved: () => noteChanges(self.getSnapshot().context) }),
      onError: '.failed',
    },
    { src: 'watchDirectory', onError: '.failed' },
    { src: 'pageHide', onError: {} },
  ],
  initial: 'loading',
  on: { ...outboxEvents, 'write.done': { actions: ['forgetNote', 'settle'] } },
  states: {
    loading: {
      tags: ['loading'],
      invoke: { src: 'loadRequests', onDone: { target: 'loaded', actions: taking }, onError: 'failed' },
      // Restarts the read, because the change may be newer than the data being read.
      on: { 'store.changed': { target: 'loading', reenter: true } },
    },
    // Restarts the whole machine, because the store may have failed.
    failed: { tags: ['failed'], on: { 'requests.retry': { target: '#requests', reenter: true } } },
    loaded: {
      type: 'parallel',
      states: {
        list: {
          initial: 'ready',
          states: {
            ready: { tags: ['ready'], always: { guard: 'isEmpty', target: 'empty' } },
            empty: { tags: ['empty'], always: { guard: not('isEmpty'), target: 'ready' } },
          },
        },
        sync: syncStates({ src: 'loadRequests', take: taking }),
        form: {
          initial: 'closed',
          states: {
            closed: {},
            answering: {
              always: { guard: not('isAnswerable'), target: 'closed', actions: 'closeForm' },
              on: {
                'note.type': { actions: 'type' },
                'form.close': { target: 'closed', actions: 'closeForm' },
                'form.submit': {
                  guard: 'isNoteFitting',
                  target: 'closed',
                  actions: [
                    {
                      type: 'allowUndo',
                      params: ({ context, event: { at } }) => ({ id: context.form?.id ?? '', at }),
                    },
                    raise(
                      ({ context, event: { at } }) => ({
                        type: 'undo.expire',
                        id: context.form?.id ?? '',
                        at,
                      }),
                      { delay: 'undoDelay' },
                    ),
                    writing(({ context, event: { at } }) => noted(context, at)),
                    'closeForm',
                  ],
                },
              },
            },
          },
          on: { 'form.open': { guard: 'canOpen', target: '.answering', actions: 'openForm' } },
        },
        draft: {
          initial: 'saved',
          states: draftStates(saveNotes),
          on: {
            'note.type': { guard: 'hasForm', target: '.typing' },
            'page.hidden': { target: '.saved', actions: saveNotes },
          },
        },
        undo: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasUndo', target: 'undoable' } },
            undoable: {
              always: { guard: not('hasUndo'), target: 'idle' },
              on: {
                'answer.undo': {
                  guard: 'canUndo',
                  actions: [
                    'bringNoteBack',
                    writing(({ context, event }) => undoing(context, event.id)),
                    'forgetUndo',
                  ],
                },
                'undo.expire': { guard: 'isLatest', actions: 'forgetUndo' },
              },
            },
          },
        },
      },
      on: {
        'request.approve': {
          guard: 'canApprove',
          actions: [
            { type: 'allowUndo', params: ({ event: { id, at } }) => ({ id, at }) },
            raise(({ event: { id, at } }) => ({ type: 'undo.expire', id, at }), { delay: 'undoDelay' }),
            writing(({ context, event }) => approval(context, event.id, event.at)),
          ],
        },
      },
    },
  },
});
