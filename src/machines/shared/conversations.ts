import type { ConversationChange } from '@/data/ports/MessageStore';
import type { Supersedes, WriteCommand, WriteReport } from './outbox';
import type { StoreChanged } from './sync';

// The kept conversations as machines see them: an actor `messageStore` that writes and tells of every change.

/** What a machine sends to its `messageStore` actor. */
export type MessageStoreCommand = WriteCommand<ConversationChange>;

/** What the `messageStore` actor sends back. `store.changed` comes after own writes too, before their `write.done`. */
export type MessageStoreReport = StoreChanged | WriteReport<ConversationChange>;

/** A draft takes the place of another one, and of the state what is stated anew. */
export const supersedesInConversation: Supersedes<ConversationChange> = (later, earlier) => {
  if (earlier.conversationId !== later.conversationId) return false;
  if (earlier.kind === 'draft' || later.kind === 'draft') return earlier.kind === later.kind;
  return Object.keys(earlier.state).every((key) => key in later.state);
};
