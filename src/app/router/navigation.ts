import { forgetFailures } from '@messages/lazyModule';
import { navigate } from 'wouter/use-browser-location';
import { decodedPart } from '@/data/schema/wellFormed';
import { place } from './place';
import { preload } from './preload';

/** Where one is going to, while that page is being fetched. */
let goal: string | null = null;
let turn = 0;
/** When one set out for the page that is shown, in ms since the tab's own start. */
let leftAt = 0;
const listeners = new Set<() => void>();

function setGoal(next: string | null) {
  goal = next;
  for (const listener of listeners) listener();
}

/** Goes on with what leaves the page as soon as it may be left. */
type LeaveGuard = (leave: () => void) => void;

/** Going from page to page; whether the next one is being fetched is a store for `useSyncExternalStore`. */
export const navigation = {
  /** There while something on the page would be lost with it. */
  guard: null as LeaveGuard | null,
  /** Beside it, told of Back and Forward before the router is. */
  onPopState: null as ((event: PopStateEvent) => void) | null,
  isWaiting: () => goal !== null,
  goal: () => goal,
  /** How long ago one set out for the present page, in ms. */
  waited: () => performance.now() - leftAt,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /**
   * Goes to an address of the app as soon as its page is there; the last call wins. A page that can't be fetched is
   * still gone to: its boundary says so and offers again.
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
    // What only rewrites the address of a view leaves everything at its place.
    if (options.replace && !isOtherPage) navigate(to, { ...options, state: window.history.state });
    else place.move(() => navigate(to, options));
    if (isOtherPage) window.scrollTo(0, 0);
    // The page is drawn with the navigation: a place on it can be gone to.
    if (hash) document.getElementById(decodedPart(hash.slice(1)))?.scrollIntoView();
  },
  /** Takes what was searched for out of the present address, whose entry of the history stays the same one. */
  forgetSearch() {
    const { pathname, searchParams, hash } = new URL(window.location.href);
    if (!searchParams.has('q')) return;
    searchParams.delete('q');
    const search = searchParams.size ? `?${searchParams}` : '';
    navigate(`${pathname}${search}${hash}`, { replace: true, state: window.history.state });
  },
};
