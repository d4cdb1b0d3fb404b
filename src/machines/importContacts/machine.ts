import {
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import { missing } from '../shared/missing';
import type { ContactsImported, ImportContext, ImportEvent, ImportRead, WritingInput } from './types';
import { changesOf, hasChanges, importedOf, isFitting } from './view';

const nothing = {
  preview: null,
  problem: null,
  target: null,
  decisions: {},
  changes: [],
  written: 0,
} as const satisfies Partial<ImportContext>;

const readOf = ({ event }: { event: DoneActorEvent<ImportRead> }) => ({ read: event.output });

/**
 * Imports people from a CSV file to a board of the pipeline. Nothing changes before the user confirms. A failed
 * import continues where it stopped, and can be undone as a whole.
 *
 * Tags: `dialog` while the dialog is open; `busy` while the file is read or the people are written.
 */
export const importContactsMachine = setup({
  types: {
    context: {} as ImportContext,
    events: {} as ImportEvent,
    emitted: {} as ContactsImported,
    tags: {} as 'dialog' | 'busy',
  },
  actors: {
    readFile: fromPromise<ImportRead, { file: Blob; name: string }>(missing),
    writeContacts: fromCallback<EventObject, WritingInput>(() => {}),
  },
  guards: {
    hasProblem: (_, { read }: { read: ImportRead }) => 'problem' in read.reading,
    canImport: ({ context }) => hasChanges(context) && isFitting(context),
    isUnclear: ({ context, event }) =>
      event.type === 'row.decide' &&
      context.preview?.rows.some(({ id, match }) => id === event.row && match.kind === 'unclear') === true,
    hasWritten: ({ context }) => context.written > 0,
  },
  actions: {
    begin: assign(({ event }) => {
      assertEvent(event, 'file.choose');
      return { ...nothing, board: event.board };
    }),
    take: assign((_, { read: { reading, target } }: { read: ImportRead }) => ({ ...reading, target })),
    refuse: assign({ problem: { kind: 'unreadable' } as const }),
    chooseBoard: assign(({ event }) => {
      assertEvent(event, 'board.choose');
      return { board: event.board };
    }),
    decide: assign(({ context: { decisions }, event }) => {
      assertEvent(event, 'row.decide');
      return { decisions: { ...decisions, [event.row]: event.decision } };
    }),
    prepare: assign(({ context, event }) => {
      assertEvent(event, 'import.confirm');
      return { changes: changesOf(context, event) };
    }),
    progress: assign(({ event }) => {
      assertEvent(event, 'contacts.progress');
      return { written: event.written };
    }),
    tell: emit(({ context }) => importedOf(context)),
  },
}).createMachine({
  id: 'importContacts',
  context: { ...nothing, board: 'raise' },
  initial: 'idle',
  states: {
    idle: { on: { 'file.choose': 'reading' } },
    reading: {
      tags: ['busy'],
      entry: 'begin',
      invoke: {
        src: 'readFile',
        input: ({ event }) => {
          assertEvent(event, 'file.choose');
          return { file: event.file, name: event.name };
        },
        onDone: [
          {
            guard: { type: 'hasProblem', params: readOf },
            target: 'refused',
            actions: { type: 'take', params: readOf },
          },
          { target: 'previewing', actions: { type: 'take', params: readOf } },
        ],
        onError: { target: 'refused', actions: 'refuse' },
      },
      on: { 'import.cancel': 'idle' },
    },
    refused: { tags: ['dialog'], on: { 'file.choose': 'reading', 'import.cancel': 'idle' } },
    previewing: {
      tags: ['dialog'],
      on: {
        'board.choose': { actions: 'chooseBoard' },
        'row.decide': { guard: 'isUnclear', actions: 'decide' },
        'import.confirm': { guard: 'canImport', target: 'writing', actions: 'prepare' },
        'import.cancel': 'idle',
      },
    },
    writing: {
      tags: ['dialog', 'busy'],
      invoke: {
        src: 'writeContacts',
        input: ({ context: { changes, written } }) => ({ changes, from: written }),
        onError: 'failed',
      },
      on: {
        'contacts.progress': { actions: 'progress' },
        'contacts.written': { target: 'done', actions: 'tell' },
        'contacts.refused': 'failed',
      },
    },
    failed: {
      tags: ['dialog'],
      on: {
        // The changes that are stored already aren't written again.
        'import.confirm': 'writing',
        'import.cancel': [{ guard: 'hasWritten', target: 'done', actions: 'tell' }, { target: 'idle' }],
      },
    },
    done: { on: { 'file.choose': 'reading' } },
  },
});
