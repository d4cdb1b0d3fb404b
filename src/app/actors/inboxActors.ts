import { fromPromise } from 'xstate';
import type { Inbox } from '@/data/ports/MessageStore';
import type { FoundConversation } from '@/data/schema/conversation';
import { messageStore as openStore } from '../services/services';
import { messageStore } from './messageStore';

export const inboxActors = {
  loadInbox: fromPromise<Inbox, void>(async () => (await openStore()).loadInbox()),
  searchConversations: fromPromise<FoundConversation[], { query: string }>(async ({ input }) => {
    const [texts, { searchConversations }] = await Promise.all([
      openStore().then((store) => store.readTexts()),
      import('@/data/search/conversationSearch'),
    ]);
    return searchConversations(texts, input.query);
  }),
  messageStore,
};
