import type { ListPlace } from './placeOnPage';

// Types and helpers for lists that render only the rows near the view. A row has one or more entries, side by
// side. Heights and positions are in px.

/**
 * A list of up to this many entries keeps all entries that the user has scrolled to, so that find-in-page
 * finds them. A longer list renders only the rows near the view.
 */
export const longFrom = 100;

export type Items = readonly { id: string }[];

/** The position of a row, from the start of the list. */
export type Row = { row: number; start: number; end: number };

export type RenderedRows = {
  /** Entries per row. */
  columns: number;
  /** Space between two rows. */
  gap: number;
  /** The rendered rows, ascending, possibly with gaps. */
  rows: readonly Row[];
  /** Height of the whole list. */
  height: number;
};

/** The current rows of a list. */
export type Rows = {
  count: number;
  /** Returns the key that identifies a row after the list has changed. */
  keyOf: (row: number) => string;
  /** Returns the rows that stay rendered out of view, such as the row with the focus. */
  kept: () => number[];
};

/** Consecutive rows with known heights. `first`: number of the first one. `before`: the height above it. */
export type KnownRows = {
  first: number;
  before: number;
  keys: readonly string[];
  heights: readonly number[];
  /** Assumed height of the rows whose height isn't known. */
  usual: number;
};

export type VirtualRowsOptions = {
  list: HTMLElement;
  /** The scrolling element; `null` for the page. */
  scroller: HTMLElement | null;
  columns: number;
  gap: number;
  known: KnownRows;
  rows: Rows;
  /** Called when the number of columns changes. */
  onColumnsChange: () => void;
  /** Called with the rows to render. `seen`: the first and the last row in view. */
  onChange: (rendered: RenderedRows, seen: readonly [number, number]) => void;
};

export type VirtualRows = {
  /** Replaces the rows. Returns the rows to render. */
  change: (rows: Rows) => RenderedRows;
  /** Returns the rows to render now. */
  look: () => RenderedRows;
  /** Must be called once the rows are rendered: observes their heights and corrects the scroll position. */
  settle: () => void;
  stop: () => void;
};

/** Returns the positions of consecutive rows. The first is row number `first`, at the position `before`. */
function stacked(first: number, before: number, heights: readonly number[], gap: number): Row[] {
  let start = before;
  return heights.map((height, at) => {
    const row = { row: first + at, start, end: start + height };
    start = row.end + gap;
    return row;
  });
}

export const mean = (heights: readonly number[]) =>
  heights.reduce((sum, height) => sum + height, 0) / heights.length;

/** Returns the index of an id, or -1. Checks the index `was` first. */
export function indexOf(items: Items, id: string, was: number): number {
  return items[was]?.id === id ? was : items.findIndex((item) => item.id === id);
}

/** Returns the rows of the first render, at the restored position or the target; `null` without either. */
export function drawnFirst(
  items: Items,
  { listId, target, rowHeight }: { listId: string; target: number; rowHeight: number },
  place: ListPlace | null,
): RenderedRows | null {
  if (items.length <= longFrom) return null;
  let from: ListPlace | null = null;
  if (place?.listId === listId && place.heights.length > 0) {
    from = place;
  } else if (target > 0) {
    // Includes some entries above the target.
    const first = Math.max(0, target - 3);
    const heights = Array<number>(7).fill(rowHeight);
    from = { listId, firstId: '', first, columns: 1, gap: 0, before: first * rowHeight, heights };
  }
  if (!from) return null;
  const { columns, gap, before, heights } = from;
  const index = indexOf(items, from.firstId, from.first);
  const first = Math.floor((index < 0 ? from.first : index) / columns);
  const count = Math.ceil(items.length / columns);
  const rows = stacked(first, before, heights.slice(0, Math.max(0, count - first)), gap);
  const last = rows.at(-1);
  if (!last) return null;
  return { columns, gap, rows, height: last.end + (count - 1 - last.row) * (mean(heights) + gap) };
}

/** Returns the heights of the rows that aren't rendered: before each rendered row, and after the last one. */
export function spacesOf({ rows, gap, height }: RenderedRows): { before: number[]; after: number } {
  const before = rows.map(({ row, start }, at) => {
    const last = rows[at - 1];
    if (!last) return start;
    return last.row === row - 1 ? 0 : start - last.end - gap;
  });
  return { before, after: Math.max(0, height - (rows.at(-1)?.end ?? 0)) };
}
