import { fromCallback } from 'xstate';
import type { MessageStore } from '@/data/ports/MessageStore';
import type { Opening } from '@/data/ports/Opening';
import type { MessageStoreCommand, MessageStoreReport } from './conversations';
import { listenOnceOpen } from './listenOnceOpen';

/** The kept conversations of whoever is signed in; list and thread both name this actor `messageStore`. */
export const messageStoreActor = (messages: Opening<MessageStore>) =>
  fromCallback<MessageStoreCommand, void>(({ sendBack, receive }) => {
    const report = (event: MessageStoreReport) => sendBack(event);
    const store = messages();
    receive(({ change }) => {
      store
        .then((opened) => opened.write(change))
        .then(
          () => report({ type: 'write.done', change }),
          () => report({ type: 'write.failed', change }),
        );
    });
    return listenOnceOpen(store, (opened) => opened.subscribe(() => report({ type: 'store.changed' })));
  });
