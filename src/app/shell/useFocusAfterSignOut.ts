import { useEffect, useRef } from 'react';
import { focusHeading } from '../hooks/focusHeading';

/**
 * Focuses the heading after a sign-out on the same page: the account menu, which had the focus, is unmounted.
 */
export function useFocusAfterSignOut(isSignedIn: boolean) {
  const before = useRef(isSignedIn);
  useEffect(() => {
    const isLeft = before.current && !isSignedIn;
    before.current = isSignedIn;
    if (!isLeft) return;
    // The menu first returns the focus to its button.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('body')) focusHeading();
    });
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
