import { useSyncExternalStore } from 'react';
import { storage } from '../services/storage';

function observe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** Reads only the flag `auth` from storage (spec section 6): public pages don't load the session's code. */
function isFlagged(): boolean {
  try {
    return storage()?.getItem('auth') === 'true';
  } catch {
    return false;
  }
}

const nobody = () => false;

/** Whether a user is signed in. `false` during prerendering and hydration. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(observe, isFlagged, nobody);
