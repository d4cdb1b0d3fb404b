import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import type { Outbox, WriteRetry } from '@/machines/shared/outbox';

type WritingActor = {
  getSnapshot: () => { context: { outbox: Outbox<unknown> } };
  on: (type: 'write.failed', listener: () => void) => { unsubscribe: () => void };
  send: (event: WriteRetry) => void;
};

/** Says that what was changed is not on the device, and offers to write it again. */
export function useNotSaved(actor: WritingActor, show: (toast: Omit<ToastItem, 'id'>) => void) {
  const t = useMessages('app');
  useEffect(() => {
    const retry = () => actor.send({ type: 'write.retry' });
    const say = () =>
      show({ text: t.notSaved, tone: 'danger', action: { label: t.notSavedRetry, onClick: retry } });
    // It may have failed before anybody listened.
    if (actor.getSnapshot().context.outbox.failed.length > 0) say();
    return actor.on('write.failed', say).unsubscribe;
  }, [actor, show, t]);
}
