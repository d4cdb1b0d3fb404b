import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import type { Outbox, WriteRetry } from '@/machines/shared/outbox';

type WritingActor = {
  getSnapshot: () => { context: { outbox: Outbox<unknown> } };
  on: (type: 'write.failed', listener: () => void) => { unsubscribe: () => void };
  send: (event: WriteRetry) => void;
};

/** Shows a toast when a change could not be written to browser storage, and offers a retry. */
export function useNotSaved(actor: WritingActor, show: (toast: Omit<ToastItem, 'id'>) => void) {
  const t = useMessages('app');
  useEffect(() => {
    const retry = () => actor.send({ type: 'write.retry' });
    const say = () =>
      show({ text: t.notSaved, tone: 'danger', action: { label: t.notSavedRetry, onClick: retry } });
    // A write may have failed before this subscription.
    if (actor.getSnapshot().context.outbox.failed.length > 0) say();
    return actor.on('write.failed', say).unsubscribe;
  }, [actor, show, t]);
}
