import { forgetFailures } from '@messages/lazyModule';
import { navigate } from 'wouter/use-browser-location';
import { handledElsewhere } from '@/data/log/report';
import { decodedPart } from '@/data/schema/text/wellFormed';
import { createStore } from '../hooks/createStore';
import { preload } from './preload';
import { place } from './scrollRestoration';

/** The address of the pending navigation, while its page loads. */
const goal = createStore<string | null>(null);
let turn = 0;
/** The start of the navigation to the current page, as a `performance.now()` time in ms. */
let leftAt = 0;

/** Asks the user about unsaved changes. Calls `leave` if the user wants to leave the page. */
type LeaveGuard = (leave: () => void) => void;

/** Navigation between pages. `subscribe` and `isWaiting` are for `useSyncExternalStore`. */
export const navigation = {
  /** Set while the page has unsaved changes. */
  guard: null as LeaveGuard | null,
  /** Receives Back and Forward before the router does. Set together with `guard`. */
  onPopState: null as ((event: PopStateEvent) => void) | null,
  isWaiting: () => goal.get() !== null,
  goal: goal.get,
  /** Returns the time since the navigation to the current page began, in ms. */
  waited: () => performance.now() - leftAt,
  subscribe: goal.subscribe,
  /**
   * Navigates to an address of the app once the page's code has loaded. A later call cancels this one. If the
   * code can't be fetched, navigates anyway, and the error boundary shows the error.
   */
  async go(to: string, options: { replace?: boolean } = {}): Promise<void> {
    if (navigation.guard) return navigation.guard(() => navigation.go(to, options));
    const { pathname, hash } = new URL(to, window.location.href);
    turn += 1;
    const isOtherPage = pathname !== window.location.pathname;
    goal.set(isOtherPage ? to : null);
    if (isOtherPage) {
      const mine = turn;
      const now = performance.now();
      forgetFailures();
      await preload(pathname).catch(handledElsewhere);
      if (mine !== turn) return;
      goal.set(null);
      leftAt = now;
    }
    // Preserves the history state, which identifies the scroll position, if only the query string changes.
    if (options.replace && !isOtherPage) navigate(to, { ...options, state: window.history.state });
    else place.move(() => navigate(to, options));
    if (isOtherPage) window.scrollTo(0, 0);
    // `navigate` renders the page synchronously, so the target of the hash already exists.
    if (hash) document.getElementById(decodedPart(hash.slice(1)))?.scrollIntoView();
  },
  /** Removes the search query (`q`) from the current address, without a new history entry. */
  forgetSearch() {
    const { pathname, searchParams, hash } = new URL(window.location.href);
    if (!searchParams.has('q')) return;
    searchParams.delete('q');
    const search = searchParams.size ? `?${searchParams}` : '';
    navigate(`${pathname}${search}${hash}`, { replace: true, state: window.history.state });
  },
};
