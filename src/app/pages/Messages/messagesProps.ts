import { useMemo } from 'react';
import type { Conversation, FoundConversation, Message } from '@/data/schema/conversation';
import type { MessagesScreenProps } from '@/screens/Messages/MessagesScreen';

// The two machines seen from their screen, which doesn't know machines: only what is shown and what can be asked for.

type InboxSnapshot = {
  hasTag: (tag: 'loading' | 'failed') => boolean;
  context: {
    conversations: Conversation[];
    query: string;
    found: FoundConversation[] | null;
  };
};

type ThreadSnapshot = {
  hasTag: (
    tag: 'none' | 'loading' | 'failed' | 'unknown' | 'sending' | 'refused' | 'earlier' | 'earlierFailed',
  ) => boolean;
  context: {
    conversationId: string | null;
    conversation: Conversation | null;
    messages: Message[];
    hasEarlier: boolean;
    draft: string;
  };
};

type InboxEvent =
  | { type: 'query.change'; query: string }
  | { type: 'conversation.markUnread'; conversationId: string }
  | { type: 'conversation.mute'; conversationId: string; muted: boolean }
  | { type: 'inbox.retry' };

type ThreadEvent =
  | { type: 'draft.text'; text: string }
  | { type: 'message.send'; id: string; at: number }
  | { type: 'earlier.read' | 'thread.retry' };

type InboxActor = { send: (event: InboxEvent) => void };
type ThreadActor = { send: (event: ThreadEvent) => void };

type Parts = {
  inbox: { actor: InboxActor; snapshot: InboxSnapshot };
  thread: { actor: ThreadActor; snapshot: ThreadSnapshot };
  newId: () => string;
  /** Ms since the epoch. */
  now: () => number;
  /** Goes back to the list: what is open doesn't stay unread. */
  leave: () => void;
};

/** Under a search that finds nothing there is a list all the same. */
function listOf(inbox: InboxSnapshot): MessagesScreenProps['list'] {
  const status = (['loading', 'failed'] as const).find((tag) => inbox.hasTag(tag));
  return status ?? (inbox.context.conversations.length === 0 ? 'empty' : 'ready');
}

const threadOf = (thread: ThreadSnapshot): MessagesScreenProps['thread'] =>
  (['none', 'loading', 'failed', 'unknown'] as const).find((tag) => thread.hasTag(tag)) ?? 'ready';

function sendingOf(thread: ThreadSnapshot): MessagesScreenProps['sending'] {
  if (thread.hasTag('sending')) return 'sending';
  return thread.hasTag('refused') ? 'failed' : 'idle';
}

function earlierOf(thread: ThreadSnapshot): MessagesScreenProps['earlier'] {
  if (thread.hasTag('earlier')) return 'reading';
  if (thread.hasTag('earlierFailed')) return 'failed';
  return thread.context.hasEarlier ? 'more' : 'none';
}

/** What the screen shows of the conversations and does to them; what passes the search and the present are the caller's. */
export function useMessagesProps(
  { inbox, thread, newId, now, leave }: Parts,
  conversations: Conversation[],
): Omit<MessagesScreenProps, 'now'> {
  const { query, found } = inbox.snapshot.context;
  const { conversationId, conversation, messages, draft } = thread.snapshot.context;
  const openId = conversation?.id ?? conversationId;
  const listed = inbox.snapshot.context.conversations.find(({ id }) => id === openId);
  const inboxActor = inbox.actor;
  const threadActor = thread.actor;
  const events = useMemo(() => {
    const send = () => threadActor.send({ type: 'message.send', id: newId(), at: now() });
    return {
      onQueryChange: (next: string) => inboxActor.send({ type: 'query.change', query: next }),
      onDraftChange: (text: string) => threadActor.send({ type: 'draft.text', text }),
      onSend: send,
      onRetrySend: send,
      onLoadEarlier: () => threadActor.send({ type: 'earlier.read' }),
      onRetryList: () => inboxActor.send({ type: 'inbox.retry' }),
      onRetryThread: () => threadActor.send({ type: 'thread.retry' }),
      onMarkUnread: () => {
        if (openId !== null) inboxActor.send({ type: 'conversation.markUnread', conversationId: openId });
        leave();
      },
      onMutedChange: (isMuted: boolean) => {
        if (openId !== null)
          inboxActor.send({ type: 'conversation.mute', conversationId: openId, muted: isMuted });
      },
    };
  }, [inboxActor, threadActor, newId, now, leave, openId]);
  return {
    ...events,
    list: listOf(inbox.snapshot),
    conversations,
    query,
    matches: useMemo(
      () => new Map(query.trim() ? found?.map((item) => [item.id, item]) : []),
      [query, found],
    ),
    thread: threadOf(thread.snapshot),
    selectedId: openId,
    // The list knows first what is done to a conversation; the thread knows one that isn't in the list yet.
    selected: listed ?? conversation,
    messages,
    earlier: earlierOf(thread.snapshot),
    draft,
    sending: sendingOf(thread.snapshot),
  };
}
