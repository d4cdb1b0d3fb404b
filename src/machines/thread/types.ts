import type { ConversationChange, MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { MessageStoreReport } from '../shared/conversations';
import type { PageHidden } from '../shared/draft';
import type { Outbox, WriteRetry } from '../shared/outbox';

export type ThreadContext = {
  /** The conversation asked for, as the address writes it; `null` when none is. */
  conversationId: string | null;
  /** `null` until it has been read. */
  conversation: Thread['conversation'] | null;
  /** Oldest first: the latest, and as many before them as were asked for. */
  messages: Thread['messages'];
  hasEarlier: MessagePage['hasEarlier'];
  /** What is typed and not sent. */
  draft: string;
  /** The draft as the device has it, or as it was last sent there. */
  storedDraft: string;
  /** The draft, as long as the device doesn't have it: what the device says then is older. */
  outbox: Outbox<ConversationChange>;
  /** What is being sent, and what is sent as soon as that is stored; in the order they were written. */
  outgoing: OutgoingMessage[];
};

/** Messages before the one with the id `before`. */
export type EarlierPage = MessagePage & { before: string };

export type ThreadInput = { conversationId: string | null };

/** Ids and times (`at`, ms since the epoch) come with the event: the machine reads no clock. */
export type ThreadEvent =
  /** Opens another conversation; `null` for none. */
  | { type: 'conversation.select'; conversationId: string | null }
  /** Opens the conversation again after a failure. */
  | { type: 'thread.retry' }
  /** Reads the messages before the first one that is shown. */
  | { type: 'earlier.read' }
  /** What is typed. */
  | { type: 'draft.text'; text: string }
  /** Posts what is typed, after all that is still on its way. */
  | { type: 'message.send'; id: string; at: number }
  | PageHidden
  | WriteRetry
  | MessageStoreReport;
