import type { ActorRefFrom, SnapshotFrom } from 'xstate';
import type { Conversation } from '@/data/schema/shapes/conversation';
import { addressOf } from '@/data/schema/shapes/ref';
import { selectConversations } from '@/machines/inbox/changes';
import type { inboxMachine } from '@/machines/inbox/machine';
import type { threadMachine } from '@/machines/thread/machine';
import type { ListView, MessagesActions, OpenThread, ThreadView } from '@/screens/Messages/messagesView';

type InboxSnapshot = SnapshotFrom<typeof inboxMachine>;
type ThreadSnapshot = SnapshotFrom<typeof threadMachine>;

/** Returns the view of the list of conversations. Its status is `ready` even if a search finds nothing. */
export function listViewOf(inbox: InboxSnapshot): ListView {
  const { conversations, query, found } = inbox.context;
  const status = (['loading', 'failed'] as const).find((tag) => inbox.hasTag(tag));
  if (status) return { status };
  if (conversations.length === 0) return { status: 'empty' };
  return {
    status: 'ready',
    conversations: selectConversations(inbox.context),
    matches: new Map(query.trim() ? found?.map((item) => [item.id, item]) : []),
    more: moreOf(inbox),
  };
}

function moreOf(inbox: InboxSnapshot): 'none' | 'more' | 'loading' | 'failed' {
  // A search reads all conversations.
  if (inbox.context.query.trim()) return 'none';
  if (inbox.hasTag('more')) return 'loading';
  if (inbox.hasTag('moreFailed')) return 'failed';
  return inbox.context.next === null ? 'none' : 'more';
}

/**
 * Returns the open conversation. The list has the latest version of it, but may lack a new conversation. Until
 * the conversation is loaded, only its slug is known.
 */
function openIn(
  { context: { conversations } }: Pick<InboxSnapshot, 'context'>,
  { context: { conversation, conversationId } }: Pick<ThreadSnapshot, 'context'>,
): Conversation | null {
  const isOpen = (listed: Conversation) =>
    conversation ? listed.id === conversation.id : addressOf(listed) === conversationId;
  return conversations.find(isOpen) ?? conversation;
}

/** Returns the view of the open conversation, in the pane beside the list. */
export function threadViewOf(thread: ThreadSnapshot, inbox: InboxSnapshot): ThreadView {
  const { conversationId, messages, draft } = thread.context;
  if (conversationId === null) return { status: 'none' };
  const conversation = openIn(inbox, thread);
  const selectedId = conversation?.id ?? conversationId;
  if (thread.hasTag('unknown')) return { status: 'unknown', selectedId };
  if (!thread.hasTag('ready') || !conversation) {
    return { status: thread.hasTag('failed') ? 'failed' : 'loading', selectedId, conversation };
  }
  return {
    status: 'ready',
    selectedId,
    conversation,
    messages,
    earlier: earlierOf(thread),
    draft,
    sending: sendingOf(thread),
  };
}

function sendingOf(thread: ThreadSnapshot): OpenThread['sending'] {
  if (thread.hasTag('sending')) return 'sending';
  return thread.hasTag('refused') ? 'failed' : 'idle';
}

function earlierOf(thread: ThreadSnapshot): OpenThread['earlier'] {
  if (thread.hasTag('earlier')) return 'reading';
  if (thread.hasTag('earlierFailed')) return 'failed';
  return thread.context.hasEarlier ? 'more' : 'none';
}

type Parts = {
  inbox: Pick<ActorRefFrom<typeof inboxMachine>, 'send'> & {
    getSnapshot: () => Pick<InboxSnapshot, 'context'>;
  };
  thread: Pick<ActorRefFrom<typeof threadMachine>, 'send'> & {
    getSnapshot: () => Pick<ThreadSnapshot, 'context'>;
  };
  newId: () => string;
  /** Returns the current time, in ms since the epoch. */
  now: () => number;
  /** Navigates to the list, for example after the user marks the open conversation as unread. */
  leave: () => void;
};

/** Returns the actions on the list of conversations and on the open conversation. */
export function messagesActions({ inbox, thread, newId, now, leave }: Parts): Omit<MessagesActions, 'onNew'> {
  const openId = () => openIn(inbox.getSnapshot(), thread.getSnapshot())?.id;
  return {
    onQueryChange: (query) => inbox.send({ type: 'query.change', query }),
    onDraftChange: (text) => thread.send({ type: 'draft.text', text }),
    onSend: () => thread.send({ type: 'message.send', id: newId(), at: now() }),
    onLoadEarlier: () => thread.send({ type: 'earlier.read' }),
    onRetryList: () => inbox.send({ type: 'inbox.retry' }),
    onMoreConversations: () => inbox.send({ type: 'inbox.more' }),
    onRetryThread: () => thread.send({ type: 'thread.retry' }),
    onMarkUnread() {
      const conversationId = openId();
      if (conversationId !== undefined) inbox.send({ type: 'conversation.markUnread', conversationId });
      leave();
    },
    onMutedChange(muted) {
      const conversationId = openId();
      if (conversationId !== undefined) inbox.send({ type: 'conversation.mute', conversationId, muted });
    },
  };
}
