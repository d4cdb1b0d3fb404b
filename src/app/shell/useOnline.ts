import { useEffect } from 'react';
import { useServices } from '../session/useServices';

/**
 * Whoever is signed in with an account is online as long as the page is open.
 * @param delay it is said once the page has settled, in ms
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
    // Where it can't be fetched, nobody is told: it is tried on the next page.
    const timer = setTimeout(() => void enter().catch(() => {}), delay);
    return () => {
      isOver = true;
      clearTimeout(timer);
      leave();
    };
  }, [hasAccount, owner, presence, delay]);
}
