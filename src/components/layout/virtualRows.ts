import {
  defaultRangeExtractor,
  elementScroll,
  observeElementOffset,
  observeElementRect,
  observeWindowOffset,
  observeWindowRect,
  Virtualizer,
  type VirtualizerOptions,
  windowScroll,
} from '@tanstack/react-virtual';
import type { ListPlace } from './placeOnPage';

/** The rows of a long list to render. A row has one or more entries, side by side. Heights are in px. */
export type RenderedRows = {
  /** Entries per row. */
  columns: number;
  /** Numbers of the rows, ascending, possibly with gaps. */
  rows: readonly number[];
  /** Height of the unrendered rows before each of `rows`. */
  before: readonly number[];
  /** Height of the unrendered rows after the last of `rows`. */
  after: number;
};

type Entries = {
  items: readonly { id: string }[];
  /** Returns the indexes of entries that stay rendered out of view, such as the focused entry. */
  kept: () => number[];
};

export type VirtualRows = {
  /** Sets the current entries. Returns the rows to render. */
  update: (entries: Entries) => RenderedRows;
  /** Must be called once the rows are rendered: observes their heights and corrects the scroll position. */
  settle: () => void;
  /** Returns the rows in view, to restore them later; `null` if no row is in view. */
  place: (items: Entries['items'], listId: string) => ListPlace | null;
  stop: () => void;
};

type VirtualRowsOptions = Entries & {
  /** The mounted list. The heights of its entries are the first known heights. */
  list: HTMLElement;
  /** Approximate height of a row. */
  rowHeight: number;
  /** Called when other rows must be rendered. isUrgent: no rendered row is in view. */
  onChange: (isUrgent: boolean) => void;
  /** Called when the number of columns has changed, which requires new virtual rows. */
  onColumnsChange: () => void;
};

/** How a virtualizer follows the scrolling element. */
type Scrolling<Scroller extends Element | Window> = Pick<
  VirtualizerOptions<Scroller, HTMLElement>,
  'getScrollElement' | 'observeElementRect' | 'observeElementOffset' | 'scrollToFn'
>;

const none: RenderedRows = { columns: 1, rows: [], before: [], after: 0 };

/** Rows within about this distance of the view are rendered, px. */
const ahead = 500;
/** About this many px of rows are added and removed at a time, because each change lays out the page again. */
const step = 400;

/** Decides which rows of a list are rendered while the user scrolls the page. */
export const rowsOnPage = (options: VirtualRowsOptions): VirtualRows =>
  rowsIn<Window>(
    {
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
    },
    document.documentElement,
    options,
  );

/** Decides which rows of a list are rendered while the user scrolls the parent of the list. */
export const rowsInParent = (options: VirtualRowsOptions): VirtualRows => {
  const parent = options.list.parentElement ?? options.list;
  return rowsIn<Element>(
    {
      getScrollElement: () => parent,
      observeElementRect,
      observeElementOffset,
      scrollToFn: elementScroll,
    },
    parent,
    options,
  );
};

