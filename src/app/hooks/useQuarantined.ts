import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';

/** Says that records of the device could not be read, once. */
export function useQuarantined(
  actor: { send: (event: { type: 'quarantined.seen' }) => void },
  quarantined: number,
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  const t = useMessages('app');
  useEffect(() => {
    if (quarantined === 0) return;
    show({ text: t.quarantined({ count: quarantined }), tone: 'info' });
    actor.send({ type: 'quarantined.seen' });
  }, [actor, quarantined, show, t]);
}
