import { createContext, use, useSyncExternalStore } from 'react';
import { session } from './current';
import type { createSession } from './session';

/** The owner of who is signed in: the app's one, or a story's own. */
export const SessionContext = createContext<ReturnType<typeof createSession>>(session);

/** Who is signed in, as they are now; nobody while a page is written at build time. */
export function useSession() {
  const { subscribe, get, atBuild } = use(SessionContext);
  return useSyncExternalStore(subscribe, get, atBuild);
}
