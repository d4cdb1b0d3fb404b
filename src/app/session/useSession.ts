import { createContext, use, useSyncExternalStore } from 'react';
import type { createSession } from './createSession';
import { session } from './current';
import { userKey } from './userKey';

/** The session store. Stories replace the default. */
export const SessionContext = createContext<ReturnType<typeof createSession>>(session);

/** Returns the current session; during hydration, a session that matches the prerendered HTML. */
export function useSession() {
  const { subscribe, get, atBuild } = use(SessionContext);
  return useSyncExternalStore(subscribe, get, atBuild);
}

/**
 * Returns the key of the current user, for components that must remount for another user. Unlike
 * {@link useSession}, it never changes on hydration.
 */
export function useUserKey(): string {
  const { subscribe, get } = use(SessionContext);
  const key = () => userKey(get());
  return useSyncExternalStore(subscribe, key, key);
}
