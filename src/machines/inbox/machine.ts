import { assertEvent, assign, type DoneActorEvent, fromCallback, fromPromise, setup } from 'xstate';
import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { FoundConversation } from '@/data/schema/shapes/conversation';
import { searchingWith, searchStates, viewStates } from '../shared/listStates';
import { type MessageStoreCommand, supersedesInConversation } from '../shared/messageStoreEvents';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxActions, outboxEvents, type WriteFailed, writing } from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import { syncStates } from '../shared/sync';
import {
  applyChange,
  arrivedWhileOpen,
  findPlainly,
  isSearchStale,
  stateChange,
  takeInbox,
  viewOf,
  withQuery,
} from './changes';
import type { InboxContext, InboxEvent, InboxInput } from './types';

/** The context before the list is read. */
const unread: Omit<InboxContext, keyof InboxInput> = {
  conversations: [],
  found: null,
  searched: '',
  outbox: emptyOutbox,
};

const searching = searchingWith({
  src: 'searchConversations',
  input: ({ context: { query } }: { context: InboxContext }) => ({ query }),
  found: ({ event }: { event: DoneActorEvent<FoundConversation[]> }) => ({ matches: event.output }),
});

type Read = { event: DoneActorEvent<Inbox> };
const take = [
  { type: 'take', params: ({ event }: Read) => ({ inbox: event.output }) },
  { type: 'tellQuarantined', params: ({ event }: Read) => ({ count: event.output.quarantined }) },
] as const;

/** Runs before `take`: compares the new list with the previous one to find new messages. */
const readArrived = writing(({ context, event }: Read & { context: InboxContext }) =>
  arrivedWhileOpen(context, event.output),
);

/**
 * Reads and searches the list of conversations (spec section 2, Messages), and stores the state of each
 * conversation. A message sent in any tab appears with the next read.
 *
 * Tags: `loading`, `failed`, and one of `ready`, `filtered`, `empty` when loaded.
 */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    emitted: {} as WriteFailed | RecordsQuarantined,
    tags: {} as 'loading' | 'failed' | 'ready' | 'filtered' | 'empty',
  },
  actors: {
    loadInbox: fromPromise<Inbox, void>(missing),
    searchConversations: fromPromise<FoundConversation[], { query: string }>(missing),
    messageStore: fromCallback<MessageStoreCommand, void>(() => {}),
  },
  guards: {
    isReady: ({ context }) => viewOf(context) === 'ready',
    isFiltered: ({ context }) => viewOf(context) === 'filtered',
    isEmpty: ({ context }) => viewOf(context) === 'empty',
    isSearchStale: ({ context }) => isSearchStale(context),
    hasNoQuery: ({ context }) => context.query.trim() === '',
  },
  actions: {
    ...quarantineActions<InboxContext, InboxEvent>(),
    ...outboxActions<InboxContext, InboxEvent, ConversationChange>({
      supersedes: supersedesInConversation,
      to: () => 'messageStore',
      show: ({ conversations }, change) => ({ conversations: applyChange(conversations, change) }),
    }),
    take: assign(({ context }, { inbox }: { inbox: Inbox }) => takeInbox(context, inbox)),
    select: assign(({ event }) => {
      assertEvent(event, 'conversation.select');
      return { selectedId: event.conversationId };
    }),
    look: assign(({ event }) => {
      assertEvent(event, 'query.change');
      return withQuery(event.query);
    }),
    markSearched: assign({ searched: ({ context }) => context.query }),
    keepMatches: assign((_, { matches }: { matches: FoundConversation[] }) => ({ found: matches })),
    matchPlainly: assign({ found: ({ context }) => findPlainly(context) }),
  },
}).createMachine({
  id: 'inbox',
  context: ({ input }) => ({ ...unread, ...input }),
  initial: 'loading',
  on: {
    'query.change': { actions: 'look' },
    'conversation.select': { actions: 'select' },
  },
  states: {
    loading: {
      tags: ['loading'],
      // Reports changes during the read. Each change restarts the read.
      invoke: { src: 'messageStore', id: 'messageStore', onError: 'failed' },
      on: { 'store.changed': { target: 'loading', reenter: true } },
      initial: 'reading',
      states: {
        reading: {
          invoke: {
            src: 'loadInbox',
            onDone: {
              target: 'idle',
              actions: take,
            },
            onError: '#inbox.failed',
          },
        },
        idle: { always: [{ guard: 'isSearchStale', target: 'searching' }, { target: '#inbox.loaded' }] },
        // A shared link with a query shows its results immediately, not the whole list first.
        searching,
      },
    },
    failed: { tags: ['failed'], on: { 'inbox.retry': 'loading' } },
    loaded: {
      type: 'parallel',
      invoke: { src: 'messageStore', id: 'messageStore', onError: 'failed' },
      entry: writing(({ context }) => stateChange(context, context.selectedId, { unread: false })),
      on: {
        'conversation.select': {
          actions: [
            'select',
            writing(({ context, event }) => stateChange(context, event.conversationId, { unread: false })),
          ],
        },
        'conversation.markUnread': {
          actions: writing(({ context, event }) =>
            stateChange(context, event.conversationId, { unread: true }),
          ),
        },
        'conversation.mute': {
          actions: writing(({ context, event }) =>
            stateChange(context, event.conversationId, { muted: event.muted }),
          ),
        },
        ...outboxEvents,
      },
      states: {
        view: viewStates,
        search: searchStates(searching),
        sync: syncStates({ src: 'loadInbox', take: [readArrived, ...take] }),
      },
    },
  },
});
