import type { ConversationChange } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/shapes/conversation';
import type { MessageStoreReport } from '../shared/messageStoreEvents';
import type { Outbox, WriteRetry } from '../shared/outbox';

export type InboxContext = {
  /** Newest activity first. */
  conversations: Conversation[];
  /** The conversation that is open beside the list. */
  selectedId: string | null;
  query: string;
  /** The search results; `null` without a query and until the first results. */
  found: FoundConversation[] | null;
  /** The query of `found`, or of the search in progress. */
  searched: string;
  outbox: Outbox<ConversationChange>;
};

export type InboxInput = { query: string; selectedId: string | null };

export type InboxEvent =
  /** Searches the conversations. */
  | { type: 'query.change'; query: string }
  /** Opens a conversation and marks it as read. */
  | { type: 'conversation.select'; conversationId: string | null }
  /** Marks a conversation as unread. */
  | { type: 'conversation.markUnread'; conversationId: string }
  /** Mutes or unmutes a conversation. */
  | { type: 'conversation.mute'; conversationId: string; muted: boolean }
  /** Reads the list again after a failure. */
  | { type: 'inbox.retry' }
  | WriteRetry
  | MessageStoreReport;
