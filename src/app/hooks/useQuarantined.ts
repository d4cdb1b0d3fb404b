import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import type { RecordsQuarantined } from '@/machines/shared/quarantined';

type ReadingActor = {
  on: (
    type: 'records.quarantined',
    listener: (event: RecordsQuarantined) => void,
  ) => { unsubscribe: () => void };
};

/** Shows a toast when records in browser storage could not be read. */
export function useQuarantined(actor: ReadingActor, show: (toast: Omit<ToastItem, 'id'>) => void) {
  const t = useMessages('app');
  // This subscription misses no event, because the actor reads records asynchronously.
  useEffect(
    () =>
      actor.on('records.quarantined', ({ count }) => show({ text: t.quarantined({ count }), tone: 'info' }))
        .unsubscribe,
    [actor, show, t],
  );
}
