import type { ConversationChange, Inbox } from '@/data/ports/MessageStore';
import type { Conversation, FoundConversation } from '@/data/schema/shapes/conversation';
import type { MessageStoreReport } from '../shared/messageStoreEvents';
import type { Outbox, WriteRetry } from '../shared/outbox';

/** The ids of changed conversations, or `any` if every conversation may have changed. */
export type Changed = readonly string[] | 'any';

/** The result of a read after a change: the changed conversations, or all that were loaded. */
export type Refreshed =
  | { changed: 'any'; inbox: Inbox }
  | { changed: readonly string[]; conversations: Conversation[] };

/** The results of a search, with the conversations that they name. */
export type FoundInInbox = { found: FoundConversation[]; conversations: Conversation[] };

export type InboxContext = {
  /** The loaded conversations, latest message first. */
  conversations: Conversation[];
  /** Where the next page begins; `null` if all conversations are loaded. */
  next: number | null;
  /** The conversations that changed since they were read. */
  changed: Changed;
  /** The conversation that is open beside the list. */
  selectedId: string | null;
  query: string;
  /** The search results; `null` without a query and until the first results. */
  found: FoundConversation[] | null;
  /** The conversations of the search results. Some aren't among the loaded ones. */
  foundConversations: Conversation[];
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
  /** Loads the next page of conversations, also again after a failure. */
  | { type: 'inbox.more' }
  /** Reads the list again after a failure. */
  | { type: 'inbox.retry' }
  | WriteRetry
  | MessageStoreReport;
