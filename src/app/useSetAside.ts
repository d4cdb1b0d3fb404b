import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';

/** Says that records of the device could not be read, once. */
export function useSetAside(
  actor: { send: (event: { type: 'setAside.seen' }) => void },
  setAside: number,
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  const t = useMessages('app');
  useEffect(() => {
    if (setAside === 0) return;
    show({ text: t.setAside({ count: setAside }), tone: 'info' });
    actor.send({ type: 'setAside.seen' });
  }, [actor, setAside, show, t]);
}