/** Connects TanStack's virtualizer with a list in the normal flow, whose padding replaces the other rows. */
function rowsIn<Scroller extends Element | Window>(
  scrolling: Scrolling<Scroller>,
  scroller: Element,
  { list, rowHeight, onChange, onColumnsChange, ...first }: VirtualRowsOptions,
): VirtualRows {
  let { items, kept } = first;
  const columns = columnsOf(list);
  const { rowGap, paddingTop } = getComputedStyle(list);
  const gap = Number.parseFloat(rowGap) || 0;
  /** Start of the list in the scrolling element, px. */
  const top = () => {
    const start = scroller === document.documentElement ? 0 : scroller.getBoundingClientRect().top;
    return list.getBoundingClientRect().top - start + scroller.scrollTop;
  };
  let margin = top();
  const keysOf = (entries: Entries['items']) => (row: number) => entries[row * columns]?.id ?? row;
  let keyOf = keysOf(items);

  const measured = [...list.children].flatMap((entry) => {
    const index = Number((entry as HTMLElement).dataset.index);
    const [row, size] = [index / columns, entry.getBoundingClientRect().height];
    return Number.isInteger(row) ? { index: row, key: keyOf(row), size, start: 0, end: 0, lane: 0 } : [];
  });
  const from = measured[0]?.index ?? 0;
  const usual = measured.reduce((sum, { size }) => sum + size, 0) / measured.length || rowHeight;
  // The rows before the first rendered row share the height of the padding that replaces them.
  const above = Number.parseFloat(paddingTop) / from - gap;
  /** This many rows are added and removed together. */
  const together = Math.max(1, Math.round(step / usual));
  const estimateSize = (row: number) => (row < from ? above : usual);

  const options = (): VirtualizerOptions<Scroller, HTMLElement> => ({
    ...scrolling,
    count: Math.ceil(items.length / columns),
    getItemKey: keyOf,
    estimateSize,
    gap,
    scrollMargin: margin,
    overscan: Math.ceil(ahead / usual),
    indexAttribute: 'data-row',
    useScrollendEvent: true,
    initialOffset: scroller.scrollTop,
    initialMeasurementsCache: measured,
    rangeExtractor({ startIndex, endIndex, ...range }) {
      const also = kept().map((index) => Math.floor(index / columns));
      const rows = defaultRangeExtractor({
        ...range,
        startIndex: Math.floor(startIndex / together) * together,
        endIndex: Math.ceil((endIndex + 1) / together) * together - 1,
      });
      return [...new Set([...also, ...rows])].sort((a, b) => a - b);
    },
    // Reads heights from the observer only, because reading them here would force a layout.
    measureElement: (element, entry, { itemSizeCache }) => {
      const row = Number(element.dataset.row);
      return entry?.borderBoxSize[0]?.blockSize ?? itemSizeCache.get(keyOf(row)) ?? estimateSize(row);
    },
    // If the user has scrolled down, entries added above don't move the view. At the top, they appear.
    anchorTo: scroller.scrollTop > margin ? 'end' : 'start',
    scrollEndThreshold: -1,
    onChange() {
      const next = look();
      if (onPage === none || isSame(told, next)) return;
      told = next;
      const { startIndex, endIndex } = core.range ?? { startIndex: 0, endIndex: 0 };
      onChange(!onPage.rows.some((row) => row >= startIndex && row <= endIndex));
    },
  });

  function look(): RenderedRows {
    const rows = core.getVirtualItems();
    const { scrollMargin } = core.options;
    return {
      columns,
      rows: rows.map(({ index }) => index),
      before: rows.map(({ index, start }, at) => {
        const last = rows[at - 1];
        if (!last) return start - scrollMargin;
        return last.index === index - 1 ? 0 : start - last.end - gap;
      }),
      after: core.getTotalSize() + scrollMargin - (rows.at(-1)?.end ?? scrollMargin),
    };
  }

  /** The rows that `onChange` last announced or `update` returned, and those in the page. */
  let [told, onPage] = [none, none];
  const core = new Virtualizer<Scroller, HTMLElement>(options());
  const stop = core._didMount();
  core._willUpdate();
  told = onPage = look();
  const standing = new ResizeObserver(() => {
    if (columnsOf(list) !== columns) return onColumnsChange();
    // The content above the list may have changed its height.
    if (Math.abs(top() - margin) < 0.5) return;
    margin = top();
    onChange(true);
  });
  standing.observe(list);
  standing.observe(scroller === document.documentElement ? document.body : scroller);

  return {
    update(next) {
      if (next.items !== items) keyOf = keysOf(next.items);
      ({ items, kept } = next);
      core.setOptions(options());
      told = look();
      return told;
    },
    settle() {
      onPage = told;
      for (const row of list.querySelectorAll<HTMLElement>(':scope > [data-row]')) core.measureElement(row);
      core.measureElement(null);
      core._willUpdate();
    },
    place(entries, listId) {
      const rows = [...list.querySelectorAll<HTMLElement>(':scope > [data-row]')].flatMap((entry) => {
        const { top, bottom, height } = entry.getBoundingClientRect();
        return bottom > 0 && top < window.innerHeight ? { entry, top, height } : [];
      });
      const [head] = rows;
      if (!head) return null;
      const first = Number(head.entry.dataset.index);
      return {
        listId,
        firstId: entries[first]?.id ?? '',
        first,
        columns,
        before: head.top - list.getBoundingClientRect().top,
        heights: rows.map(({ height }) => height),
      };
    },
    stop() {
      stop();
      standing.disconnect();
    },
  };
}

/** Whether `a` and `b` have the same rows, and spaces that differ by less than 0.5 px. */
function isSame(a: RenderedRows, b: RenderedRows): boolean {
  const isNear = (space: number, other = 0) => Math.abs(space - other) < 0.5;
  return (
    a.rows.length === b.rows.length &&
    isNear(a.after, b.after) &&
    a.rows.every((row, at) => row === b.rows[at] && isNear(a.before[at] ?? 0, b.before[at]))
  );
}

/** Returns the number of columns of a list. */
function columnsOf(list: HTMLElement): number {
  const { display, gridTemplateColumns } = getComputedStyle(list);
  return display === 'grid' ? gridTemplateColumns.split(' ').length : 1;
}
