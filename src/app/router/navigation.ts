import { forgetFailures } from '@messages/lazyModule';
import { navigate } from 'wouter/use-browser-location';
import { decodedPart } from '@/data/schema/text/wellFormed';
import { preload } from './preload';
import { place } from './scrollRestoration';

/** The address of the pending navigation, while its page loads. */
let goal: string | null = null;
let turn = 0;
/** When the navigation to the current page began, in ms since the tab's time origin. */
let leftAt = 0;
const listeners = new Set<() => void>();

function setGoal(next: string | null) {
  goal = next;
  for (const listener of listeners) listener();
}

/** Calls `leave` once the user may leave the page. */
type LeaveGuard = (leave: () => void) => void;

/** Navigation between pages. The pending state is a store for `useSyncExternalStore`. */
export const navigation = {
  /** Set while leaving the page would lose unsaved changes. */
  guard: null as LeaveGuard | null,
  /** Receives Back and Forward before the router does. Set together with `guard`. */
  onPopState: null as ((event: PopStateEvent) => void) | null,
  isWaiting: () => goal !== null,
  goal: () => goal,
  /** Returns the time since the navigation to the current page began, in ms. */
  waited: () => performance.now() - leftAt,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Navigates to an address of the app once its page has loaded. The last call wins. If the page can't be
   * fetched, navigates anyway: the page's error boundary shows the error and a retry.
   */
  async go(to: string, options: { replace?: boolean } = {}): Promise<void> {
    if (navigation.guard) return navigation.guard(() => navigation.go(to, options));
    const { pathname, hash } = new URL(to, window.location.href);
    turn += 1;
    const isOtherPage = pathname !== window.location.pathname;
    setGoal(isOtherPage ? to : null);
    if (isOtherPage) {
      const mine = turn;
      const now = performance.now();
      forgetFailures();
      await preload(pathname).catch(() => {});
      if (mine !== turn) return;
      setGoal(null);
      leftAt = now;
    }
    // A change of the query string alone preserves the scroll position.
    if (options.replace && !isOtherPage) navigate(to, { ...options, state: window.history.state });
    else place.move(() => navigate(to, options));
    if (isOtherPage) window.scrollTo(0, 0);
    // The page renders synchronously with the navigation, so the target of the hash exists.
    if (hash) document.getElementById(decodedPart(hash.slice(1)))?.scrollIntoView();
  },
  /** Removes the search query from the current address, in the same history entry. */
  forgetSearch() {
    const { pathname, searchParams, hash } = new URL(window.location.href);
    if (!searchParams.has('q')) return;
    searchParams.delete('q');
    const search = searchParams.size ? `?${searchParams}` : '';
    navigate(`${pathname}${search}${hash}`, { replace: true, state: window.history.state });
  },
};
