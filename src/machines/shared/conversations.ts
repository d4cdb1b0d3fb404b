import type { ConversationChange } from '@/data/ports/MessageStore';
import type { WriteCommand, WriteReport } from './outbox';
import type { StoreChanged } from './sync';

// The kept conversations as machines see them: an actor `messageStore` that writes and tells of every change.

/** What a machine sends to its `messageStore` actor. */
export type MessageStoreCommand = WriteCommand<ConversationChange>;

/** What the `messageStore` actor sends back. `store.changed` comes after own writes too, before their `write.done`. */
export type MessageStoreReport = StoreChanged | WriteReport<ConversationChange>;
