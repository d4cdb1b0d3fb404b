import type { ConversationChange } from '@/data/ports/MessageStore';

// The kept conversations as machines see them: an actor `messageStore` that writes and tells of every change.

/** What a machine sends to its `messageStore` actor. */
export type MessageStoreCommand = { type: 'write'; change: ConversationChange };

/** What the `messageStore` actor sends back. `store.changed` comes after own writes too, before their `write.done`. */
export type MessageStoreReport =
  | { type: 'store.changed' }
  | { type: 'write.done' | 'write.failed'; change: ConversationChange };
