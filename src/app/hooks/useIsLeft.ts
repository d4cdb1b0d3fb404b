import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is unmounted, for callbacks that outlive it (a toast's
 * button). The actor can't tell: one stopped by `useActorRef` looks like an unstarted one and drops events.
 */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  return useCallback(() => isLeft.current, []);
}
