import { type Items, type KnownRows, mean, type RenderedRows, type Row, spacesOf } from './longList';
import type { ListPlace } from './placeOnPage';

// Helpers for the rendered rows of a long list. Loaded with `virtualRows`.

/** Returns the longest run of rendered rows without gaps, which is the part in view. */
function longestRun(rows: readonly Row[]): readonly Row[] {
  let longest: readonly Row[] = [];
  let from = 0;
  for (let at = 1; at <= rows.length; at += 1) {
    if (rows[at]?.row === (rows[at - 1]?.row ?? 0) + 1) continue;
    if (at - from > longest.length) longest = rows.slice(from, at);
    from = at;
  }
  return longest;
}

/** Returns the height of a row in px, measured at its first entry; 0 if it isn't rendered. */
const heightOn = (list: HTMLElement, index: number) =>
  list.querySelector(`:scope > [data-index="${index}"]`)?.getBoundingClientRect().height ?? 0;

/** Returns the rendered rows of the list and their measured heights in px, for this number of columns. */
export function knownRows(
  list: HTMLElement,
  items: Items,
  rendered: RenderedRows | null,
  columns: number,
  rowHeight: number,
): KnownRows {
  const run = rendered ? longestRun(rendered.rows) : [];
  const hasSameColumns = !rendered || rendered.columns === columns;
  const first = rendered ? Math.floor(((run[0]?.row ?? 0) * rendered.columns) / columns) : 0;
  const count = rendered ? run.length : Math.ceil(list.childElementCount / columns);
  const heights = Array.from({ length: count }, (_, at) =>
    heightOn(
      list,
      rendered && !hasSameColumns ? (run[at]?.row ?? 0) * rendered.columns : (first + at) * columns,
    ),
  );
  const usual = mean(heights.filter((height) => height > 0)) || rowHeight;
  return {
    first,
    before: run[0]?.start ?? 0,
    usual,
    // With another number of columns, each row contains other entries, so the heights don't apply.
    ...(hasSameColumns
      ? { heights, keys: heights.map((_, at) => items[(first + at) * columns]?.id ?? '') }
      : { heights: [], keys: [] }),
  };
}

/** Returns the rendered rows of the list, to restore them later; `null` if no row is rendered. */
export function placeOf(
  items: Items,
  listId: string,
  { columns, gap, rows }: RenderedRows,
): ListPlace | null {
  const [head, ...others] = longestRun(rows);
  if (!head) return null;
  const first = head.row * columns;
  const heights = [head, ...others].map(({ start, end }) => end - start);
  return { listId, firstId: items[first]?.id ?? '', first, columns, gap, before: head.start, heights };
}

/** Whether `a` and `b` have the same rows, and spaces that differ by less than 0.5 px. */
export function isSame(a: RenderedRows, b: RenderedRows): boolean {
  if (a.columns !== b.columns || a.rows.length !== b.rows.length) return false;
  const [here, there] = [spacesOf(a), spacesOf(b)];
  const isNear = (space: number, other: number | undefined) => Math.abs(space - (other ?? 0)) < 0.5;
  return (
    isNear(here.after, there.after) &&
    a.rows.every(({ row }, at) => row === b.rows[at]?.row && isNear(here.before[at] ?? 0, there.before[at]))
  );
}

/**
 * Whether `next` must render before the next frame: because no row of `now` is in view, or because the first
 * row after a gap moves by at least 1 px. `[from, to]`: the rows in view.
 */
export function isUrgent(
  now: RenderedRows,
  next: RenderedRows,
  [from, to]: readonly [number, number],
): boolean {
  if (!now.rows.some(({ row }) => row >= from && row <= to)) return true;
  const starts = new Map(next.rows.map(({ row, start }) => [row, start]));
  return now.rows.some(({ row, start }, at) => {
    const isHead = now.rows[at - 1]?.row !== row - 1;
    const there = starts.get(row);
    return isHead && row <= to && there !== undefined && Math.abs(there - start) >= 1;
  });
}

/** Returns the number of columns of a list. */
export function columnsOf(list: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
