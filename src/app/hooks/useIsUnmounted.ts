import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is unmounted, for callbacks that outlive it, such as a
 * toast's button. The actor can't tell: after `useActorRef` stops it, it looks unstarted and ignores events.
 */
export function useIsUnmounted(): () => boolean {
  const isUnmounted = useRef(false);
  useEffect(() => {
    isUnmounted.current = false;
    return () => {
      isUnmounted.current = true;
    };
  }, []);
  return useCallback(() => isUnmounted.current, []);
}
