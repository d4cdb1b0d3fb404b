import { useSyncExternalStore } from 'react';
import { storage } from '../services/storage';

function observe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Reads only the flag (spec section 6): a public page shouldn't load the session. */
function isFlagged(): boolean {
  try {
    return storage()?.getItem('auth') === 'true';
  } catch {
    return false;
  }
}

const nobody = () => false;

/** Whether a user is signed in. `false` while pages are prerendered. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(observe, isFlagged, nobody);
