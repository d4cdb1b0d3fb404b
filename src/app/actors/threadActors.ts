import { fromPromise } from 'xstate';
import type { OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { Message } from '@/data/schema/conversation';
import type { EarlierPage } from '@/machines/thread/types';
import { messageStore as openStore } from '../services/services';
import { threadStore } from './messageStore';
import { pageHide } from './pageHide';

export const threadActors = {
  openThread: fromPromise<Thread | null, { conversationId: string }>(async ({ input }) =>
    (await openStore()).open(input.conversationId),
  ),
  readEarlier: fromPromise<EarlierPage, { conversationId: string; before: string }>(async ({ input }) => {
    const { conversationId, before } = input;
    return { ...(await (await openStore()).readEarlier(conversationId, before)), before };
  }),
  sendMessage: fromPromise<Message, { conversationId: string; message: OutgoingMessage }>(async ({ input }) =>
    (await openStore()).send(input.conversationId, input.message),
  ),
  messageStore: threadStore,
  pageHide,
};
