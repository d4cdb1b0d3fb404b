import { useCallback, useLayoutEffect, useRef } from 'react';
import { navigation } from './navigation';

/**
 * Blocks navigation away from the page while `isHolding` is true: links, Back and Forward. Calls `onAsk` for
 * each blocked navigation. Before a reload or close, the browser shows a dialog. Returns a function that runs
 * the last blocked navigation.
 */
export function useLeaveGuard(isHolding: boolean, onAsk: () => void): () => void {
  /** Runs the last blocked navigation. */
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
    // Blocks Back and Forward until the user decides.
    const onNavigate = (event: NavigateEvent) => {
      const { key, url } = event.destination;
      if (event.navigationType !== 'traverse' || !event.cancelable || isHere(new URL(url))) return;
      event.preventDefault();
      guard(() => window.navigation.traverseTo(key));
    };
    // Some browsers can't block Back and Forward, so the address has already changed. This listener restores
    // the address. This deletes the forward history.
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
    // Removes the guard before the next render, so that it doesn't block the same navigation again.
    lift.current();
    held.current?.();
    held.current = null;
  }, []);
}
