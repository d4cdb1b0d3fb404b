import { useEffect } from 'react';
import { reporting } from '@/data/log/report';
import { useServices } from '../session/useServices';

/**
 * Shows the current account as online to other users while the page is open.
 * @param delay the time before the account appears online, in ms
 */
export function useOnline(delay: number) {
  const { hasAccount, owner, presence } = useServices();
  useEffect(() => {
    if (!hasAccount) return;
    let isOver = false;
    let leave = () => {};
    async function enter() {
      const opened = await presence();
      if (!isOver) leave = opened.enter(owner);
    }
    // A failure to load isn't shown: the next page load tries again.
    const timer = setTimeout(() => void enter().catch(reporting('presence')), delay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, [hasAccount, owner, presence, delay]);
}
