import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ExportContent, ImportPreview, ImportProblem, ImportReading } from '@/data/ports/MyData';
import type { SignInMethod } from '@/data/schema/shapes/lists';
import { missing } from '../shared/missing';

/** A success message. `leftOut`: the number of records that couldn't be exported. */
export type MyDataNotice =
  | { kind: 'exported'; fileName: string; leftOut: number }
  | { kind: 'imported' | 'reset' };

export type MyDataContext = {
  /** Whether there is an account to delete: false for the demo account. */
  hasAccount: boolean;
  /** Why the chosen file can't be imported. */
  problem: ImportProblem | null;
  /** The content of the chosen file, and the changes that importing it would make. */
  content: ExportContent | null;
  preview: ImportPreview | null;
  /** The account's sign-in method; null until it is known. */
  signInMethod: SignInMethod | null;
  /** Why deleting the account failed: the provider's message, and its error code if there is one. */
  refusal: { message: string; code: string | null } | null;
  notice: MyDataNotice | null;
};

export type MyDataEvent =
  /** Exports all stored data of the user to a file. */
  | { type: 'export.press' }
  /** Reads the file to import, and changes nothing yet. */
  | { type: 'file.choose'; file: Blob }
  /** Imports the content of the file, or retries after a failure. */
  | { type: 'import.confirm' }
  /** Discards the file. */
  | { type: 'import.cancel' }
  /** Asks whether to reset the data. */
  | { type: 'reset.press' }
  /** Resets the data, or retries after a failure. */
  | { type: 'reset.confirm' }
  /** Closes the confirmation and keeps the data. */
  | { type: 'reset.cancel' }
  /** Asks whether to delete the account, if there is one. */
  | { type: 'delete.press' }
  /** Deletes the account, or retries after a failure. `password`: empty if the account has none. */
  | { type: 'delete.confirm'; password: string }
  /** Closes the confirmation and keeps the account. */
  | { type: 'delete.cancel' }
  /** Removes the success message. */
  | { type: 'notice.seen' };

const settled = { problem: null, content: null, preview: null, signInMethod: null, refusal: null } as const;

/** Transitions of the states in which no request is pending and no confirmation is open. */
const open = {
  'export.press': 'exporting',
  'file.choose': 'reading',
  'reset.press': 'confirmingReset',
  'delete.press': { guard: 'hasAccount', target: 'preparingDelete' },
} as const;

const refusalOf = (error: unknown): MyDataContext['refusal'] => ({
  message: error instanceof Error ? error.message : String(error),
  code: error instanceof Error && 'code' in error ? String(error.code) : null,
});

/**
 * Exports, imports, resets and deletes the user's data. Nothing changes before the user
 * confirms. Then all changes apply, or none.
 *
 * Tags: `busy`: a request is pending. `import`, `reset`, `delete`: which confirmation is open.
 */
