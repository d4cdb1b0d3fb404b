import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from './address';

type ViewInAddress<View> = {
  /** The current view of the page: its tab, filters and query. */
  view: View;
  /** Parses a query string into a view. Ignores unknown parameters and values. */
  viewOf: (search: string) => View;
  /** Returns the query string of a view: `?q=solar`, or an empty string. */
  searchOf: (view: View) => string;
  /** Whether the change adds a history entry. A new filter does, a typed letter doesn't. */
  isStep: (from: View, to: View) => boolean;
  /** Called when the address changes through Back, Forward or a link. */
  onViewChange: (view: View) => void;
};

/** Synchronizes the address and the view in both directions. */
export function useViewInAddress<View>({
  view,
  viewOf,
  searchOf,
  isStep,
  onViewChange,
}: ViewInAddress<View>) {
  const asked = searchOf(viewOf(useSearch()));
  const shown = searchOf(view);
  const agreed = useRef(asked);
  const pathname = usePathname();
  const go = useGo();
  const latest = useRef({ viewOf, isStep, onViewChange, pathname });
  latest.current = { viewOf, isStep, onViewChange, pathname };
  useEffect(() => {
    if (asked === agreed.current) return;
    agreed.current = asked;
    latest.current.onViewChange(latest.current.viewOf(asked));
  }, [asked]);
  useEffect(() => {
    if (shown === agreed.current) return;
    const from = latest.current.viewOf(agreed.current);
    const replace = !latest.current.isStep(from, latest.current.viewOf(shown));
    agreed.current = shown;
    void go(`${latest.current.pathname}${shown}`, { replace });
  }, [shown, go]);
}
