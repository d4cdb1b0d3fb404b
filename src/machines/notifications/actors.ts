import { fromCallback, fromPromise } from 'xstate';
import { reporting } from '@/data/log/report';
import type { LazyPort } from '@/data/ports/LazyPort';
import type { NotificationData, NotificationStore } from '@/data/ports/NotificationStore';
import { listenOnceOpen } from '../shared/listenOnceOpen';
import type { NotificationStoreCommand, NotificationStoreReport } from './types';

type NotificationPorts = { notifications: LazyPort<NotificationStore> };
type Extent = Parameters<Parameters<NotificationStore['observe']>[0]>[0];

/** Calls back immediately while the page is visible, otherwise once when it becomes visible again. */
function whenShown(callback: (extent: Extent) => void) {
  let missed: Extent | null = null;
  const onShown = () => {
    if (document.hidden || !missed) return;
    const extent = missed;
    missed = null;
    callback(extent);
  };
  document.addEventListener('visibilitychange', onShown);
  return {
    call(extent: Extent = 'some') {
      if (missed !== 'all') missed = extent;
      onShown();
    },
    stop: () => document.removeEventListener('visibilitychange', onShown),
  };
}

/** Returns the actors that read the notifications and store which of them were seen. */
export const notificationActors = ({ notifications }: NotificationPorts) => ({
  loadNotifications: fromPromise<NotificationData, void>(async () => (await notifications()).load()),
  notificationStore: fromCallback<NotificationStoreCommand, void>(({ sendBack, receive }) => {
    const store = notifications();
    receive(({ seen }) => {
      // Ignores a failed write: the machine's context has the seen state until the user leaves the page.
      store.then((opened) => opened.keepSeen(seen)).catch(reporting('seen notifications'));
    });
    const report = (event: NotificationStoreReport) => sendBack(event);
    const changed = whenShown((extent) =>
      report({ type: extent === 'all' ? 'store.replaced' : 'store.changed' }),
    );
    const stop = listenOnceOpen(store, (opened) => opened.observe(changed.call));
    return () => {
      stop();
      changed.stop();
    };
  }),
});
