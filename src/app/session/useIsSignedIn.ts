import { useSyncExternalStore } from 'react';
import { storage } from '../services/storage';

function observe(listener: () => void) {
  window.addEventListener('storage', listener);
  return () => window.removeEventListener('storage', listener);
}

/** By the flag alone (spec section 6): what stands behind it is more than a public page should fetch. */
function isFlagged(): boolean {
  try {
    return storage()?.getItem('auth') === 'true';
  } catch {
    return false;
  }
}

const nobody = () => false;

/** Whether somebody is signed in; nobody while a page is written at build time. */
export const useIsSignedIn = (): boolean => useSyncExternalStore(observe, isFlagged, nobody);
