import { fromCallback, fromPromise } from 'xstate';
import type { NotificationData } from '@/data/ports/NotificationStore';
import type { NotificationStoreCommand, NotificationStoreReport } from '@/machines/notifications/types';
import { notificationStore as openStore } from '../notificationStore';
import { listenOnceOpen } from './listenOnceOpen';

/** Calls back at once where the page is shown, else when it is looked at again: once for all that happened meanwhile. */
function whenShown(callback: () => void) {
  let isMissed = false;
  const onShown = () => {
    if (document.hidden || !isMissed) return;
    isMissed = false;
    callback();
  };
  document.addEventListener('visibilitychange', onShown);
  return {
    call() {
      isMissed = true;
      onShown();
    },
    stop: () => document.removeEventListener('visibilitychange', onShown),
  };
}

export const notificationActors = {
  loadNotifications: fromPromise<NotificationData, void>(async () => (await openStore()).load()),
  notificationStore: fromCallback<NotificationStoreCommand, void>(({ sendBack, receive }) => {
    const store = openStore();
    receive(({ seen }) => {
      // Refused, it is seen until the page is left: nobody has to be told.
      store.then((opened) => opened.keepSeen(seen)).catch(() => {});
    });
    const changed = whenShown(() => sendBack({ type: 'store.changed' } satisfies NotificationStoreReport));
    const stop = listenOnceOpen(store, (opened) => opened.observe(changed.call));
    return () => {
      stop();
      changed.stop();
    };
  }),
};
