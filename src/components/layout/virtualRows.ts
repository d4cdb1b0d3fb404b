import type { RenderedRows, Rows, VirtualRows, VirtualRowsOptions } from './longList';
import { columnsOf } from './renderedRows';

export { columnsOf, isSame, isUrgent, knownRows, placeOf } from './renderedRows';

/** Rows within this distance of the view are always rendered, px. */
const ahead = 500;

/** Prefix sums of `count` values. Changes and sums take logarithmic time (a Fenwick tree). */
function sums(count: number) {
  const tree = new Float64Array(count + 1);
  return {
    add(at: number, value: number) {
      for (let node = at + 1; node <= count; node += node & -node) tree[node] = (tree[node] ?? 0) + value;
    },
    /** Returns the sum of the values before an index. */
    until(at: number) {
      let sum = 0;
      for (let node = Math.min(at, count); node > 0; node -= node & -node) sum += tree[node] ?? 0;
      return sum;
    },
  };
}

/**
 * Decides which rows of a mounted list are rendered: those in view and several before and after. The cost of
 * scrolling depends on the number of rendered rows, not on the length of the list.
 */
export function virtualRows({
  list,
  scroller,
  columns,
  gap,
  known: { first, before, heights, keys, usual },
  rows: firstRows,
  onColumnsChange,
  onChange,
}: VirtualRowsOptions): VirtualRows {
  let rows = firstRows;
  /** Measured heights in px, by row key. */
  const measured = new Map<string, number>();
  /** Measured height minus assumed height, px: as prefix sums, and by row. */
  let excess = sums(0);
  let excesses = new Map<number, number>();
  /** The first and the last rendered row, not counting the rows that `rows.kept()` returns. */
  let [from, to] = [0, -1];

  const offset = () => (scroller ? scroller.scrollTop : window.scrollY);
  const available = () => (scroller ? scroller.clientHeight : window.innerHeight);
  const top = () =>
    list.getBoundingClientRect().top - (scroller?.getBoundingClientRect().top ?? 0) + offset();
  /** Start of the list within the scrolling element, px. */
  let margin = top();
  /** Start of the view, px from the start of the list. */
  let y = offset() - margin;
  /** Distance to scroll once the rows are rendered, so that the view stays at its row, px. */
  let move = 0;

  // Assumes that the rows before row `first` share the height `before` equally.
  const usualOf = (row: number) => (row < first ? before / first - gap : usual);
  const startOf = (row: number) =>
    (row < first ? (row * before) / first : before + (row - first) * (usual + gap)) + excess.until(row);
  const heightOf = (row: number) => usualOf(row) + (excesses.get(row) ?? 0);

  /** Returns the row at a position, px from the start of the list. */
  function rowAt(place: number) {
    let [low, high] = [0, rows.count - 1];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      if (startOf(middle) <= place) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  function setHeight(row: number, height: number) {
    const more = height - heightOf(row);
    measured.set(rows.keyOf(row), height);
    excesses.set(row, height - usualOf(row));
    excess.add(row, more);
    return more;
  }

  /** Recomputes the sums after the rows have changed. Measured rows keep their height. */
  function recount() {
    excess = sums(rows.count);
    excesses = new Map();
    if (measured.size === 0) return;
    for (let row = 0; row < rows.count; row += 1) {
      const height = measured.get(rows.keyOf(row));
      if (height !== undefined) setHeight(row, height);
    }
  }

  /** Returns the first and the last row within this distance (px) of the view. */
  const around = (distance: number) => [rowAt(y - distance), rowAt(y + available() + distance)] as const;

  function choose() {
    // Renders more rows than necessary, because each change of the rows has a fixed cost.
    [from, to] = around(ahead + usual);
  }

  function look(): RenderedRows {
    const rendered = new Set(rows.kept().filter((row) => row < rows.count));
    for (let row = from; row <= to; row += 1) rendered.add(row);
    const all = [...rendered].sort((a, b) => a - b);
    const last = rows.count - 1;
    return {
      columns,
      gap,
      rows: all.map((row) => ({ row, start: startOf(row), end: startOf(row) + heightOf(row) })),
      height: startOf(last) + heightOf(last),
    };
  }

  function follow() {
    y = offset() - margin;
    const [least, most] = around(ahead);
    if (from <= least && to >= most) return;
    choose();
    onChange(look(), around(0));
  }

  function moveBy(distance: number) {
    if (distance === 0) return;
    // Reads the current position: the page may have scrolled since the last event.
    const now = offset();
    y = now - margin + distance;
    (scroller ?? window).scrollTo(0, now + distance);
  }

  const observed = new Map<Element, number>();
  const measuring = new ResizeObserver((entries) => {
    let above = 0;
    for (const { target, borderBoxSize } of entries) {
      const row = observed.get(target);
      const height = borderBoxSize[0]?.blockSize;
      if (row === undefined || height === undefined || !target.isConnected) continue;
      // Sums the height corrections of rows above the view, to scroll by the sum.
      const isNew = !measured.has(rows.keyOf(row));
      const isAbove = isNew ? startOf(row) < y : startOf(row) + heightOf(row) <= y;
      const more = setHeight(row, height);
      if (isAbove) above += more;
    }
    moveBy(above);
  });

  const standing = new ResizeObserver(() => {
    if (columnsOf(list) !== columns) return onColumnsChange();
    // The content above the list may have changed its height.
    margin = top();
    follow();
  });

  for (const [at, key] of keys.entries()) measured.set(key, heights[at] ?? usual);
  recount();
  choose();
  (scroller ?? window).addEventListener('scroll', follow, { passive: true });
  window.addEventListener('resize', follow);
  standing.observe(list);
  standing.observe(scroller ?? document.body);
  onChange(look(), around(0));

  return {
    change(next) {
      const [was, anchor] = [rows, rowAt(y)];
      rows = next;
      if (isSameRows(was, next, from, to)) return look();
      const key = was.keyOf(anchor);
      const start = startOf(anchor);
      recount();
      // If the user has scrolled down, rows added above don't move the view. At the top, they appear.
      const now = y > 0 ? rowWith(next, key, anchor) : -1;
      if (now >= 0) {
        move += startOf(now) - start;
        y += startOf(now) - start;
      }
      choose();
      return look();
    },
    look() {
      y = offset() - margin;
      choose();
      return look();
    },
    settle() {
      const rendered = new Set<Element>();
      for (const element of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) {
        rendered.add(element);
        if (!observed.has(element)) measuring.observe(element);
        observed.set(element, Number(element.dataset.row));
      }
      for (const element of observed.keys()) {
        if (rendered.has(element)) continue;
        measuring.unobserve(element);
        observed.delete(element);
      }
      moveBy(move);
      move = 0;
      onChange(look(), around(0));
    },
    stop() {
      (scroller ?? window).removeEventListener('scroll', follow);
      window.removeEventListener('resize', follow);
      measuring.disconnect();
      standing.disconnect();
    },
  };
}

/** Whether the row count, the first and the last row, and the rows `from` to `to` are unchanged. */
function isSameRows(was: Rows, next: Rows, from: number, to: number): boolean {
  const isSame = (row: number) => was.keyOf(row) === next.keyOf(row);
  if (was.count !== next.count || !isSame(0) || !isSame(next.count - 1)) return false;
  for (let row = from; row <= to; row += 1) if (!isSame(row)) return false;
  return true;
}

/** Returns the row with a key, or -1. Checks the row `was` first. */
function rowWith(rows: Rows, key: string, was: number): number {
  if (rows.keyOf(was) === key) return was;
  for (let row = 0; row < rows.count; row += 1) if (rows.keyOf(row) === key) return row;
  return -1;
}
