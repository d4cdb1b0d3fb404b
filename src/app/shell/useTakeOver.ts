import { useLocale } from '@messages';
import { useEffect } from 'react';
import { whenIdle } from '../hooks/whenIdle';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

/**
 * Moves what a guest submitted and marked into the account, as soon as there is one, and shows a toast. What the device can't
 * move waits for the next visit.
 */
export function useTakeOver() {
  const { hasAccount, held } = useServices();
  const show = useShowToast();
  const locale = useLocale();
  useEffect(() => {
    if (!hasAccount) return;
    async function takeOver() {
      const { heldWords } = await import('../session/heldWords');
      const text = await heldWords(held, 'takeOver', locale);
      // In the place of what was said when it was submitted.
      if (text) show({ text, topic: 'submitted', tone: 'success' });
    }
    return whenIdle(() => void takeOver().catch(() => {}));
  }, [hasAccount, held, show, locale]);
}
