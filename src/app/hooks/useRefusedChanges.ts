import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';

/** Says that changes made at once are not on the device, and offers to keep them again. */
export function useRefusedChanges(
  actor: { send: (event: { type: 'changes.retry' }) => void },
  refused: readonly unknown[],
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  const t = useMessages('app');
  const isRefused = refused.length > 0;
  useEffect(() => {
    if (!isRefused) return;
    const retry = () => actor.send({ type: 'changes.retry' });
    show({ text: t.notSaved, tone: 'danger', action: { label: t.notSavedRetry, onClick: retry } });
  }, [actor, isRefused, show, t]);
}
