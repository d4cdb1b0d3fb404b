import { fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { Inbox, MessageStore } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { Search } from '@/data/ports/Search';
import { inboxPage } from '@/data/schema/shapes/constants';
import { messageStoreActor } from '../shared/messageStoreActor';
import type { Changed, FoundInInbox, Refreshed } from './types';

type InboxPorts = { messages: LazyPort<MessageStore>; outbox?: OpenOutbox; search: Search };

/** Returns the actors that read, search and change the list of conversations. */
export const inboxActors = ({ messages, outbox, search }: InboxPorts) => ({
  loadInbox: fromPromise<Inbox, void>(async () => (await messages()).loadInbox()),
  loadMore: fromPromise<Inbox, { before: number }>(async ({ input }) => (await messages()).loadInbox(input)),
  refresh: fromPromise<Refreshed, { changed: Changed; count: number }>(async ({ input }) => {
    const { changed, count } = input;
    const store = await messages();
    return changed === 'any'
      ? { changed, inbox: await store.loadInbox({ count: Math.max(count, inboxPage) }) }
      : { changed, conversations: await store.loadConversations(changed) };
  }),
  searchConversations: fromPromise<FoundInInbox, { query: string }>(async ({ input, signal }) => {
    const store = await messages();
    const found = await search.conversations(await store.readTexts(), input.query, signal);
    return { found, conversations: await store.loadConversations(found.map(({ id }) => id)) };
  }),
  messageStore: messageStoreActor({ messages, outbox }),
});
