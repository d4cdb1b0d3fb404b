import { forgetFailures } from '@messages/lazyModule';
import { navigate } from 'wouter/use-browser-location';
import { preload } from './preload';

let isWaiting = false;
let turn = 0;
const listeners = new Set<() => void>();

function setWaiting(next: boolean) {
  isWaiting = next;
  for (const listener of listeners) listener();
}

/** Going from page to page; whether the next one is being fetched is a store for `useSyncExternalStore`. */
export const navigation = {
  isWaiting: () => isWaiting,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Goes to an address of the app as soon as its page is there; the last call wins. A page that can't be fetched is
   * still gone to: its boundary says so and offers again.
   */
  async go(to: string, options: { replace?: boolean } = {}) {
    const { pathname, hash } = new URL(to, window.location.href);
    turn += 1;
    const isOtherPage = pathname !== window.location.pathname;
    setWaiting(isOtherPage);
    if (isOtherPage) {
      const mine = turn;
      forgetFailures();
      await preload(pathname).catch(() => {});
      if (mine !== turn) return;
      setWaiting(false);
    }
    navigate(to, options);
    if (isOtherPage) window.scrollTo(0, 0);
    // The page is drawn with the navigation: a place on it can be gone to.
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
  },
};
