import type { ConversationChange, MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { PageHidden } from '../shared/draftStates';
import type { MessageStoreReport } from '../shared/messageStoreEvents';
import type { Outbox, WriteRetry } from '../shared/outbox';

export type ThreadContext = {
  /** The requested conversation, as the URL writes it; `null` if there is none. */
  conversationId: string | null;
  /** `null` until it is loaded. */
  conversation: Thread['conversation'] | null;
  /** Oldest first: the latest messages, and the earlier pages loaded so far. */
  messages: Thread['messages'];
  hasEarlier: MessagePage['hasEarlier'];
  /** The unsent input. */
  draft: string;
  /** The draft as stored, or as last sent to be stored. */
  storedDraft: string;
  /** The unsaved change of the draft. It overrides the stored draft until it is written. */
  outbox: Outbox<ConversationChange>;
  /** The message being stored and those queued behind it, in the order they were written. */
  outgoing: OutgoingMessage[];
};

/** The messages before the one with the id `before`. */
export type EarlierPage = MessagePage & { before: string };

export type ThreadInput = { conversationId: string | null };

/** Events contain ids and times (`at`, ms since the epoch), so that the machine is deterministic. */
export type ThreadEvent =
  /** Opens another conversation; `null` closes the open one. */
  | { type: 'conversation.select'; conversationId: string | null }
  /** Opens the conversation again after a failure. */
  | { type: 'thread.retry' }
  /** Reads the messages before the first one shown. */
  | { type: 'earlier.read' }
  /** Changes the draft. */
  | { type: 'draft.text'; text: string }
  /** Posts the draft, after the messages that are queued already. */
  | { type: 'message.send'; id: string; at: number }
  | PageHidden
  | WriteRetry
  | MessageStoreReport;
