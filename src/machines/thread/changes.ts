import type { MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { Message } from '@/data/schema/conversation';
import { nextMessageId } from '@/data/schema/messageId';
import type { ThreadContext } from './types';

/** A thread that nothing is known of yet. */
export const unopened: Omit<ThreadContext, 'conversationId'> = {
  conversation: null,
  messages: [],
  hasEarlier: false,
  draft: '',
  storedDraft: '',
  draftUnderWay: null,
  outgoing: null,
  setAside: 0,
};

/** The message that the draft holds (spec section 4); `null` when it is blank. `unique` tells it from all others. */
export function outgoingOf(
  { draft, messages }: Pick<ThreadContext, 'draft' | 'messages'>,
  unique: string,
  at: number,
): OutgoingMessage | null {
  const message = draft.trim();
  return message === '' ? null : { id: nextMessageId(messages, at, unique), message, time: at };
}

/** The draft without what was sent of it: what was typed while it was on its way stays. */
export function restOf({ draft, outgoing }: Pick<ThreadContext, 'draft' | 'outgoing'>): string {
  const typed = draft.trimStart();
  return outgoing && typed.startsWith(outgoing.message)
    ? typed.slice(outgoing.message.length).trimStart()
    : draft;
}

/** The thread with a message that is on the device. */
export function withSent(context: ThreadContext, message: Message): Partial<ThreadContext> {
  return {
    messages: context.messages.some(({ id }) => id === message.id)
      ? context.messages
      : [...context.messages, message],
    draft: restOf(context),
    // The device forgot it together with the sending.
    storedDraft: '',
    draftUnderWay: null,
    outgoing: null,
  };
}

/** The thread with the messages that stand before its first. */
export function withEarlier(context: ThreadContext, page: MessagePage): Partial<ThreadContext> {
  const known = new Set(context.messages.map(({ id }) => id));
  return {
    messages: [...page.messages.filter(({ id }) => !known.has(id)), ...context.messages],
    hasEarlier: page.hasEarlier,
    setAside: context.setAside + page.setAside,
  };
}

/**
 * The thread as the device has it now, with nothing lost of what is typed. Read are its last messages: those before
 * them stay, unless so many were added that some between are not known.
 */
export function takeThread(context: ThreadContext, thread: Thread): Partial<ThreadContext> {
  const { conversation, setAside } = thread;
  const first = thread.messages[0]?.id ?? '';
  const at = thread.hasEarlier ? context.messages.findIndex(({ id }) => id === first) : 0;
  const isJoined = thread.hasEarlier && at >= 0;
  const isTyped = context.draftUnderWay !== null || context.draft !== context.storedDraft;
  return {
    conversation,
    messages: isJoined ? [...context.messages.slice(0, at), ...thread.messages] : thread.messages,
    hasEarlier: isJoined ? context.hasEarlier : thread.hasEarlier,
    ...(!isTyped && { draft: thread.draft, storedDraft: thread.draft }),
    setAside: context.setAside + setAside,
  };
}
