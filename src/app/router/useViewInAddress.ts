import { useEffect, useRef } from 'react';
import { useIsHydrated } from '../hooks/useIsHydrated';
import { useGo, usePathname, useSearch } from './address';

type ViewInAddress<View> = {
  /** Returns what the page shows now: its tab, filters and query. `null` until its data has loaded. */
  shown: () => View | null;
  /** Parses a query string into a view. Ignores unknown parameters and values. */
  viewOf: (search: string) => View;
  /** Returns the query string of a view: `?q=solar`, or an empty string. */
  searchOf: (view: View) => string;
  /** Whether a change on the page adds a history entry. A new filter does, a typed letter doesn't. */
  isStep: (from: View, to: View) => boolean;
  /** Shows the view of the address. If the page can't, the address changes to what it shows. */
  onViewChange: (view: View) => void;
};

/**
 * Shows the view of the address, on Back, Forward and links as well. An address without a view shows what the
 * page opens with, such as the step of a draft. When the user changes the view, the address follows.
 */
export function useViewInAddress<View>({
  shown,
  viewOf,
  searchOf,
  isStep,
  onViewChange,
}: ViewInAddress<View>) {
  const asked = searchOf(viewOf(useSearch()));
  const pathname = usePathname();
  const go = useGo();
  const isHydrated = useIsHydrated();
  /** The view of the address in the last render; `null` before the page has loaded. */
  const known = useRef<string | null>(null);
  useEffect(() => {
    // The first render over prerendered HTML doesn't know the query yet, so input would replace it.
    if (!isHydrated) return;
    const before = shown();
    if (before === null) return;
    const isFirst = known.current === null;
    const isMoved = asked !== (known.current ?? '');
    known.current = asked;
    if (isMoved && asked !== searchOf(before)) onViewChange(viewOf(asked));
    const next = searchOf(shown() ?? before);
    if (next === asked) return;
    const replace = isFirst || isMoved || !isStep(viewOf(asked), viewOf(next));
    void go(`${pathname}${next}`, { replace });
  });
}
