import { assertEvent, assign, type DoneActorEvent, fromCallback, fromPromise, setup } from 'xstate';
import type { ConversationChange, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { draftDelay } from '@/data/schema/shapes/constants';
import type { Message } from '@/data/schema/shapes/conversation';
import { draftStates, pageHide, type UnsavedChanges } from '../shared/draftStates';
import { type MessageStoreCommand, supersedesInConversation } from '../shared/messageStoreEvents';
import { missing } from '../shared/missing';
import { emptyOutbox, outboxActions, outboxEvents, type WriteFailed, writing } from '../shared/outbox';
import { quarantineActions, type RecordsQuarantined } from '../shared/quarantined';
import { syncStates } from '../shared/sync';
import {
  draftChanges,
  isDraftUnsaved,
  isMessage,
  takeThread,
  unopened,
  withEarlier,
  withOutgoing,
  withRefused,
  withSent,
} from './changes';
import type { EarlierPage, ThreadContext, ThreadEvent, ThreadInput } from './types';

type InConversation = { conversationId: string };

/** Returns the id of the open conversation. */
const here = ({ context: { conversation } }: { context: ThreadContext }): InConversation => {
  if (conversation === null) throw new Error('No conversation is open');
  return { conversationId: conversation.id };
};

/** Returns the id of the requested conversation. */
const asked = ({ context: { conversationId } }: { context: ThreadContext }): InConversation => {
  if (conversationId === null) throw new Error('No conversation is selected');
  return { conversationId };
};

/** Stores the unsent text. */
const saveDraft = writing(({ context }: { context: ThreadContext }) => draftChanges(context));

type Read = { event: DoneActorEvent<Thread | null> };
const take = [
  { type: 'take', params: ({ event }: Read) => ({ thread: event.output }) },
  { type: 'tellQuarantined', params: ({ event }: Read) => ({ count: event.output?.quarantined ?? 0 }) },
] as const;

/**
 * Opens the selected conversation (spec sections 2 and 4, Messaging), stores its draft, sends messages and
 * loads earlier ones. Merges in changes from other tabs.
 *
 * Tags: one of `none`, `loading`, `failed`, `unknown`, `ready`. While `ready`, also `sending` or `refused`
 * (the message couldn't be stored, so its text returns to the draft), and `earlier` or `earlierFailed`.
 */
export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    input: {} as ThreadInput,
    emitted: {} as WriteFailed | RecordsQuarantined,
    tags: {} as
      | 'none'
      | 'loading'
      | 'failed'
      | 'unknown'
      | 'ready'
      | 'sending'
      | 'refused'
      | 'earlier'
      | 'earlierFailed',
  },
  actors: {
    openThread: fromPromise<Thread | null, InConversation>(missing),
    readEarlier: fromPromise<EarlierPage, InConversation & { before: string }>(missing),
    sendMessage: fromPromise<Message, InConversation & { message: OutgoingMessage }>(missing),
    messageStore: fromCallback<MessageStoreCommand, UnsavedChanges<ConversationChange>>(() => {}),
    pageHide,
  },
  delays: { draftDelay },
  guards: {
    isSelected: ({ context, event }) =>
      event.type === 'conversation.select' && event.conversationId === context.conversationId,
    isNone: ({ event }) => event.type === 'conversation.select' && event.conversationId === null,
    isUnknown: (_, { thread }: { thread: Thread | null }) => thread === null,
    hasSelected: ({ context }) => context.conversationId !== null,
    hasEarlier: ({ context }) => context.hasEarlier,
    canSend: ({ context }) => isMessage(context),
    isDraftUnsaved: ({ context }) => isDraftUnsaved(context),
    hasNext: ({ context }) => context.outgoing.length > 1,
  },
  actions: {
    select: assign(({ context, event }) => {
      assertEvent(event, 'conversation.select');
      const outbox = { ...context.outbox, ...emptyOutbox };
      return { ...unopened, outbox, conversationId: event.conversationId };
    }),
    take: assign(({ context }, { thread }: { thread: Thread | null }) =>
      thread ? takeThread(context, thread) : {},
    ),
    type: assign(({ event }) => {
      assertEvent(event, 'draft.text');
      return { draft: event.text };
    }),
    ...quarantineActions<ThreadContext, ThreadEvent>(),
    ...outboxActions<ThreadContext, ThreadEvent, ConversationChange>({
      supersedes: supersedesInConversation,
      to: () => 'messageStore',
      show: (_, change) => (change.kind === 'draft' ? { storedDraft: change.text } : {}),
    }),
    send: assign(({ context, event }) => {
      assertEvent(event, 'message.send');
      return withOutgoing(context, event.id, event.at);
    }),
    /** The store removes the stored draft when it stores the message. */
    forgetDraft: assign(({ context }) => ({
      storedDraft: '',
      outbox: { ...context.outbox, ...emptyOutbox },
    })),
    append: assign(({ context }, { message }: { message: Message }) => withSent(context, message)),
    takeBack: assign(({ context }) => withRefused(context)),
  },
}).createMachine({
  id: 'thread',
  context: ({ input }) => ({ ...unopened, ...input }),
  invoke: [
    {
      src: 'messageStore',
      id: 'messageStore',
      input: ({ self }) => ({ unsaved: () => draftChanges(self.getSnapshot().context) }),
      onError: '.failed',
    },
    { src: 'pageHide', onError: {} },
  ],
  initial: 'none',
  on: {
    'conversation.select': [
      { guard: 'isSelected' },
      { guard: 'isNone', target: '.none', actions: [saveDraft, 'select'] },
      { target: '.opening', actions: [saveDraft, 'select'] },
    ],
    ...outboxEvents,
  },
  states: {
    none: { tags: ['none'], always: { guard: 'hasSelected', target: 'opening' } },
    opening: {
      tags: ['loading'],
      invoke: {
        src: 'openThread',
        input: asked,
        onDone: [
          {
            guard: { type: 'isUnknown', params: ({ event }) => ({ thread: event.output }) },
            target: 'notFound',
          },
          {
            target: 'open',
            actions: take,
          },
        ],
        onError: 'failed',
      },
      // Restarts the read, because the change may be newer than the data being read.
      on: { 'store.changed': { target: 'opening', reenter: true } },
    },
    notFound: { tags: ['unknown'] },
    failed: { tags: ['failed'], on: { 'thread.retry': { guard: 'hasSelected', target: 'opening' } } },
    open: {
      type: 'parallel',
      tags: ['ready'],
      states: {
        draft: {
          initial: 'saved',
          states: draftStates(saveDraft),
          on: {
            'draft.text': { target: '.typing', actions: 'type' },
            // A draft that is sent doesn't need to be stored.
            'message.send': { guard: 'canSend', target: '.saved' },
            'page.hidden': { target: '.saved', actions: saveDraft },
          },
        },
        composer: {
          initial: 'composing',
          states: {
            composing: { on: { 'message.send': { guard: 'canSend', target: 'sending', actions: 'send' } } },
            // Messages are stored one at a time; later ones are queued.
            sending: {
              tags: ['sending'],
              entry: 'forgetDraft',
              invoke: {
                src: 'sendMessage',
                input: ({ context }) => {
                  const [message] = context.outgoing;
                  if (message === undefined) throw new Error('Nothing to send');
                  return { ...here({ context }), message };
                },
                onDone: [
                  {
                    guard: 'hasNext',
                    target: 'sending',
                    reenter: true,
                    actions: { type: 'append', params: ({ event }) => ({ message: event.output }) },
                  },
                  {
                    target: 'composing',
                    actions: { type: 'append', params: ({ event }) => ({ message: event.output }) },
                  },
                ],
                onError: { target: 'failed', actions: ['takeBack', saveDraft] },
              },
              on: { 'message.send': { guard: 'canSend', actions: 'send' } },
            },
            failed: {
              tags: ['refused'],
              on: {
                'message.send': { guard: 'canSend', target: 'sending', actions: 'send' },
                'draft.text': 'composing',
              },
            },
          },
        },
        earlier: {
          initial: 'idle',
          states: {
            idle: { on: { 'earlier.read': { guard: 'hasEarlier', target: 'reading' } } },
            reading: {
              tags: ['earlier'],
              invoke: {
                src: 'readEarlier',
                input: ({ context }) => ({ ...here({ context }), before: context.messages[0]?.id ?? '' }),
                onDone: {
                  target: 'idle',
                  actions: [
                    assign(({ context, event }) => withEarlier(context, event.output)),
                    {
                      type: 'tellQuarantined',
                      params: ({ event }) => ({ count: event.output.quarantined }),
                    },
                  ],
                },
                onError: 'failed',
              },
            },
            failed: { tags: ['earlierFailed'], on: { 'earlier.read': 'reading' } },
          },
        },
        sync: syncStates({ src: 'openThread', input: asked, take }),
      },
    },
  },
});
