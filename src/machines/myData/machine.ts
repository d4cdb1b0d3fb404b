import { assertEvent, assign, fromPromise, setup } from 'xstate';
import type { ExportContent, ImportPreview, ImportProblem, ImportReading } from '@/data/ports/MyData';
import type { SignInMethod } from '@/data/schema/lists';

/** What came out well, until the person was told. `leftOut`: records that no build could read. */
export type MyDataNotice =
  | { kind: 'exported'; fileName: string; leftOut: number }
  | { kind: 'imported' | 'reset' };

export type MyDataContext = {
  /** Whether there is an account to delete: the sample person has none. */
  hasAccount: boolean;
  /** Why the chosen file isn't imported. */
  problem: ImportProblem | null;
  /** What is in the chosen file, and what it would change. */
  content: ExportContent | null;
  preview: ImportPreview | null;
  /** What the account is entered with; null until that is known. */
  signInMethod: SignInMethod | null;
  /** What the provider said when it refused, and its code where it gave one. */
  refusal: { message: string; code: string | null } | null;
  notice: MyDataNotice | null;
};

export type MyDataEvent =
  /** Puts all that is kept of the person into a file. */
  | { type: 'export.press' }
  /** The file to import: it is read, and nothing is changed yet. */
  | { type: 'file.choose'; file: Blob }
  /** Imports what is in the file; asked for again where that failed. */
  | { type: 'import.confirm' }
  /** Leaves the file alone. */
  | { type: 'import.cancel' }
  /** Asks whether to start over. */
  | { type: 'reset.press' }
  /** Starts over; asked for again where that failed. */
  | { type: 'reset.confirm' }
  /** Keeps everything as it is. */
  | { type: 'reset.cancel' }
  /** Asks whether to delete the account, where there is one. */
  | { type: 'delete.press' }
  /** Deletes the account; asked for again where that failed. `password` of an account that has one. */
  | { type: 'delete.confirm'; password: string }
  /** Keeps the account. */
  | { type: 'delete.cancel' }
  /** What came out well needn't be said any more. */
  | { type: 'notice.seen' };

/** A promise that nobody provided: `app/actors` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

const settled = { problem: null, content: null, preview: null, signInMethod: null, refusal: null } as const;

/** What may be done whenever nothing is under way. */
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
 * What a person does with all that is kept of them (decisions: "Your data"): taking it along, bringing it back, starting
 * over, leaving. Nothing changes before it was confirmed, and then all of it or nothing.
 *
 * Tags: `busy`: something is under way. `import`, `reset`, `delete`: the question that is open.
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
    /** Leads away from here. */
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

    /** How the person shows whose account it is has to be known first. */
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
