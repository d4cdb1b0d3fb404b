import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that tells whether the component is unmounted, for callbacks that outlive it, such as a
 * toast's button. The page's actor can't tell: once `useActorRef` stops the actor, the actor looks unstarted.
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
