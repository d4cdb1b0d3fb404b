import type { ListPlace } from './place';

// What of a long list is drawn. Its entries stand in rows, beside one another where there is room; heights are in px.

/** Longer than this a list is drawn only where it is read; up to it as far as it was read, for the browser's own search. */
export const longFrom = 100;

export type Items = readonly { id: string }[];

/** Where a row stands, from the list's beginning. */
export type Row = { row: number; start: number; end: number };

export type Drawn = {
  /** How many entries stand beside one another. */
  columns: number;
  /** Between two rows. */
  gap: number;
  /** Ascending; not always one after the other. */
  rows: readonly Row[];
  /** Of the whole list. */
  height: number;
};

/** The rows of a list as they are now. */
export type Rows = {
  count: number;
  /** What knows a row again among others. The same function for the same rows. */
  keyOf: (row: number) => string;
  /** Rows that are drawn wherever one reads. */
  kept: () => number[];
};

/** Rows one after the other whose heights are known, before any other is drawn. */
export type KnownRows = {
  first: number;
  before: number;
  keys: readonly string[];
  heights: readonly number[];
  /** Of a row that isn't known. */
  usual: number;
};

export type VirtualRowsOptions = {
  list: HTMLElement;
  /** What scrolls; `null`: the page. */
  scroller: HTMLElement | null;
  columns: number;
  gap: number;
  known: KnownRows;
  rows: Rows;
  /** There is room for more columns, or for fewer. */
  onColumnsChange: () => void;
  /** Other rows are to be drawn. `seen`: the first and the last that are in sight. */
  onChange: (drawn: Drawn, seen: readonly [number, number]) => void;
};

export type VirtualRows = {
  /** The rows are others: what of them is to be drawn. */
  change: (rows: Rows) => Drawn;
  /** What is to be drawn now. */
  look: () => Drawn;
  /** What was to be drawn is. */
  settle: () => void;
  stop: () => void;
};

/** Rows of these heights one after the other. */
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

/** Where an id stands, looked for from where it was. */
export function indexOf(items: Items, id: string, was: number): number {
  return items[was]?.id === id ? was : items.findIndex((item) => item.id === id);
}

/** What is drawn of a long list before anything is measured: what was when one left it, or what an address points to. */
export function drawnFirst(
  items: Items,
  { listId, target, rowHeight }: { listId: string; target: number; rowHeight: number },
  place: ListPlace | null,
): Drawn | null {
  if (items.length <= longFrom) return null;
  let from: ListPlace | null = null;
  if (place?.listId === listId && place.heights.length > 0) {
    from = place;
  } else if (target > 0) {
    // Some before it, to be seen above it.
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

/** The room that takes the place of what isn't drawn: before each row, and after the last. Measuring a row leaves it. */
export function roomsOf({ rows, gap, height }: Drawn): { before: number[]; after: number } {
  const before = rows.map(({ row, start }, at) => {
    const last = rows[at - 1];
    if (!last) return start;
    return last.row === row - 1 ? 0 : start - last.end - gap;
  });
  return { before, after: Math.max(0, height - (rows.at(-1)?.end ?? 0)) };
}
