import type { ConversationChange, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import { isBlankText } from '@/data/schema/blank';
import { textMaximum } from '@/data/schema/constants';
import type { Message } from '@/data/schema/conversation';
import { nextMessageId } from '@/data/schema/messageId';
import { emptyOutbox, unwritten } from '../shared/outbox';
import type { EarlierPage, ThreadContext } from './types';

/** A thread that nothing is known of yet. */
export const unopened: Omit<ThreadContext, 'conversationId'> = {
  conversation: null,
  messages: [],
  hasEarlier: false,
  draft: '',
  storedDraft: '',
  outbox: emptyOutbox,
  outgoing: [],
};

/** Blank text is no message (spec section 4), nor is more than one takes. */
export const isMessage = ({ draft }: Pick<ThreadContext, 'draft'>): boolean =>
  !isBlankText(draft) && draft.length <= textMaximum.message;

/** The thread with what is typed on its way. `unique` tells the message from all others. */
export function withOutgoing(context: ThreadContext, unique: string, at: number): Partial<ThreadContext> {
  const { messages, outgoing, draft } = context;
  const id = nextMessageId(outgoing.length > 0 ? outgoing : messages, at, unique);
  return { outgoing: [...outgoing, { id, message: draft.trim(), time: at }], draft: '' };
}

/** What would be lost with the page: what waits for the message on its way, and what is typed. */
const unsentOf = ({ outgoing, draft }: Pick<ThreadContext, 'outgoing' | 'draft'>): string =>
  textOf(outgoing.slice(1), draft);

export const isDraftUnkept = (context: ThreadContext): boolean =>
  context.conversation !== null && unsentOf(context) !== context.storedDraft;

/** Writing what is typed and not on its way, unless the device has it. */
export function draftChanges(context: ThreadContext): ConversationChange[] {
  const { conversation, outbox } = context;
  if (conversation === null || (!isDraftUnkept(context) && outbox.failed.length === 0)) return [];
  return [{ kind: 'draft', conversationId: conversation.id, text: unsentOf(context) }];
}

/** The thread with a message that is on the device. */
export const withSent = (
  { messages, outgoing }: ThreadContext,
  message: Message,
): Partial<ThreadContext> => ({
  messages: messages.some(({ id }) => id === message.id) ? messages : [...messages, message],
  outgoing: outgoing.slice(1),
});

/** The thread after the device refused a message: it is typed again, and with it whatever waited for it. */
export const withRefused = ({ outgoing, draft }: ThreadContext): Partial<ThreadContext> => ({
  outgoing: [],
  draft: textOf(outgoing, draft),
});

const textOf = (outgoing: OutgoingMessage[], draft: string): string =>
  [...outgoing.map(({ message }) => message), ...(draft ? [draft] : [])].join('\n');

/** The thread with the messages that stand before its first, unless that is another one by now. */
export function withEarlier(context: ThreadContext, page: EarlierPage): Partial<ThreadContext> {
  if (page.before !== context.messages[0]?.id) return {};
  const known = new Set(context.messages.map(({ id }) => id));
  return {
    messages: [...page.messages.filter(({ id }) => !known.has(id)), ...context.messages],
    hasEarlier: page.hasEarlier,
  };
}

/**
 * The thread as the device has it now, with nothing lost of what is typed. Read are its last messages: those before
 * them stay, unless so many were added that some between are not known.
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
