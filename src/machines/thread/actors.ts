import { fromPromise } from 'xstate';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { MessageStore, OutgoingMessage, Thread } from '@/data/ports/MessageStore';
import type { OpenOutbox } from '@/data/ports/Outbox';
import type { Message } from '@/data/schema/shapes/conversation';
import { threadStoreActor } from '../shared/messageStoreActor';
import { type OnPageHide, pageHideActor } from '../shared/pageHide';
import type { EarlierPage } from './types';

type ThreadPorts = {
  messages: LazyPort<MessageStore>;
  outbox?: OpenOutbox;
  onPageHide: OnPageHide;
};

/** Returns the actors of the thread machine. */
export const threadActors = ({ messages, outbox, onPageHide }: ThreadPorts) => ({
  openThread: fromPromise<Thread | null, { conversationId: string }>(async ({ input }) =>
    (await messages()).open(input.conversationId),
  ),
  readEarlier: fromPromise<EarlierPage, { conversationId: string; before: string }>(async ({ input }) => {
    const { conversationId, before } = input;
    return { ...(await (await messages()).readEarlier(conversationId, before)), before };
  }),
  sendMessage: fromPromise<Message, { conversationId: string; message: OutgoingMessage }>(async ({ input }) =>
    (await messages()).send(input.conversationId, input.message),
  ),
  messageStore: threadStoreActor({ messages, outbox }),
  pageHide: pageHideActor(onPageHide),
});
