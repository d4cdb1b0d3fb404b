import { useMessages } from '@messages';
import { useEffect } from 'react';
import type { ToastItem } from '@/components/feedback/Toast';
import type { MarkChange } from '@/data/schema/marks';

/** Says that marks are not on the device, and offers to write them again. */
export function useRefusedMarks(
  actor: { send: (event: { type: 'marks.retry' }) => void },
  refused: readonly MarkChange[],
  show: (toast: Omit<ToastItem, 'id'>) => void,
) {
  const t = useMessages('app');
  const isRefused = refused.length > 0;
  useEffect(() => {
    if (!isRefused) return;
    const retry = () => actor.send({ type: 'marks.retry' });
    show({ text: t.notSaved, tone: 'danger', action: { label: t.notSavedRetry, onClick: retry } });
  }, [actor, isRefused, show, t]);
}
