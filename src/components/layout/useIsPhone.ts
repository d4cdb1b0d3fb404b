import { useSyncExternalStore } from 'react';
import { media } from '../theme/tokens';

const query = () => window.matchMedia(media.phone);
const subscribe = (onChange: () => void) => {
  const list = query();
  list.addEventListener('change', onChange);
  return () => list.removeEventListener('change', onChange);
};

/** Returns whether the window is as narrow as a phone. In prerendered pages, it isn't. */
export const useIsPhone = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => query().matches,
    () => false,
  );
