import { useCallback, useEffect, useRef } from 'react';

/**
 * Returns a function that returns whether the component is unmounted. The function is for callbacks that
 * outlive the component, such as that of a toast's button.
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
