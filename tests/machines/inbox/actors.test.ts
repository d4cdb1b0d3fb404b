import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ConversationTexts, Inbox, MessageStore } from '@/data/ports/MessageStore';
import type { Search } from '@/data/ports/Search';
import { inboxActors } from '@/machines/inbox/actors';
import { answerOf } from '../../support/actors';

const inbox: Inbox = { conversations: [], quarantined: 1 };
const texts: ConversationTexts[] = [{ id: 'mina', name: 'Mina', messages: [] }];
const found = [{ id: 'mina', name: [], message: [], messageId: '' }];
const { port: noSearch } = fakePort<Search>({});

it('reads the list', async () => {
  const { open, calls } = fakePort<MessageStore>({ loadInbox: async () => inbox });
  expect(await answerOf(inboxActors({ messages: open, search: noSearch }).loadInbox)).toBe(inbox);
  expect(calls).toEqual([['loadInbox']]);
});

it('searches what was written', async () => {
  const { open } = fakePort<MessageStore>({ readTexts: async () => texts });
  const search = fakePort<Search>({ conversations: async () => found });
  const actors = inboxActors({ messages: open, search: search.port });
  expect(await answerOf(actors.searchConversations, { query: 'deck' })).toBe(found);
  expect(search.calls).toEqual([['conversations', texts, 'deck', expect.any(AbortSignal)]]);
});

it('fails where the conversations can’t be opened', async () => {
  const messages = () => Promise.reject(new Error('No chunk'));
  const { port: search } = fakePort<Search>({ conversations: async () => found });
  const actors = inboxActors({ messages, search });
  await expect(answerOf(actors.loadInbox)).rejects.toThrow('No chunk');
  await expect(answerOf(actors.searchConversations, { query: 'deck' })).rejects.toThrow('No chunk');
});
