import { fromPromise } from 'xstate';
import type { MessagePage, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { Message } from '@/data/schema/conversation';
import { messageStore as openStore } from '../services';
import { messageStore } from './messageStore';

export const threadActors = {
  openThread: fromPromise<Thread | null, { conversationId: string }>(async ({ input }) =>
    (await openStore()).open(input.conversationId),
  ),
  readEarlier: fromPromise<MessagePage, { conversationId: string; before: string }>(async ({ input }) =>
    (await openStore()).readEarlier(input.conversationId, input.before),
  ),
  sendMessage: fromPromise<Message, { conversationId: string; message: OutgoingMessage }>(async ({ input }) =>
    (await openStore()).send(input.conversationId, input.message),
  ),
  messageStore,
};