export const myDataMachine = setup({
  types: {
    context: {} as MyDataContext,
    events: {} as MyDataEvent,
    input: {} as Pick<MyDataContext, 'hasAccount'>,
    tags: {} as 'busy' | 'import' | 'reset' | 'delete',
  },
  actors: {
    exportData: fromPromise<{ fileName: string; leftOut: number }, void>(missing),
    readImport: fromPromise<ImportReading, { file: Blob }>(missing),
    importData: fromPromise<void, { content: ExportContent }>(missing),
    resetData: fromPromise<void, void>(missing),
    loadSignInMethod: fromPromise<SignInMethod, void>(missing),
    /** Deletes the account, then navigates to the landing page. */
    deleteAccount: fromPromise<void, { password: string }>(missing),
  },
  guards: {
    hasAccount: ({ context }) => context.hasAccount,
    hasChanges: ({ context: { preview } }) =>
      preview !== null && (preview.groups.length > 0 || Object.keys(preview.appearance).length > 0),
    hasProblem: (_, { reading }: { reading: ImportReading }) => 'problem' in reading,
    isPrepared: ({ context }) => context.signInMethod !== null,
  },
  actions: {
    settle: assign(settled),
    tell: assign((_, { notice }: { notice: MyDataNotice }) => ({ notice })),
    refuse: assign((_, { error }: { error: unknown }) => ({ refusal: refusalOf(error) })),
  },
}).createMachine({
  id: 'myData',
  context: ({ input }) => ({ ...settled, ...input, notice: null }),
  initial: 'idle',
  on: { 'notice.seen': { actions: assign({ notice: null }) } },
  states: {
    idle: { entry: 'settle', on: open },

    exporting: {
      tags: ['busy'],
      entry: 'settle',
      invoke: {
        src: 'exportData',
        onDone: {
          target: 'idle',
          actions: {
            type: 'tell',
            params: ({ event }) => ({ notice: { kind: 'exported', ...event.output } }),
          },
        },
        onError: 'exportFailed',
      },
    },
    exportFailed: { on: open },

    reading: {
      tags: ['busy'],
      entry: 'settle',
      invoke: {
        src: 'readImport',
        input: ({ event }) => {
          assertEvent(event, 'file.choose');
          return { file: event.file };
        },
        onDone: [
          {
            guard: { type: 'hasProblem', params: ({ event }) => ({ reading: event.output }) },
            target: 'refused',
            actions: assign(({ event }) => event.output),
          },
          { target: 'previewing', actions: assign(({ event }) => event.output) },
        ],
        onError: { target: 'refused', actions: assign({ problem: { kind: 'unreadable' } }) },
      },
    },
    refused: { on: open },
    previewing: {
      tags: ['import'],
      on: {
        'import.confirm': { guard: 'hasChanges', target: 'importing' },
        'import.cancel': 'idle',
      },
    },
    importing: {
      tags: ['busy', 'import'],
      invoke: {
        src: 'importData',
        input: ({ context: { content } }) => {
          if (content === null) throw new Error('No file to import');
          return { content };
        },
        onDone: {
          target: 'idle',
          actions: { type: 'tell', params: { notice: { kind: 'imported' } } },
        },
        onError: 'importFailed',
      },
    },
    importFailed: { tags: ['import'], on: { 'import.confirm': 'importing', 'import.cancel': 'idle' } },

    confirmingReset: {
      tags: ['reset'],
      entry: 'settle',
      on: { 'reset.confirm': 'resetting', 'reset.cancel': 'idle' },
    },
    resetting: {
      tags: ['busy', 'reset'],
      invoke: {
        src: 'resetData',
        onDone: { target: 'idle', actions: { type: 'tell', params: { notice: { kind: 'reset' } } } },
        onError: 'resetFailed',
      },
    },
    resetFailed: { tags: ['reset'], on: { 'reset.confirm': 'resetting', 'reset.cancel': 'idle' } },

    /** Loads the sign-in method, because it decides how the user confirms their identity. */
    preparingDelete: {
      tags: ['busy', 'delete'],
      entry: 'settle',
      invoke: {
        src: 'loadSignInMethod',
        onDone: {
          target: 'confirmingDelete',
          actions: assign({ signInMethod: ({ event }) => event.output }),
        },
        onError: {
          target: 'deleteFailed',
          actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    confirmingDelete: {
      tags: ['delete'],
      on: { 'delete.confirm': 'deleting', 'delete.cancel': 'idle' },
    },
    deleting: {
      tags: ['busy', 'delete'],
      entry: assign({ refusal: null }),
      invoke: {
        src: 'deleteAccount',
        input: ({ event }) => {
          assertEvent(event, 'delete.confirm');
          return { password: event.password };
        },
        onDone: 'deleted',
        onError: {
          target: 'deleteFailed',
          actions: { type: 'refuse', params: ({ event }) => ({ error: event.error }) },
        },
      },
    },
    deleteFailed: {
      tags: ['delete'],
      on: {
        'delete.confirm': [{ guard: 'isPrepared', target: 'deleting' }, { target: 'preparingDelete' }],
        'delete.cancel': 'idle',
      },
    },
    deleted: { type: 'final' },
  },
});
