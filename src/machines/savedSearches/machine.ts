import {
  and,
  assertEvent,
  assign,
  type DoneActorEvent,
  type EventObject,
  emit,
  fromCallback,
  fromPromise,
  setup,
  stateIn,
} from 'xstate';
import type { SavedSearch } from '@/data/ports/PipelineStore';
import type { Match } from '@/data/schema/rules/savedSearches';
import { draftDelay } from '@/data/schema/shapes/constants';
import type { UnsavedChanges } from '../shared/draftStates';
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
import {
  applyChange,
  edits,
  hasRoom,
  isKnown,
  isUnseen,
  nameOf,
  removalOf,
  renamed,
  renaming,
  saved,
  seenChanges,
  taken,
} from './changes';
import type { News, SavedSearchesContext, SavedSearchesEvent, SearchChange, SearchRemoved } from './types';

const unread: SavedSearchesContext = {
  searches: [],
  news: {},
  draft: null,
  seen: [],
  outbox: emptyOutbox,
};

type Args = { context: SavedSearchesContext };

const taking = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<readonly SavedSearch[]> }) => ({ stored: event.output }),
} as const;

/** The events of the open dialog. */
const saving = { guard: 'hasName', target: 'saving', actions: 'submit' } as const;
const editing = {
  'name.change': { actions: 'type' },
  'tells.change': { actions: 'turn' },
  'dialog.close': 'closed',
  'dialog.submit': saving,
} as const;

/**
 * The user's saved searches of Discover, and which of their results are new. Changes show immediately and are
 * then written. A result is new until its card was in view for a second.
 *
 * Tags: `loading`, `failed`, `ready`; `dialog` while the dialog is open, and `full` if no further search can
 * be saved.
 */
