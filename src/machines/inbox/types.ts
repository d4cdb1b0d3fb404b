import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/conversation';
import type { MessageStoreReport } from '../shared/conversations';

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
  /** Shown, and on their way to the device. */
  underWay: ConversationChange[];
  /** Shown, but refused by the device. */
  unsaved: ConversationChange[];
  /** How many stored records could not be read; zero once the person has been told. */
  quarantined: Inbox['quarantined'];
};

export type InboxInput = { query: string; selectedId: string | null };

export type InboxEvent =
  | { type: 'query.change'; query: string }
  /** Opening a conversation marks it read. */
  | { type: 'conversation.select'; conversationId: string | null }
  | { type: 'conversation.markUnread'; conversationId: string }
  | { type: 'conversation.mute'; conversationId: string; muted: boolean }
  | { type: 'inbox.retry' }
  | { type: 'changes.retry' }
  | { type: 'quarantined.seen' }
  | MessageStoreReport;
