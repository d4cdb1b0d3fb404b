import {
  assertEvent,
  assign,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { FoundConversation } from '@/data/schema/conversation';
import type { MessageStoreCommand } from '../shared/conversations';
import { searchingWith, searchStates } from '../shared/listStates';
import { syncStates } from '../shared/sync';
import {
  applyChange,
  findPlainly,
  isSearchStale,
  stateChange,
  takeInbox,
  viewOf,
  without,
  withQuery,
} from './changes';
import type { InboxContext, InboxEvent, InboxInput } from './types';

/** A promise that nobody provided: `app/actors` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

/** The list before it was read. */
const unread: Omit<InboxContext, keyof InboxInput> = {
  conversations: [],
  found: null,
  searched: '',
  underWay: [],
  unsaved: [],
  quarantined: 0,
};

const searching = searchingWith({
  src: 'searchConversations',
  input: ({ context: { query } }: { context: InboxContext }) => ({ query }),
  found: ({ event }: { event: DoneActorEvent<FoundConversation[]> }) => ({ matches: event.output }),
});

const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<Inbox> }) => ({ inbox: event.output }),
} as const;

/**
 * The list of conversations (spec section 2, Messages): reading it, the search, and what is kept about each
 * conversation beside its messages. What is written in a thread, here or in another tab, comes in by reading again.
 *
 * Tags: one of `loading`, `failed`, `ready`, `empty`, `noneFound`.
 */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    input: {} as InboxInput,
    tags: {} as 'loading' | 'failed' | 'ready' | 'empty' | 'noneFound',
  },
  actors: {
    loadInbox: fromPromise<Inbox, void>(missing),
    searchConversations: fromPromise<FoundConversation[], { query: string }>(missing),
    messageStore: fromCallback<MessageStoreCommand, void>(() => {}),
  },
  guards: {
    isReady: ({ context }) => viewOf(context) === 'ready',
    isEmpty: ({ context }) => viewOf(context) === 'empty',
    isNoneFound: ({ context }) => viewOf(context) === 'noneFound',
    isSearchStale: ({ context }) => isSearchStale(context),
    hasNoQuery: ({ context }) => context.query.trim() === '',
  },
  actions: {
    /** Shows changes at once and writes them. */
    change: enqueueActions(({ context, enqueue }, { changes }: { changes: ConversationChange[] }) => {
      let { conversations, underWay, unsaved } = context;
      for (const change of changes) {
        conversations = applyChange(conversations, change);
        underWay = [...without(underWay, change), change];
        unsaved = without(unsaved, change);
        enqueue.sendTo('messageStore', { type: 'write', change });
      }
      enqueue.assign({ conversations, underWay, unsaved });
    }),
    settle: assign(({ context: { underWay, unsaved }, event }) => {
      assertEvent(event, ['write.done', 'write.failed']);
      const { change } = event;
      // A later change on the same fact is under way: this one doesn't matter any more.
      if (!underWay.includes(change)) return {};
      return {
        underWay: underWay.filter((other) => other !== change),
        unsaved: event.type === 'write.failed' ? [...unsaved, change] : unsaved,
      };
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
    'quarantined.seen': { actions: assign({ quarantined: 0 }) },
  },
  states: {
    loading: {
      tags: ['loading'],
      // It may have been written after what is being read.
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
        // A shared link with a query shows its results at once instead of everything first.
        searching,
      },
    },
    failed: { tags: ['failed'], on: { 'inbox.retry': 'loading' } },
    loaded: {
      type: 'parallel',
      invoke: { src: 'messageStore', id: 'messageStore', onError: 'failed' },
      entry: {
        type: 'change',
        params: ({ context }) => ({ changes: stateChange(context, context.selectedId, { unread: false }) }),
      },
      on: {
        'conversation.select': {
          actions: [
            'select',
            {
              type: 'change',
              params: ({ context, event }) => ({
                changes: stateChange(context, event.conversationId, { unread: false }),
              }),
            },
          ],
        },
        'conversation.markUnread': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({
              changes: stateChange(context, event.conversationId, { unread: true }),
            }),
          },
        },
        'conversation.mute': {
          actions: {
            type: 'change',
            params: ({ context, event }) => ({
              changes: stateChange(context, event.conversationId, { muted: event.muted }),
            }),
          },
        },
        'changes.retry': {
          actions: { type: 'change', params: ({ context }) => ({ changes: context.unsaved }) },
        },
        'write.done': { actions: 'settle' },
        'write.failed': { actions: 'settle' },
      },
      states: {
        view: {
          initial: 'ready',
          states: {
            ready: {
              tags: ['ready'],
              always: [
                { guard: 'isEmpty', target: 'empty' },
                { guard: 'isNoneFound', target: 'noneFound' },
              ],
            },
            empty: {
              tags: ['empty'],
              always: [
                { guard: 'isReady', target: 'ready' },
                { guard: 'isNoneFound', target: 'noneFound' },
              ],
            },
            noneFound: {
              tags: ['noneFound'],
              always: [
                { guard: 'isReady', target: 'ready' },
                { guard: 'isEmpty', target: 'empty' },
              ],
            },
          },
        },
        search: searchStates(searching),
        sync: syncStates({ src: 'loadInbox', take }),
      },
    },
  },
});
