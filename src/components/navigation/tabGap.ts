/** Minimum width of both parts of a cut-off tab, visible and hidden, px: more than the fade (overflow.css). */
export const peek = 40;
/** Smallest gap between two tabs, in px: each contains the space for its focus ring. */
const closest = 4;

/**
 * Returns the gap between tabs at which the edge of the list cuts off a tab, to show that there are more. The
 * gap is as close to `gap` as possible; if all tabs fit, it is `gap`. All values are in px.
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

/** Scrolls the list to the chosen tab and part of each neighbour: the URL can choose a tab out of view. */
function showChosen(list: HTMLElement) {
  const chosen = list.querySelector('[aria-selected="true"]');
  if (!chosen) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = tab.left - frame.left - (chosen.previousElementSibling ? 2 * peek : 0);
  const after = tab.right - frame.right + (chosen.nextElementSibling ? 2 * peek : 0);
  list.scrollLeft += Math.min(0, before) + Math.max(0, after);
}

/** Spaces tabs so that the edge cuts off a tab if not all fit. Shows the chosen tab. @returns a cleanup */
export function arrangeTabs(list: HTMLElement): () => void {
  const space = () => {
    list.style.columnGap = '';
    const { columnGap, paddingInlineStart } = getComputedStyle(list);
    const widths = Array.from(list.children, (tab) => tab.getBoundingClientRect().width);
    const gap = tabGap(widths, list.clientWidth - parseFloat(paddingInlineStart), parseFloat(columnGap));
    list.style.columnGap = `${gap}px`;
    showChosen(list);
  };
  // Runs again when fonts load or the language changes.
  const observer = new ResizeObserver(space);
  for (const part of [list, ...list.children]) observer.observe(part);
  space();
  return () => observer.disconnect();
}
