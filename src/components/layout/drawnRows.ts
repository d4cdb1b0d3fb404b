import { type Drawn, type Items, type KnownRows, mean, type Row, roomsOf } from './longList';
import type { ListPlace } from './place';

// What is asked of the rows that are drawn; fetched with what draws them.

/** The longest part of what is drawn that has no gaps: where one reads. */
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

/** How high a row is on the page, by its first entry. */
const heightOn = (list: HTMLElement, index: number) =>
  list.querySelector(`:scope > [data-index="${index}"]`)?.getBoundingClientRect().height ?? 0;

/** What is known of the rows on the page, in so many columns. */
export function knownRows(
  list: HTMLElement,
  items: Items,
  drawn: Drawn | null,
  columns: number,
  rowHeight: number,
): KnownRows {
  const run = drawn ? longestRun(drawn.rows) : [];
  const isAsDrawn = !drawn || drawn.columns === columns;
  const first = drawn ? Math.floor(((run[0]?.row ?? 0) * drawn.columns) / columns) : 0;
  const count = drawn ? run.length : Math.ceil(list.childElementCount / columns);
  const heights = Array.from({ length: count }, (_, at) =>
    heightOn(list, drawn && !isAsDrawn ? (run[at]?.row ?? 0) * drawn.columns : (first + at) * columns),
  );
  const usual = mean(heights.filter((height) => height > 0)) || rowHeight;
  return {
    first,
    before: run[0]?.start ?? 0,
    usual,
    // In other columns every row is another.
    ...(isAsDrawn
      ? { heights, keys: heights.map((_, at) => items[(first + at) * columns]?.id ?? '') }
      : { heights: [], keys: [] }),
  };
}

/** Where the list is drawn, for it to be drawn there again. */
export function placeOf(items: Items, listId: string, { columns, gap, rows }: Drawn): ListPlace | null {
  const [head, ...others] = longestRun(rows);
  if (!head) return null;
  const first = head.row * columns;
  const heights = [head, ...others].map(({ start, end }) => end - start);
  return { listId, firstId: items[first]?.id ?? '', first, columns, gap, before: head.start, heights };
}

/** Whether both are drawn the same. */
export function isSame(a: Drawn, b: Drawn): boolean {
  if (a.columns !== b.columns || a.rows.length !== b.rows.length) return false;
  const [here, there] = [roomsOf(a), roomsOf(b)];
  const isNear = (room: number, other: number | undefined) => Math.abs(room - (other ?? 0)) < 0.5;
  return (
    isNear(here.after, there.after) &&
    a.rows.every(({ row }, at) => row === b.rows[at]?.row && isNear(here.before[at] ?? 0, there.before[at]))
  );
}

/**
 * Whether what is drawn has to change before the next frame: nothing of what is in sight is drawn, or a row that stands
 * after one that isn't drawn stands elsewhere now.
 */
export function isUrgent(now: Drawn, next: Drawn, [from, to]: readonly [number, number]): boolean {
  if (!now.rows.some(({ row }) => row >= from && row <= to)) return true;
  const starts = new Map(next.rows.map(({ row, start }) => [row, start]));
  return now.rows.some(({ row, start }, at) => {
    const isHead = now.rows[at - 1]?.row !== row - 1;
    const there = starts.get(row);
    return isHead && row <= to && there !== undefined && Math.abs(there - start) >= 1;
  });
}

/** How many entries of a list stand beside one another. */
export function columnsOf(list: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
