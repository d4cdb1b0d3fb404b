import { useLocale } from '@messages';
import { useEffect } from 'react';
import { whenIdle } from '../hooks/whenIdle';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

/**
 * Moves a guest's submissions and marks into the account, as soon as there is one, and shows a toast. After a
 * storage failure, the next visit tries again.
 */
export function useGuestWorkTransfer() {
  const { hasAccount, guestWork } = useServices();
  const show = useShowToast();
  const locale = useLocale();
  useEffect(() => {
    if (!hasAccount) return;
    async function transfer() {
      const { guestWorkMessage } = await import('../session/guestWorkMessage');
      const text = await guestWorkMessage(guestWork, 'transfer', locale);
      // Replaces the toast that was shown on submission, because it has the same topic.
      if (text) show({ text, topic: 'submitted', tone: 'success' });
    }
    return whenIdle(() => void transfer().catch(() => {}));
  }, [hasAccount, guestWork, show, locale]);
}
