import { useEffect, useLayoutEffect, useRef } from 'react';

/**
 * Being disabled costs a button the focus. What had it when something began gets it back at its end, unless it has gone
 * somewhere meanwhile.
 */
export function useFocusAfterBusy(isBusy: boolean) {
  const had = useRef<Element | null>(null);

  // A layout effect: the focus is still where it was.
  useLayoutEffect(() => {
    if (isBusy) had.current = document.activeElement;
  }, [isBusy]);

  useEffect(() => {
    const { activeElement: has } = document;
    const isNowhere = !has || has === document.body || has instanceof HTMLDialogElement;
    if (isBusy || !isNowhere) return;
    if (had.current instanceof HTMLElement) had.current.focus();
    had.current = null;
  }, [isBusy]);
}
