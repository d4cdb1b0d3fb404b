import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is more than its HTML: false while that is written, and met by the first render. For what only the
 * device knows: who one is, which keyboard it has.
 */
export const useIsAlive = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
