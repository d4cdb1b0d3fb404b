import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Restores the focus after a busy state, because a button loses the focus while it is disabled. Focuses the
 * element that had the focus at the beginning, unless the user has moved the focus.
 */
export function useFocusAfterBusy(isBusy: boolean) {
  const previousFocus = useRef<Element | null>(null);

  // A layout effect runs before the browser moves the focus away from the disabled button.
  useLayoutEffect(() => {
    if (isBusy) previousFocus.current = document.activeElement;
  }, [isBusy]);

  useEffect(() => {
    const { activeElement: focused } = document;
    const isFocusLost = !focused || focused === document.body || focused instanceof HTMLDialogElement;
    if (isBusy || !isFocusLost) return;
    if (previousFocus.current instanceof HTMLElement) previousFocus.current.focus({ preventScroll: true });
    previousFocus.current = null;
  }, [isBusy]);
}
