import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ConversationChange, MessagePage, MessageStore, Thread } from '@/data/ports/MessageStore';
import type { Message } from '@/data/schema/conversation';
import { threadActors } from '@/machines/thread/actors';
import { answerOf, describeLeaving, describeListening, describeWriting } from '../../support/actors';

const onPageHide = () => () => {};
const page: MessagePage = { messages: [], hasEarlier: true, quarantined: 2 };
const thread = { ...page, draft: 'Dear Mina' } as Thread;
const outgoing = { id: 'm1', message: 'Hello', time: 5 };
const message: Message = { ...outgoing, sender: 'Asha', isSelf: true, avatar: '' };

it('reads a conversation, older pages of it, and sends to it', async () => {
  const { open, calls } = fakePort<MessageStore>({
    open: async (id) => (id === 'mina' ? thread : null),
    readEarlier: async () => page,
    send: async () => message,
  });
  const { openThread, readEarlier, sendMessage } = threadActors({ messages: open, onPageHide });
  expect(await answerOf(openThread, { conversationId: 'mina' })).toBe(thread);
  expect(await answerOf(openThread, { conversationId: 'nobody' })).toBeNull();
  expect(await answerOf(readEarlier, { conversationId: 'mina', before: 'm1' })).toEqual({
    ...page,
    before: 'm1',
  });
  expect(await answerOf(sendMessage, { conversationId: 'mina', message: outgoing })).toBe(message);
  expect(calls).toEqual([
    ['open', 'mina'],
    ['open', 'nobody'],
    ['readEarlier', 'mina', 'm1'],
    ['send', 'mina', outgoing],
  ]);
});

it('fails with what the device says', async () => {
  const error = new Error('No room');
  const refuse = () => Promise.reject(error);
  const { open } = fakePort<MessageStore>({ open: refuse, readEarlier: refuse, send: refuse });
  const { openThread, readEarlier, sendMessage } = threadActors({ messages: open, onPageHide });
  await expect(answerOf(openThread, { conversationId: 'mina' })).rejects.toBe(error);
  await expect(answerOf(readEarlier, { conversationId: 'mina', before: '' })).rejects.toBe(error);
  await expect(answerOf(sendMessage, { conversationId: 'mina', message: outgoing })).rejects.toBe(error);
});

const storeOf = (messages: () => Promise<MessageStore>) =>
  threadActors({ messages, onPageHide }).messageStore;
const input = { unkept: () => [] };

describeListening<MessageStore>('a conversation', {
  actor: storeOf,
  input,
  port: (subscribe) => fakePort<MessageStore>({ subscribe }).port,
  told: [[[], { type: 'store.changed' }]],
});

const typed: ConversationChange = { kind: 'draft', conversationId: 'mina', text: 'Dear' };
const emptied: ConversationChange = { ...typed, text: '' };

describeWriting('a conversation', {
  actor: storeOf,
  input,
  port: (write) => fakePort<MessageStore>({ subscribe: () => () => {}, write }).port,
  changes: [
    [typed, [typed]],
    [emptied, [emptied]],
  ],
});

describeLeaving('a conversation', {
  actor: storeOf,
  pageHide: (listen) => threadActors({ messages: () => new Promise(() => {}), onPageHide: listen }).pageHide,
  port: (write) => fakePort<MessageStore>({ subscribe: () => () => {}, write }).port,
  unkept: typed,
});
