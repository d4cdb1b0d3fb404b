import { useEffect, useRef } from 'react';
import { focusHeading } from '../hooks/focusHeading';

/**
 * Focuses the heading after a sign-out that stays on the page, because the focused account menu unmounts.
 */
export function useFocusAfterSignOut(isSignedIn: boolean) {
  const before = useRef(isSignedIn);
  useEffect(() => {
    const isLeft = before.current && !isSignedIn;
    before.current = isSignedIn;
    if (!isLeft) return;
    // The closing menu first tries to return the focus to its button, so this waits a task.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('body')) focusHeading();
    });
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
