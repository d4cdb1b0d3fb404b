/** Minimum visible and minimum hidden width of a cut-off tab, in px. Wider than the fade in overflow.css. */
export const peek = 40;
/** Smallest gap between two tabs, in px. Focus rings need no gap, because they are inside the tabs. */
const closest = 4;

/**
 * Returns a gap between tabs at which the edge of the list cuts off a tab, which shows that the list scrolls.
 * The result is as close to `gap` as possible. It equals `gap` if all tabs fit. All values are in px.
 */
export function tabGap(widths: readonly number[], available: number, gap: number): number {
  let start = 0;
  let found = Number.POSITIVE_INFINITY;
  for (const [at, width] of widths.entries()) {
    if (at > 0) {
      const shown = Math.min(peek, width / 2);
      const least = Math.max(closest, (available - width + shown - start) / at);
      const most = (available - shown - start) / at;
      const nearest = Math.max(least, Math.min(gap, most));
      if (least <= most && Math.abs(nearest - gap) < Math.abs(found - gap)) found = nearest;
    }
    start += width;
  }
  const isFitting = start + gap * (widths.length - 1) <= available;
  return isFitting || found === Number.POSITIVE_INFINITY ? gap : found;
}

/**
 * Scrolls the list to the focused tab, else to the chosen one, and part of each neighbour. A URL can choose a tab out
 * of view.
 */
function showChosen(list: HTMLElement) {
  const chosen = list.querySelector(':focus') ?? list.querySelector('[aria-selected="true"]');
  if (!chosen) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = tab.left - frame.left - (chosen.previousElementSibling ? 2 * peek : 0);
  const after = tab.right - frame.right + (chosen.nextElementSibling ? 2 * peek : 0);
  list.scrollLeft += Math.min(0, before) + Math.max(0, after);
}

/** Sets the gap between tabs with `tabGap`, and scrolls to the chosen tab. @returns a cleanup function */
export function arrangeTabs(list: HTMLElement): () => void {
  const space = () => {
    list.style.columnGap = '';
    const { columnGap, paddingInlineStart } = getComputedStyle(list);
    const widths = Array.from(list.children, (tab) => tab.getBoundingClientRect().width);
    const gap = tabGap(widths, list.clientWidth - parseFloat(paddingInlineStart), parseFloat(columnGap));
    list.style.columnGap = `${gap}px`;
    showChosen(list);
  };
  // The sizes change when fonts load or the language changes.
  const observer = new ResizeObserver(space);
  for (const part of [list, ...list.children]) observer.observe(part);
  space();
  return () => observer.disconnect();
}
