/** So much of a tab is seen, or hidden, where it is plain that it goes on, px: more than the edge fades (overflow.css). */
export const peek = 40;
/** Closest that two tabs stand, px: each has room for its focus ring in itself. */
const closest = 4;

/**
 * How far apart tabs stand, as near to `gap` as can be, for the edge of their list to cut one of them: it is seen that there
 * are more. `gap` itself where all of them fit. All in px.
 */
export function tabGap(widths: readonly number[], room: number, gap: number): number {
  let start = 0;
  let found = Number.POSITIVE_INFINITY;
  for (const [at, width] of widths.entries()) {
    if (at > 0) {
      const shown = Math.min(peek, width / 2);
      const least = Math.max(closest, (room - width + shown - start) / at);
      const most = (room - shown - start) / at;
      const nearest = Math.max(least, Math.min(gap, most));
      if (least <= most && Math.abs(nearest - gap) < Math.abs(found - gap)) found = nearest;
    }
    start += width;
  }
  const isFitting = start + gap * (widths.length - 1) <= room;
  return isFitting || found === Number.POSITIVE_INFINITY ? gap : found;
}

/** The chosen tab, which may be chosen elsewhere, by the address above all, and part of those beside it. */
function showChosen(list: HTMLElement) {
  const chosen = list.querySelector('[aria-selected="true"]');
  if (!chosen) return;
  const [frame, tab] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = tab.left - frame.left - (chosen.previousElementSibling ? 2 * peek : 0);
  const after = tab.right - frame.right + (chosen.nextElementSibling ? 2 * peek : 0);
  list.scrollLeft += Math.min(0, before) + Math.max(0, after);
}

/** Where not all tabs of a list fit, its edge cuts one: that there are more is seen. The chosen one is in sight. @returns ends it */
export function arrangeTabs(list: HTMLElement): () => void {
  const space = () => {
    list.style.columnGap = '';
    const { columnGap, paddingInlineStart } = getComputedStyle(list);
    const widths = Array.from(list.children, (tab) => tab.getBoundingClientRect().width);
    const gap = tabGap(widths, list.clientWidth - parseFloat(paddingInlineStart), parseFloat(columnGap));
    list.style.columnGap = `${gap}px`;
  };
  // Also when the faces come, or other words.
  const observer = new ResizeObserver(space);
  for (const part of [list, ...list.children]) observer.observe(part);
  space();
  showChosen(list);
  return () => observer.disconnect();
}
