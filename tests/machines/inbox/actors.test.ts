import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ConversationTexts, Inbox, MessageStore } from '@/data/ports/MessageStore';
import type { Search } from '@/data/ports/Search';
import { inboxActors } from '@/machines/inbox/actors';
import { answerOf } from '../../support/actors';

const inbox: Inbox = { conversations: [], quarantined: 1 };
const texts: ConversationTexts[] = [{ id: 'mina', name: 'Mina', messages: [] }];
const found = [{ id: 'mina', name: [], message: [], messageId: '' }];

it('loadInbox returns the inbox, and searchConversations searches all messages', async () => {
  const messages = fakePort<MessageStore>({ loadInbox: async () => inbox, readTexts: async () => texts });
  const search = fakePort<Search>({ conversations: async () => found });
  const actors = inboxActors({ messages: messages.open, search: search.port });
  expect(await answerOf(actors.loadInbox)).toBe(inbox);
  expect(await answerOf(actors.searchConversations, { query: 'deck' })).toBe(found);
  expect(search.calls).toEqual([['conversations', texts, 'deck', expect.any(AbortSignal)]]);
});
