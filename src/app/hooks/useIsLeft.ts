import { useCallback, useEffect, useRef } from 'react';

/**
 * Tells whether the component is gone from the page, to what outlives it: a toast's button. Its actor doesn't know: ended
 * by `useActorRef` it looks like one that never began, and what it is sent then is lost.
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
