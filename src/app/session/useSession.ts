import { createContext, use, useSyncExternalStore } from 'react';
import type { createSession } from './createSession';
import { session } from './current';

/** The session store. Stories replace the default. */
export const SessionContext = createContext<ReturnType<typeof createSession>>(session);

/** Returns the current session; during hydration, a session that matches the prerendered HTML. */
export function useSession() {
  const { subscribe, get, atBuild } = use(SessionContext);
  return useSyncExternalStore(subscribe, get, atBuild);
}
