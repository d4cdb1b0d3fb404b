import {
  assertEvent,
  assign,
  cancel,
  type DoneActorEvent,
  enqueueActions,
  fromCallback,
  fromPromise,
  setup,
} from 'xstate';
import type { OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { draftDelay } from '@/data/schema/constants';
import type { Message } from '@/data/schema/conversation';
import type { MessageStoreCommand } from '../shared/conversations';
import { syncStates } from '../shared/sync';
import {
  isBlank,
  takeThread,
  unopened,
  unsentOf,
  withEarlier,
  withOutgoing,
  withRefused,
  withSent,
} from './changes';
import type { EarlierPage, ThreadContext, ThreadEvent, ThreadInput } from './types';

/** A promise that nobody provided: `app/actors` has the real one. */
const missing = () => Promise.reject(new Error('Not provided'));

type InConversation = { conversationId: string };

/** Of the conversation that is open. */
const here = ({ context: { conversation } }: { context: ThreadContext }): InConversation => {
  if (conversation === null) throw new Error('No conversation is open');
  return { conversationId: conversation.id };
};

/** Of the conversation that was asked for. */
const asked = ({ context: { conversationId } }: { context: ThreadContext }): InConversation => {
  if (conversationId === null) throw new Error('No conversation is selected');
  return { conversationId };
};

const take = {
  type: 'take',
  params: ({ event }: { event: DoneActorEvent<Thread | null> }) => ({ thread: event.output }),
} as const;

/**
 * The selected conversation (spec sections 2 and 4, Messaging): opening it, what is typed in it, sending, and reading
 * further back. What another tab writes into it comes in beside.
 *
 * Tags: one of `none`, `loading`, `failed`, `unknown`, `ready`; within `ready` `sending` or `refused` (the device
 * couldn't store the message: its text is typed again), and `earlier` or `earlierFailed`.
 */
export const threadMachine = setup({
  types: {
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    input: {} as ThreadInput,
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
    messageStore: fromCallback<MessageStoreCommand, void>(() => {}),
  },
  delays: { draftDelay },
  guards: {
    isSelected: ({ context, event }) =>
      event.type === 'conversation.select' && event.conversationId === context.conversationId,
    isNone: ({ event }) => event.type === 'conversation.select' && event.conversationId === null,
    hasSelected: ({ context }) => context.conversationId !== null,
    hasEarlier: ({ context }) => context.hasEarlier,
    canSend: ({ context }) => !isBlank(context),
    hasNext: ({ context }) => context.outgoing.length > 1,
  },
  actions: {
    select: assign(({ event }) => {
      assertEvent(event, 'conversation.select');
      return { ...unopened, conversationId: event.conversationId };
    }),
    take: assign(({ context }, { thread }: { thread: Thread | null }) =>
      thread ? takeThread(context, thread) : {},
    ),
    type: assign(({ event }) => {
      assertEvent(event, 'draft.text');
      return { draft: event.text };
    }),
    keepDraftLater: enqueueActions(({ enqueue }) => {
      enqueue.cancel('draft');
      enqueue.raise({ type: 'draft.keep' }, { id: 'draft', delay: 'draftDelay' });
    }),
    dropDraftTimer: cancel('draft'),
    /** Writes what is typed and not on its way, unless the device has it. */
    keepDraft: enqueueActions(({ context, enqueue }) => {
      enqueue.cancel('draft');
      const text = unsentOf(context);
      if (context.conversation === null || text === context.storedDraft) return;
      enqueue.assign({ storedDraft: text, draftUnderWay: text });
      enqueue.sendTo('messageStore', {
        type: 'write',
        change: { kind: 'draft', conversationId: context.conversation.id, text },
      });
    }),
    settleDraft: assign(({ context, event }) => {
      assertEvent(event, ['write.done', 'write.failed']);
      const { change } = event;
      const isLast =
        change.kind === 'draft' &&
        change.conversationId === context.conversation?.id &&
        change.text === context.draftUnderWay;
      if (!isLast) return {};
      return { draftUnderWay: null, ...(event.type === 'write.failed' && { storedDraft: null }) };
    }),
    send: assign(({ context, event }) => {
      assertEvent(event, 'message.send');
      return withOutgoing(context, event.id, event.at);
    }),
    /** With the message it stores, the device forgets the draft. */
    forgetDraft: assign({ storedDraft: '', draftUnderWay: null }),
    append: assign(({ context }, { message }: { message: Message }) => withSent(context, message)),
    takeBack: assign(({ context }) => withRefused(context)),
  },
}).createMachine({
  id: 'thread',
  context: ({ input }) => ({ ...unopened, ...input }),
  invoke: { src: 'messageStore', id: 'messageStore', onError: '.failed' },
  initial: 'none',
  on: {
    'conversation.select': [
      { guard: 'isSelected' },
      { guard: 'isNone', target: '.none', actions: ['keepDraft', 'select'] },
      { target: '.opening', actions: ['keepDraft', 'select'] },
    ],
    'write.done': { actions: 'settleDraft' },
    'write.failed': { actions: 'settleDraft' },
    'quarantined.seen': { actions: assign({ quarantined: 0 }) },
  },
  states: {
    none: { tags: ['none'], always: { guard: 'hasSelected', target: 'opening' } },
    opening: {
      tags: ['loading'],
      invoke: {
        src: 'openThread',
        input: asked,
        onDone: [
          { guard: ({ event }) => event.output === null, target: 'notFound' },
          {
            target: 'open',
            actions: take,
          },
        ],
        onError: 'failed',
      },
      // It may have been written after what is being read.
      on: { 'store.changed': { target: 'opening', reenter: true } },
    },
    notFound: { tags: ['unknown'] },
    failed: { tags: ['failed'], on: { 'thread.retry': { guard: 'hasSelected', target: 'opening' } } },
    open: {
      type: 'parallel',
      tags: ['ready'],
      on: {
        'draft.text': { actions: ['type', 'keepDraftLater'] },
        'draft.keep': { actions: 'keepDraft' },
      },
      states: {
        composer: {
          initial: 'composing',
          states: {
            composing: { on: { 'message.send': { guard: 'canSend', target: 'sending', actions: 'send' } } },
            // One after the other: what is sent meanwhile waits.
            sending: {
              tags: ['sending'],
              entry: ['dropDraftTimer', 'forgetDraft'],
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
                    actions: [
                      { type: 'append', params: ({ event }) => ({ message: event.output }) },
                      'keepDraftLater',
                    ],
                  },
                ],
                onError: { target: 'failed', actions: ['takeBack', 'keepDraft'] },
              },
              on: { 'message.send': { guard: 'canSend', actions: 'send' } },
            },
            failed: {
              tags: ['refused'],
              on: {
                'message.send': { guard: 'canSend', target: 'sending', actions: 'send' },
                'draft.text': { target: 'composing', actions: ['type', 'keepDraftLater'] },
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
                  actions: assign(({ context, event }) => withEarlier(context, event.output)),
                },
                onError: 'failed',
              },
            },
            failed: { tags: ['earlierFailed'], on: { 'earlier.read': 'reading' } },
          },
        },
        sync: syncStates({ src: 'openThread', input: here, take }),
      },
    },
  },
});
