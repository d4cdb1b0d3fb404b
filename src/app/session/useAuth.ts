import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { href } from '@/data/schema/href';
import { useIsOffline } from '../hooks/useIsOffline';
import { whenIdle } from '../hooks/whenIdle';
import { useGo } from '../router/address';
import { type AuthState, type AuthStore, auth } from './auth';

/** Where the authentication is found: the app's one, or a story's own. */
export const AuthContext = createContext<AuthStore>(auth);

/**
 * The one authentication actor, fetched and started when the page is idle or with the first event sent to it.
 * @param delay how long the page has better things to fetch, in ms
 */
export function useAuth(delay = 0) {
  const { accounts, get, atBuild, subscribe, prepare, send, dismiss } = use(AuthContext);
  const state = useSyncExternalStore(subscribe, get, atBuild);
  useEffect(() => whenIdle(prepare, delay), [prepare, delay]);
  // It was said on a page that is gone.
  useEffect(() => dismiss, [dismiss]);
  // Accounts on this device need no network.
  const isOffline = useIsOffline() && accounts.accountsAt === 'service';
  return { ...state, ...accounts, isOffline, send, dismiss };
}

/** The authentication as a page meets it. */
export type Auth = ReturnType<typeof useAuth>;

/** The login card is not for whoever is signed in already when it comes up: they go on to the feed. */
export function useForGuestsOnly(snapshot: AuthState['snapshot'], isApplied = true) {
  const isDecided = useRef(false);
  const go = useGo();
  useEffect(() => {
    if (isDecided.current || !snapshot || snapshot.matches('checking')) return;
    isDecided.current = true;
    if (isApplied && snapshot.matches('signedIn')) void go(href('explore'), { replace: true });
  }, [snapshot, isApplied, go]);
}
