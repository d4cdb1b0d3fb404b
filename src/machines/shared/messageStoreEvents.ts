import type { ConversationChange } from '@/data/ports/MessageStore';
import type { Supersedes, WriteCommand, WriteReport } from './outbox';
import type { StoreChanged } from './sync';

// How machines access the stored conversations: the `messageStore` actor writes them and reports changes.

/** A command from a machine to its `messageStore` actor. */
export type MessageStoreCommand = WriteCommand<ConversationChange>;

/** What the `messageStore` actor reports. After this machine's write, `store.changed` precedes `write.done`. */
export type MessageStoreReport = StoreChanged | WriteReport<ConversationChange>;

/** A draft replaces an earlier draft. A state change replaces an earlier one if it sets the same keys or more. */
export const supersedesInConversation: Supersedes<ConversationChange> = (later, earlier) => {
  if (earlier.conversationId !== later.conversationId) return false;
  if (earlier.kind === 'draft' || later.kind === 'draft') return earlier.kind === later.kind;
  return Object.keys(earlier.state).every((key) => key in later.state);
};
