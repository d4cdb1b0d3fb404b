import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Being disabled costs a button the focus. What had it when something began gets it back at its end, unless it has gone
 * somewhere meanwhile.
 */
export function useFocusAfterBusy(isBusy: boolean) {
  const previousFocus = useRef<Element | null>(null);

  // A layout effect: the focus is still where it was.
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
