import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { mainActionOf } from './TodayList';

/**
 * Moves the focus to the next row, or to the previous one, if the row with the focus leaves the list; to the
 * heading of the page if the list is empty.
 * @param region contains the list
 * @param ids the rows, in display order
 * @returns whether a row has left
 */
export function useRowFocus(region: RefObject<HTMLElement | null>, ids: readonly string[]): boolean {
  const focused = useRef<string | null>(null);
  const before = useRef<readonly string[]>([]);
  const [hasLeft, setLeft] = useState(false);

  useEffect(() => {
    const rowOf = (target: EventTarget | null) =>
      (target instanceof Element && target.closest<HTMLElement>('[data-row]')?.dataset.row) || null;
    const onFocus = ({ target }: FocusEvent) => {
      // The focus moves to a menu of the row and to its dialog, too, which aren't in the list.
      if (target instanceof Element && !target.closest('[role="menu"]')) focused.current = rowOf(target);
    };
    document.addEventListener('focusin', onFocus);
    return () => document.removeEventListener('focusin', onFocus);
  }, []);

  const order = ids.join('\n');
  useLayoutEffect(() => {
    const [earlier, now] = [before.current, order ? order.split('\n') : []];
    before.current = now;
    if (earlier.some((id) => !now.includes(id))) setLeft(true);
    const lost = focused.current;
    const at = lost === null ? -1 : earlier.indexOf(lost);
    if (at < 0 || lost === null || now.includes(lost)) return;
    focused.current = null;
    if (document.activeElement !== document.body && document.activeElement?.isConnected) return;
    const next = [...earlier.slice(at + 1), ...earlier.slice(0, at).reverse()].find((id) => now.includes(id));
    const row = [...(region.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])].find(
      ({ dataset }) => dataset.row === next,
    );
    const heading = region.current?.closest('main')?.querySelector<HTMLElement>('h1');
    (row ? mainActionOf(row) : heading)?.focus({ preventScroll: row === undefined });
  }, [order, region]);

  return hasLeft;
}
