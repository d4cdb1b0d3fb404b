import { createContext, use, useEffect, useRef, useSyncExternalStore } from 'react';
import { href } from '@/data/schema/shapes/href';
import { useIsOffline } from '../hooks/useIsOffline';
import { whenIdle } from '../hooks/whenIdle';
import { useGo } from '../router/address';
import { type AuthState, type AuthStore, auth } from './auth';

/** The authentication store. Stories replace the default. */
export const AuthContext = createContext<AuthStore>(auth);

/**
 * Returns the authentication state. Loads the actor when the page is idle, or with the first event.
 * @param delay the time before the actor loads, in ms, which leaves the network to the page's own requests
 */
export function useAuth(delay = 0) {
  const { accounts, get, atBuild, subscribe, prepare, send, dismiss } = use(AuthContext);
  const { snapshot, isStarting, hasFailed } = useSyncExternalStore(subscribe, get, atBuild);
  useEffect(() => whenIdle(prepare, delay), [prepare, delay]);
  // Clears a sign-in failure when the page that shows it unmounts.
  useEffect(() => dismiss, [dismiss]);
  // Without an authentication service, accounts are stored in this browser and need no network.
  const isOffline = useIsOffline() && accounts.accountsAt === 'service';
  return { snapshot, isStarting, hasFailed, ...accounts, isOffline, send, dismiss };
}

/** The return value of {@link useAuth}. */
export type Auth = ReturnType<typeof useAuth>;

/** Navigates from the login card to the feed if the user is already signed in when the card opens. */
export function useForGuestsOnly(snapshot: AuthState['snapshot'], isApplied = true) {
  const isDecided = useRef(false);
  const go = useGo();
  useEffect(() => {
    if (isDecided.current || !snapshot || snapshot.matches('checking')) return;
    isDecided.current = true;
    if (isApplied && snapshot.matches('signedIn')) void go(href('explore'), { replace: true });
  }, [snapshot, isApplied, go]);
}
