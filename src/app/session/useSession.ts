import { useSyncExternalStore } from 'react';
import { session } from '../services/services';

/** Who is signed in, as they are now; nobody while a page is written at build time. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.atBuild);