export const savedSearchesMachine = setup({
  types: {
    context: {} as SavedSearchesContext,
    events: {} as SavedSearchesEvent,
    emitted: {} as WriteFailed | SearchRemoved,
    tags: {} as 'loading' | 'failed' | 'ready' | 'dialog' | 'full',
  },
  actors: {
    loadSearches: fromPromise<readonly SavedSearch[], void>(missing),
    loadNews: fromPromise<News, { searches: readonly SavedSearch[] }>(missing),
    loadMatches: fromPromise<readonly Match[], { address: string }>(missing),
    searchStore: fromCallback<WriteCommand<SearchChange>, UnsavedChanges<SearchChange>>(() => {}),
    watchDirectory: fromCallback<EventObject, void>(() => {}),
  },
  delays: { seenDelay: draftDelay },
  guards: {
    isReady: stateIn({ data: 'ready' }),
    hasRoom: ({ context }) => hasRoom(context),
    isKnown: ({ context, event }) => 'id' in event && isKnown(context, event.id),
    isUnseen: ({ context, event }) => event.type === 'card.seen' && isUnseen(context, event.id),
    hasName: ({ context: { draft } }) => draft !== null && nameOf(draft) !== null,
    isRenaming: ({ context: { draft } }) => draft?.id != null && nameOf(draft) !== null,
  },
  actions: {
    take: assign(({ context }, { stored }: { stored: readonly SavedSearch[] }) => ({
      searches: taken(context, stored),
    })),
    takeNews: assign((_, { news }: { news: News }) => ({ news })),
    begin: assign(({ event }) => {
      assertEvent(event, 'dialog.open');
      return { draft: { id: null, name: event.name, address: event.address, tells: true } };
    }),
    beginRename: assign(({ context, event }) => {
      assertEvent(event, 'dialog.rename');
      return { draft: renaming(context, event.id) };
    }),
    type: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'name.change');
      return { draft: draft && { ...draft, name: event.name } };
    }),
    turn: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'tells.change');
      return { draft: draft && { ...draft, tells: event.tells } };
    }),
    submit: assign(({ context: { draft }, event }) => {
      assertEvent(event, 'dialog.submit');
      return { draft: draft && { ...draft, as: { id: event.id, at: event.at } } };
    }),
    see: assign(({ context: { seen }, event }) => {
      assertEvent(event, 'card.seen');
      return { seen: [...seen, event.id] };
    }),
    forgetSeen: assign({ seen: [] }),
    ...outboxActions<SavedSearchesContext, SavedSearchesEvent, SearchChange>({
      supersedes: (later, earlier) => later.id === earlier.id,
      to: () => 'searchStore',
      show: ({ searches }, change) => ({ searches: applyChange(searches, change) }),
    }),
  },
}).createMachine({
  id: 'savedSearches',
  context: unread,
  type: 'parallel',
  // After a restart, writes pending changes again: the stopped actor may not have written them.
  entry: 'resend',
  invoke: [
    {
      src: 'searchStore',
      id: 'searchStore',
      input: ({ self }) => ({ unsaved: () => seenChanges(self.getSnapshot().context) }),
      onError: '.data.failed',
    },
    { src: 'watchDirectory', onError: '.data.failed' },
  ],
  states: {
    data: {
      initial: 'loading',
      states: {
        loading: {
          tags: ['loading'],
          invoke: { src: 'loadSearches', onDone: { target: 'ready', actions: taking }, onError: 'failed' },
          on: { 'store.changed': { target: 'loading', reenter: true } },
        },
        failed: {
          tags: ['failed'],
          // Restarts the whole machine, because the writing actor may have failed.
          on: { 'searches.retry': { target: '#savedSearches', reenter: true } },
        },
        ready: {
          tags: ['ready'],
          type: 'parallel',
          states: {
            sync: syncStates({ src: 'loadSearches', take: taking }),
            news: {
              initial: 'counting',
              states: {
                counting: {
                  invoke: {
                    src: 'loadNews',
                    input: ({ context }) => ({ searches: context.searches }),
                    onDone: {
                      target: 'counted',
                      actions: { type: 'takeNews', params: ({ event }) => ({ news: event.output }) },
                    },
                    // The counts are less important than the searches: those of before stay.
                    onError: 'counted',
                  },
                  on: { 'directory.changed': { target: 'counting', reenter: true } },
                },
                counted: { on: { 'directory.changed': 'counting' } },
              },
            },
          },
          on: {
            'search.tell': {
              guard: 'isKnown',
              actions: writing(
                ({ context, event }: { context: SavedSearchesContext; event: EventObject }) => {
                  const { id, tells } = event as Extract<SavedSearchesEvent, { type: 'search.tell' }>;
                  return edits(context, id, { tells });
                },
              ),
            },
            'search.remove': {
              guard: 'isKnown',
              actions: [
                emit(({ context, event }) => ({
                  type: 'search.removed',
                  search: context.searches.find(({ id }) => id === event.id) as SavedSearch,
                })),
                writing(({ event }: { event: EventObject }) => [
                  removalOf((event as Extract<SavedSearchesEvent, { type: 'search.remove' }>).id),
                ]),
              ],
            },
          },
        },
      },
    },
    dialog: {
      initial: 'closed',
      states: {
        closed: {
          on: {
            'dialog.open': [
              { guard: and(['isReady', 'hasRoom']), target: 'open', actions: 'begin' },
              { guard: 'isReady', target: 'limited' },
            ],
            'dialog.rename': { guard: 'isKnown', target: 'open', actions: 'beginRename' },
          },
        },
        open: {
          tags: ['dialog'],
          on: {
            ...editing,
            'dialog.submit': [
              {
                guard: 'isRenaming',
                target: 'closed',
                actions: writing(({ context }: Args) => renamed(context)),
              },
              saving,
            ],
          },
        },
        saving: {
          tags: ['dialog'],
          invoke: {
            src: 'loadMatches',
            input: ({ context }) => ({ address: context.draft?.address ?? '' }),
            onDone: {
              target: 'closed',
              actions: writing(({ context, event }: Args & { event: DoneActorEvent<readonly Match[]> }) =>
                saved(context, event.output),
              ),
            },
            onError: 'failed',
          },
        },
        failed: { tags: ['dialog'], on: editing },
        limited: { tags: ['full'], on: { 'dialog.close': 'closed' } },
      },
    },
    sight: {
      initial: 'resting',
      states: {
        resting: { on: { 'card.seen': { guard: 'isUnseen', target: 'gathering', actions: 'see' } } },
        // Cards that are in view together are stored together.
        gathering: {
          on: { 'card.seen': { guard: 'isUnseen', actions: 'see' } },
          after: {
            seenDelay: {
              target: 'resting',
              actions: [writing(({ context }: Args) => seenChanges(context)), 'forgetSeen'],
            },
          },
        },
      },
    },
  },
  on: outboxEvents,
});
