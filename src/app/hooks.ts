import { useSyncExternalStore } from 'react';
import { appearance } from './appearance';
import { session } from './services';

/** The chosen theme and language, as they are now. */
export const useAppearance = () =>
  useSyncExternalStore(appearance.subscribe, appearance.get, appearance.atBuild);

/** Who is signed in, as they are now; nobody while a page is written at build time. */
export const useSession = () => useSyncExternalStore(session.subscribe, session.get, session.atBuild);
