import type { ConversationChange } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/conversation';
import type { MessageStoreReport } from '../shared/conversations';
import type { Outbox, WriteRetry } from '../shared/outbox';

export type InboxContext = {
  /** Newest activity first. */
  conversations: Conversation[];
  /** The conversation that is open beside the list. */
  selectedId: string | null;
  query: string;
  /** What the search found; `null` without a query and until its first answer. */
  found: FoundConversation[] | null;
  /** The query that `found` answers, or that is being searched. */
  searched: string;
  outbox: Outbox<ConversationChange>;
};

export type InboxInput = { query: string; selectedId: string | null };

export type InboxEvent =
  /** What is typed into the search. */
  | { type: 'query.change'; query: string }
  /** Opening a conversation marks it read. */
  | { type: 'conversation.select'; conversationId: string | null }
  /** Lets a conversation count as unread again. */
  | { type: 'conversation.markUnread'; conversationId: string }
  /** Mutes a conversation, or ends that. */
  | { type: 'conversation.mute'; conversationId: string; muted: boolean }
  /** Reads the list again after a failure. */
  | { type: 'inbox.retry' }
  | WriteRetry
  | MessageStoreReport;
