import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { navigation } from './navigation';

type Edit = {
  /** Something would be lost. */
  isChanged: boolean;
  /** It is being saved: nothing is asked until it is known what came of it. */
  isBusy: boolean;
  /** The person is being asked. */
  isAsking: boolean;
  onAsk: () => void;
};

/**
 * Holds up whatever leads away from unsaved changes until they are saved or discarded: links, Back and Forward, and with
 * the browser's own question reloading and closing. Whoever stays calls `forget`.
 */
export function useLeaveGuard({ isChanged, isBusy, isAsking, onAsk }: Edit) {
  /** What was held up. */
  const held = useRef<(() => void) | null>(null);
  const ask = useRef(onAsk);
  ask.current = onAsk;

  // A layout effect: what was held up must not come by here again.
  useLayoutEffect(() => {
    if (!isChanged) return;
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
    return () => {
      navigation.guard = null;
      navigation.onPopState = null;
      window.navigation?.removeEventListener('navigate', onNavigate);
      window.removeEventListener('beforeunload', onBeforeUnload);
    };
  }, [isChanged]);

  useEffect(() => {
    if (isBusy || isAsking || !held.current) return;
    if (isChanged) return ask.current();
    const leave = held.current;
    held.current = null;
    leave();
  }, [isChanged, isBusy, isAsking]);

  const forget = useCallback(() => {
    held.current = null;
  }, []);
  return { forget };
}
