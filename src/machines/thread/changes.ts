import type { ConversationChange, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { nextMessageId } from '@/data/schema/rules/messageId';
import type { Message } from '@/data/schema/shapes/conversation';
import { isBlankText } from '@/data/schema/text/blank';
import { textMaximum } from '@/data/schema/text/limits';
import { emptyOutbox, unwritten } from '../shared/outbox';
import type { EarlierPage, ThreadContext } from './types';

/** The context of a thread that isn't loaded yet. */
export const unopened: Omit<ThreadContext, 'conversationId'> = {
  conversation: null,
  messages: [],
  hasEarlier: false,
  draft: '',
  storedDraft: '',
  outbox: emptyOutbox,
  outgoing: [],
};

/** Whether the draft is a message: not blank (spec section 4) and not over the maximum length. */
export const isMessage = ({ draft }: Pick<ThreadContext, 'draft'>): boolean =>
  !isBlankText(draft) && draft.length <= textMaximum.message;

/** Queues the draft. `unique` makes the message's id unique; `at` is the time in ms since the epoch. */
export function withOutgoing(context: ThreadContext, unique: string, at: number): Partial<ThreadContext> {
  const { messages, outgoing, draft } = context;
  const id = nextMessageId(outgoing.length > 0 ? outgoing : messages, at, unique);
  return { outgoing: [...outgoing, { id, message: draft.trim(), time: at }], draft: '' };
}

/** Returns the draft and the queued messages. The first outgoing message is already being stored. */
const unsentOf = ({ outgoing, draft }: Pick<ThreadContext, 'outgoing' | 'draft'>): string =>
  textOf(outgoing.slice(1), draft);

export const isDraftUnsaved = (context: ThreadContext): boolean =>
  context.conversation !== null && unsentOf(context) !== context.storedDraft;

/** Returns the change that stores the unsent text; `[]` if it is stored already. */
export function draftChanges(context: ThreadContext): ConversationChange[] {
  const { conversation, outbox } = context;
  if (conversation === null || (!isDraftUnsaved(context) && outbox.failed.length === 0)) return [];
  return [{ kind: 'draft', conversationId: conversation.id, text: unsentOf(context) }];
}

/** Returns the thread after a message was stored. */
export const withSent = (
  { messages, outgoing }: ThreadContext,
  message: Message,
): Partial<ThreadContext> => ({
  messages: messages.some(({ id }) => id === message.id) ? messages : [...messages, message],
  outgoing: outgoing.slice(1),
});

/** Returns the thread after a failed send: that message and all queued ones return to the draft. */
export const withRefused = ({ outgoing, draft }: ThreadContext): Partial<ThreadContext> => ({
  outgoing: [],
  draft: textOf(outgoing, draft),
});

const textOf = (outgoing: OutgoingMessage[], draft: string): string =>
  [...outgoing.map(({ message }) => message), ...(draft ? [draft] : [])].join('\n');

/** Returns the thread with an earlier page added, unless the thread's first message has changed. */
export function withEarlier(context: ThreadContext, page: EarlierPage): Partial<ThreadContext> {
  if (page.before !== context.messages[0]?.id) return {};
  const known = new Set(context.messages.map(({ id }) => id));
  return {
    messages: [...page.messages.filter(({ id }) => !known.has(id)), ...context.messages],
    hasEarlier: page.hasEarlier,
  };
}

/**
 * Returns the thread with the stored data applied; unsaved input stays. `thread` has only the latest
 * messages. The earlier ones in the context stay too, unless messages are missing in between.
 */
export function takeThread(context: ThreadContext, thread: Thread): Partial<ThreadContext> {
  const { conversation } = thread;
  const first = thread.messages[0]?.id ?? '';
  const at = thread.hasEarlier ? context.messages.findIndex(({ id }) => id === first) : 0;
  const isJoined = thread.hasEarlier && at >= 0;
  const isOlder = context.outgoing.length > 0 || unwritten(context.outbox).length > 0;
  const isTyped = isOlder || context.draft !== context.storedDraft;
  return {
    conversation,
    messages: isJoined ? [...context.messages.slice(0, at), ...thread.messages] : thread.messages,
    hasEarlier: isJoined ? context.hasEarlier : thread.hasEarlier,
    ...(!isTyped && { draft: thread.draft, storedDraft: thread.draft }),
  };
}
