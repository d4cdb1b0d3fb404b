import { useEffect, useReducer, useRef, useState, useSyncExternalStore } from 'react';
import type { AuthEvent } from '@/machines/authMachine';
import { navigation } from './navigation';
import { paths } from './paths';
import { whenIdle } from './whenIdle';

/** The authentication actor with all it needs, the provider included: nothing that a page waits for. */
const loadAuth = () => import('./authActor');
type Auth = Awaited<ReturnType<typeof loadAuth>>;

const never = () => () => {};

/**
 * The one authentication actor, fetched and started when the page is idle or with the first event sent to it. Until
 * then `snapshot` is null, and `isStarting` tells that an event is on its way.
 * @param patience how long the page has better things to fetch, in ms
 */
export function useAuth(patience = 0) {
  const [auth, setAuth] = useState<Auth | null>(null);
  const [isAsked, ask] = useReducer(() => true, false);
  const [, fail] = useState<never>();
  const snapshot = useSyncExternalStore(
    auth ? auth.subscribe : never,
    () => auth?.authActor.getSnapshot() ?? null,
    () => null,
  );

  useEffect(() => {
    let callOff = () => {};
    const timer = setTimeout(() => {
      callOff = whenIdle(() => void loadAuth().then(setAuth, () => {}));
    }, patience);
    return () => {
      clearTimeout(timer);
      callOff();
    };
  }, [patience]);

  const send = (event: AuthEvent) => {
    ask();
    loadAuth().then(
      (loaded) => {
        setAuth(loaded);
        loaded.authActor.send(event);
      },
      (error) =>
        // To the page's boundary, which says so and offers again.
        fail(() => {
          throw error;
        }),
    );
  };
  return { snapshot, send, isStarting: isAsked && !auth };
}

/** The login card is not for whoever is signed in already when it comes up: they go on to the feed. */
export function useForGuestsOnly(snapshot: ReturnType<typeof useAuth>['snapshot'], isApplied = true) {
  const isDecided = useRef(false);
  useEffect(() => {
    if (isDecided.current || !snapshot || snapshot.matches('checking')) return;
    isDecided.current = true;
    if (isApplied && snapshot.matches('signedIn')) void navigation.go(paths.explore, { replace: true });
  }, [snapshot, isApplied]);
}
