import { useEffect, useRef } from 'react';
import { useGo, usePathname, useSearch } from './address';

type ViewInAddress<View> = {
  /** What the page shows. */
  view: View;
  /** The view that an address's search part stands for; anything it doesn't know reads as nothing chosen. */
  viewOf: (search: string) => View;
  /** The search part that stands for a view: `?q=solar`, or nothing. */
  searchOf: (view: View) => string;
  /** Whether Back undoes this change by itself: a chosen chip, but not each typed letter. */
  isStep: (from: View, to: View) => boolean;
  /** The address moved: Back, Forward or a link. */
  onViewChange: (view: View) => void;
};

/** Keeps the address and what the page shows the same, whichever moves first. */
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
