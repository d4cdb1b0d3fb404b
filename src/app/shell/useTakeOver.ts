import { useLocale, useMessages } from '@messages';
import { useEffect, useRef } from 'react';
import { whenIdle } from '../hooks/whenIdle';
import { useServices } from '../session/useServices';
import { useShowToast } from './useToasts';

/**
 * Makes what was submitted while nobody was signed in the account's, as soon as there is one, and says so. What the
 * device can't hand over waits for the next visit.
 */
export function useTakeOver() {
  const { hasAccount, held } = useServices();
  const now = { show: useShowToast(), t: useMessages('app'), locale: useLocale() };
  const latest = useRef(now);
  latest.current = now;
  useEffect(() => {
    if (!hasAccount) return;
    async function takeOverNow() {
      const [work, { takeOver }] = await Promise.all([held(), import('./takeOver')]);
      const { show, t, locale } = latest.current;
      const what = await takeOver(work, { profile: t.heldProfile, locale });
      if (what) show({ text: t.heldTaken({ what }), tone: 'success' });
    }
    return whenIdle(() => void takeOverNow().catch(() => {}));
  }, [hasAccount, held]);
}
