import { assertEvent, assign, type DoneActorEvent, fromCallback, fromPromise, setup } from 'xstate';
import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
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
  takeMore,
  takeRefreshed,
  viewOf,
  withChanged,
  withQuery,
} from './changes';
import type { Changed, FoundInInbox, InboxContext, InboxEvent, InboxInput, Refreshed } from './types';

/** The context before the list is read. */
const unread: Omit<InboxContext, keyof InboxInput> = {
  conversations: [],
  next: null,
  changed: [],
  found: null,
  foundConversations: [],
  searched: '',
  outbox: emptyOutbox,
};

const searching = searchingWith({
  src: 'searchConversations',
  input: ({ context: { query } }: { context: InboxContext }) => ({ query }),
  found: ({ event }: { event: DoneActorEvent<FoundInInbox> }) => event.output,
});

type Read = { event: DoneActorEvent<Inbox> };
const take = [
  { type: 'take', params: ({ event }: Read) => ({ inbox: event.output }) },
  { type: 'tellQuarantined', params: ({ event }: Read) => ({ count: event.output.quarantined }) },
] as const;

type Refresh = { event: DoneActorEvent<Refreshed> };
const takeAgain = [
  // Compares the new list with the previous one to find new messages.
  writing(({ context, event }: Refresh & { context: InboxContext }) =>
    arrivedWhileOpen(context, event.output),
  ),
  { type: 'takeRefreshed', params: ({ event }: Refresh) => ({ refreshed: event.output }) },
  {
    type: 'tellQuarantined',
    params: ({ event: { output } }: Refresh) => ({
      count: output.changed === 'any' ? output.inbox.quarantined : 0,
    }),
  },
] as const;

/**
 * Reads and searches the list of conversations (spec section 2, Messages), and stores the state of each
 * conversation. A message sent in any tab appears with the next read.
 *
 * Tags: `loading`, `failed`, and one of `ready`, `filtered`, `empty` when loaded. While the next page loads,
 * also `more`, and `moreFailed` if that failed.
 */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    emitted: {} as WriteFailed | RecordsQuarantined,
    tags: {} as 'loading' | 'failed' | 'ready' | 'filtered' | 'empty' | 'more' | 'moreFailed',
  },
  actors: {
    loadInbox: fromPromise<Inbox, void>(missing),
    loadMore: fromPromise<Inbox, { before: number }>(missing),
    refresh: fromPromise<Refreshed, { changed: Changed; count: number }>(missing),
    searchConversations: fromPromise<FoundInInbox, { query: string }>(missing),
    messageStore: fromCallback<MessageStoreCommand, void>(() => {}),
  },
  guards: {
    isReady: ({ context }) => viewOf(context) === 'ready',
    isFiltered: ({ context }) => viewOf(context) === 'filtered',
    isEmpty: ({ context }) => viewOf(context) === 'empty',
    isSearchStale: ({ context }) => isSearchStale(context),
    hasMore: ({ context }) => context.next !== null,
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
    takeMore: assign(({ context }, { inbox }: { inbox: Inbox }) => takeMore(context, inbox)),
    takeRefreshed: assign(({ context }, { refreshed }: { refreshed: Refreshed }) =>
      takeRefreshed(context, refreshed),
    ),
    noteChanged: assign(({ context, event }) => {
      assertEvent(event, 'store.changed');
      return { changed: withChanged(context.changed, event.ids) };
    }),
    select: assign(({ event }) => {
      assertEvent(event, 'conversation.select');
      return { selectedId: event.conversationId };
    }),
    look: assign(({ event }) => {
      assertEvent(event, 'query.change');
      return withQuery(event.query);
    }),
    markSearched: assign({ searched: ({ context }) => context.query }),
    keepMatches: assign((_, { found, conversations }: FoundInInbox) => ({
      found,
      foundConversations: conversations,
    })),
    matchPlainly: assign({ found: ({ context }) => findPlainly(context), foundConversations: [] }),
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
        more: {
          initial: 'idle',
          states: {
            idle: { on: { 'inbox.more': { guard: 'hasMore', target: 'loading' } } },
            loading: {
              tags: ['more'],
              invoke: {
                src: 'loadMore',
                input: ({ context }) => ({ before: context.next ?? 0 }),
                onDone: {
                  target: 'idle',
                  actions: { type: 'takeMore', params: ({ event }) => ({ inbox: event.output }) },
                },
                onError: 'failed',
              },
            },
            failed: { tags: ['moreFailed'], on: { 'inbox.more': 'loading' } },
          },
        },
        sync: syncStates({
          src: 'refresh',
          input: ({ context: { changed, conversations } }: { context: InboxContext }) => ({
            changed,
            count: conversations.length,
          }),
          take: takeAgain,
          changing: 'noteChanged',
        }),
      },
    },
  },
});
