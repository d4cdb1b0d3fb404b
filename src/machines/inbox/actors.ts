import { fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Inbox, MessageStore } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { Search } from '@/data/ports/Search';
import type { FoundConversation } from '@/data/schema/shapes/conversation';
import { messageStoreActor } from '../shared/messageStoreActor';

type InboxPorts = { messages: LazyPort<MessageStore>; outbox?: OpenOutbox; search: Search };

/** Returns the actors that read, search and change the list of conversations. */
export const inboxActors = ({ messages, outbox, search }: InboxPorts) => ({
  loadInbox: fromPromise<Inbox, void>(async () => (await messages()).loadInbox()),
  searchConversations: fromPromise<FoundConversation[], { query: string }>(async ({ input, signal }) =>
    search.conversations(await (await messages()).readTexts(), input.query, signal),
  ),
  messageStore: messageStoreActor({ messages, outbox }),
});
