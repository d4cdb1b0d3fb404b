import { useSyncExternalStore } from 'react';
import { storage } from '../services/storage';
import { createStoredSession } from './storedSession';

/** What is kept of who is signed in, and nothing of what stands behind it: a public page needs no more. */
const stored = createStoredSession({
  storage: storage(),
  listen(callback) {
    const onStorage = (event: StorageEvent) => callback(event.key);
    window.addEventListener('storage', onStorage);
    return () => window.removeEventListener('storage', onStorage);
  },
});

/** Whether somebody is signed in; nobody while a page is written at build time. */
export const useIsSignedIn = (): boolean =>
  useSyncExternalStore(
    stored.observe,
    () => stored.get().isSignedIn,
    () => false,
  );
