import { useEffect, useRef } from 'react';
import { focusHeading } from '../hooks/focusHeading';

/** Where signing out leaves the page as it is, its heading takes the focus: the account's menu, which had it, has gone. */
export function useFocusAfterSignOut(isSignedIn: boolean) {
  const before = useRef(isSignedIn);
  useEffect(() => {
    const isLeft = before.current && !isSignedIn;
    before.current = isSignedIn;
    if (!isLeft) return;
    // The menu gives it back to its button first.
    const timer = setTimeout(() => {
      if (document.activeElement?.matches('body')) focusHeading();
    });
    return () => clearTimeout(timer);
  }, [isSignedIn]);
}
