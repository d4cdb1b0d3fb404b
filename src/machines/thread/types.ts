import type { MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { MessageStoreReport } from '../shared/conversations';

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
  /** The draft as the device has it; `null` when it refused the last one. */
  storedDraft: string | null;
  /** A draft on its way to the device: until it is there, what the device says is older. */
  draftUnderWay: string | null;
  /** What is being sent, and what is sent as soon as that is stored; in the order they were written. */
  outgoing: OutgoingMessage[];
  /** How many stored records could not be read; zero once the person has been told. */
  quarantined: number;
};

/** Messages before the one with the id `before`. */
export type EarlierPage = MessagePage & { before: string };

export type ThreadInput = { conversationId: string | null };

/** Ids and times (`at`, ms since the epoch) come with the event: the machine reads no clock. */
export type ThreadEvent =
  | { type: 'conversation.select'; conversationId: string | null }
  | { type: 'thread.retry' }
  | { type: 'earlier.read' }
  | { type: 'draft.text'; text: string }
  /** Writes what is typed at once: for whoever is about to leave the page. */
  | { type: 'draft.keep' }
  | { type: 'message.send'; id: string; at: number }
  | { type: 'quarantined.seen' }
  | MessageStoreReport;
