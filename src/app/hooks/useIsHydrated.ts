import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is hydrated: `false` at build time and in the first render over prerendered HTML. For
 * state that only the browser has, such as the session or the keyboard layout.
 */
export const useIsHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
