import { fromCallback } from 'xstate';
import type { MessageStoreCommand, MessageStoreReport } from '@/machines/shared/conversations';
import { messageStore as openStore } from '../services/services';
import { followStore } from './followStore';

/** The kept conversations of whoever is signed in; list and thread both name this actor `messageStore`. */
export const messageStore = fromCallback<MessageStoreCommand, void>(({ sendBack, receive }) => {
  const report = (event: MessageStoreReport) => sendBack(event);
  const store = openStore();
  receive(({ change }) => {
    store
      .then((opened) => opened.write(change))
      .then(
        () => report({ type: 'write.done', change }),
        () => report({ type: 'write.failed', change }),
      );
  });
  return followStore(
    store,
    (opened, changed) => opened.subscribe(changed),
    () => report({ type: 'store.changed' }),
  );
});
