import { createContext, use, useSyncExternalStore } from 'react';
import type { createSession } from './createSession';
import { session } from './current';

/** The session: the app's, or a story's. */
export const SessionContext = createContext<ReturnType<typeof createSession>>(session);

/** Returns the current session. No user is signed in while pages are prerendered. */
export function useSession() {
  const { subscribe, get, atBuild } = use(SessionContext);
  return useSyncExternalStore(subscribe, get, atBuild);
}
