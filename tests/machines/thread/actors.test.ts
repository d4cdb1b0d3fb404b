import { fakePort } from '@kit/ports';
import { expect, it } from 'vitest';
import type { ConversationChange, MessagePage, MessageStore, Thread } from '@/data/ports/MessageStore';
import { threadActors } from '@/machines/thread/actors';
import { answerOf, describeLeaving, describeListening, describeWriting } from '../../support/actors';

const onPageHide = () => () => {};
const page: MessagePage = { messages: [], hasEarlier: true, quarantined: 2 };
const thread = { ...page, draft: 'Dear Mina' } as Thread;
const message = { id: 'm1', message: 'Hello', time: 5 };

it.each([
  ['openThread', {}, ['open', 'mina'], thread, thread],
  ['openThread', {}, ['open', 'mina'], null, null],
  ['readEarlier', { before: 'm1' }, ['readEarlier', 'mina', 'm1'], page, { ...page, before: 'm1' }],
  ['sendMessage', { message }, ['send', 'mina', message], 'kept', 'kept'],
] as const)('%s with %o calls %j, and passes on an error', async (name, about, asked, answer, output) => {
  const answers = [Promise.resolve(answer), Promise.reject(new Error('No room'))];
  const { open, calls } = fakePort<MessageStore>({ [asked[0]]: () => answers.shift() });
  const actor = threadActors({ messages: open, onPageHide })[name];
  const input = { conversationId: 'mina', ...about };
  expect([await answerOf(actor, input), calls]).toEqual([output, [asked]]);
  await expect(answerOf(actor, input)).rejects.toThrow('No room');
});

const storeOf = (messages: () => Promise<MessageStore>) =>
  threadActors({ messages, onPageHide }).messageStore;
const input = { unsaved: () => [] };

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
  unsaved: typed,
});
