import { useCallback, useLayoutEffect, useRef } from 'react';
import { navigation } from './navigation';

/**
 * Holds up whatever leads away from the page while `isHolding`: links, Back and Forward, and with the browser's own
 * question reloading and closing. `onAsk`: somebody was held up. What is given back lets go who was held up last.
 */
export function useLeaveGuard(isHolding: boolean, onAsk: () => void): () => void {
  /** What was held up. */
  const held = useRef<(() => void) | null>(null);
  const lift = useRef(() => {});
  const ask = useRef(onAsk);
  ask.current = onAsk;

  useLayoutEffect(() => {
    if (!isHolding) return;
    const { href, pathname, search } = window.location;
    const guard = (leave: () => void) => {
      held.current = leave;
      ask.current();
    };
    const isHere = (url: { pathname: string; search: string }) =>
      url.pathname === pathname && url.search === search;
    // Back and Forward don't begin until the person has decided.
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable || isHere(new URL(url))) return;
      event.preventDefault();
      guard(() => window.navigation.traverseTo(key));
    };
    // Where the browser lets nobody hold them up, the address has moved already: it moves back. What was ahead is lost.
    navigation.onPopState = (event) => {
      if (isHere(window.location)) return;
      event.stopImmediatePropagation();
      window.history.pushState(null, '', href);
      guard(() => window.history.back());
    };
    const onBeforeUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    navigation.guard = guard;
    window.navigation?.addEventListener('navigate', onNavigate);
    window.addEventListener('beforeunload', onBeforeUnload);
    lift.current = () => {
      navigation.guard = null;
      navigation.onPopState = null;
      window.navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
    return () => lift.current();
  }, [isHolding]);

  return useCallback(() => {
    // Before the page is drawn without it: what was held up must not come by here again.
    lift.current();
    held.current?.();
    held.current = null;
  }, []);
}
