import {
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  enqueueActions,
  fromCallback,
  fromPromise,
  not,
  setup,
} from 'xstate';
import { draftDelay, undoDelay } from '@/data/schema/constants';
import { draftStates, pageHide, type Unkept } from '../shared/draft';
import {
  emptyOutbox,
  outboxActions,
  outboxEvents,
  type WriteCommand,
  type WriteFailed,
} from '../shared/outbox';
import { syncStates } from '../shared/sync';
import {
  afterWrite,
  applyChange,
  approval,
  canSay,
  noteChanges,
  noted,
  supersedes,
  take,
  undoing,
  withNote,
  withNoteBack,
  withoutUndo,
  withUndo,
} from './changes';
import type { RequestChange, RequestsContext, RequestsData, RequestsEvent } from './types';

/** A promise that nobody provided: `actors.ts` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

const unread: RequestsContext = {
  received: [],
  known: { startups: new Map(), investors: new Map(), userIds: new Set() },
  order: [],
  form: null,
  notes: {},
  keptNotes: null,
  undoable: {},
  outbox: emptyOutbox,
};

const taking = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<RequestsData> }) => ({ data: event.output }),
} as const;

const keepNotes = {
  type: 'write',
  params: ({ context }: { context: RequestsContext }) => ({ changes: noteChanges(context) }),
} as const;

/**
 * Requests for the figures of a person's own startups: reading them, approving, declining and revoking with a note, and for
 * some seconds undoing that. An answer shows at once and is then written; a note is kept until its answer is on the device.
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
    requestStore: fromCallback<WriteCommand<RequestChange>, Unkept<RequestChange>>(() => {}),
    watchDirectory: fromCallback<EventObject, void>(() => {}),
    pageHide,
  },
  delays: { draftDelay, undoDelay },
  guards: {
    isEmpty: ({ context }) => context.received.length === 0,
    canApprove: ({ context, event }) =>
      event.type === 'request.approve' && approval(context, event.id, event.at).length > 0,
    canOpen: ({ context, event }) =>
      event.type === 'form.open' && canSay(context, event.id, event.verdict),
    /** Somebody else may have answered meanwhile, in another tab, or who asked took it back. */
    isAnswerable: ({ context: { form, ...context } }) =>
      form !== null && canSay(context, form.id, form.verdict),
    isDraftUnkept: ({ context }) => noteChanges(context).length > 0,
    hasUndo: ({ context }) => Object.keys(context.undoable).length > 0,
    canUndo: ({ context, event }) =>
      event.type === 'answer.undo' && undoing(context, event.id).length > 0,
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
    /** Before the answer shows. */
    allowUndo: enqueueActions(({ context, enqueue }, { id, at }: { id: string; at: number }) => {
      enqueue.assign({ undoable: withUndo(context, id, at) });
      enqueue.raise({ type: 'undo.expire', id, at }, { delay: 'undoDelay' });
    }),
    expire: assign(({ context: { undoable }, event }) => {
      assertEvent(event, 'undo.expire');
      // It may be another answer's by now.
      return undoable[event.id]?.at === event.at ? { undoable: withoutUndo(undoable, event.id) } : {};
    }),
    takeBack: assign(({ context, event }) => {
      assertEvent(event, 'answer.undo');
      return {
        undoable: withoutUndo(context.undoable, event.id),
        notes: withNoteBack(context, event.id),
      };
    }),
    forgetNote: assign(({ context, event }) => {
      assertEvent(event, 'write.done');
      return { notes: afterWrite(context, event.change) };
    }),
    ...outboxActions<RequestsContext, RequestsEvent, RequestChange>({
      supersedes,
      to: () => 'requestStore',
      show: ({ received }, change) =>
        change.kind === 'notes' ? { keptNotes: change.notes } : { received: applyChange(received, change) },
    }),
  },
}).createMachine({
  id: 'requests',
  context: unread,
  // Where the actor of before may not have written them.
  entry: 'resend',
  invoke: [
    {
      src: 'requestStore',
      id: 'requestStore',
      input: ({ self }) => ({ unkept: () => noteChanges(self.getSnapshot().context) }),
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
      // It may have been written after what is being read.
      on: { 'store.changed': { target: 'loading', reenter: true } },
    },
    // From the very start: it may be the store that failed.
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
        answer: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'request.approve': {
                  guard: 'canApprove',
                  actions: [
                    { type: 'allowUndo', params: ({ event: { id, at } }) => ({ id, at }) },
                    {
                      type: 'write',
                      params: ({ context, event }) => ({ changes: approval(context, event.id, event.at) }),
                    },
                  ],
                },
              },
            },
            answering: {},
          },
        },
      },
    },
  },
});
