import { useLocale } from '@messages';
import { useEffect } from 'react';
import { reporting } from '@/data/log/report';
import { whenIdle } from '../hooks/whenIdle';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

/**
 * Moves a guest's submissions, stars, follows and requests into the account after sign-in, and shows a toast.
 * After a storage failure, the next visit tries again.
 */
export function useGuestWorkTransfer() {
  const { hasAccount, guestWork } = useServices();
  const show = useShowToast();
  const locale = useLocale();
  useEffect(() => {
    if (!hasAccount) return;
    async function transfer() {
      const module = await import('../session/guestWorkMessage');
      const text = await module.guestWorkMessage(guestWork, 'transfer', locale);
      // The shared topic makes this toast replace the one that was shown on submission.
      if (text) show({ text, topic: 'submitted', tone: 'success' });
    }
    return whenIdle(() => void transfer().catch(reporting('guest work')));
  }, [hasAccount, guestWork, show, locale]);
}
