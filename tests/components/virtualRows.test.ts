import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { KnownRows, RenderedRows, Rows, VirtualRows } from '@/components/layout/longList';
import { virtualRows } from '@/components/layout/virtualRows';
import { stubObserver } from '../support/stubObserver';

/** The fake ResizeObservers and their elements. */
let watched: ReturnType<typeof stubObserver>['observers'];

/** The scrolling element, 600 px high. The list starts 100 px below its top. */
const scroller = Object.assign(new EventTarget(), {
  scrollTop: 0,
  clientHeight: 600,
  getBoundingClientRect: () => ({ top: 0 }),
  scrollTo(_: number, y: number) {
    scroller.scrollTop = y;
  },
});
let above = 100;
let columnsNow = 1;
let elements: { dataset: { row: string }; isConnected: boolean }[];
const list = {
  getBoundingClientRect: () => ({ top: above - scroller.scrollTop }),
  querySelectorAll: () => elements,
} as unknown as HTMLElement;

const rowsOf = (keys: string[], kept: number[] = []): Rows => ({
  count: keys.length,
  keyOf: (row) => keys[row] ?? '',
  kept: () => kept,
});
const keys = (count: number) => Array.from({ length: count }, (_, row) => `row-${row}`);

let shown: RenderedRows;
let changes: number;
const onColumnsChange = vi.fn();

let made: VirtualRows;
afterEach(() => made.stop());

/** Creates rows of 200 px with gaps of 10 px. */
function begin(rows = rowsOf(keys(1000)), known: Partial<KnownRows> = {}) {
  made = virtualRows({
    list,
    scroller: scroller as unknown as HTMLElement,
    columns: 1,
    gap: 10,
    known: { first: 0, before: 0, keys: [], heights: [], usual: 200, ...known },
    rows,
    onColumnsChange,
    onChange(rendered) {
      shown = rendered;
      changes += 1;
      render();
    },
  });
  made.settle();
  changes = 0;
}

/** The rendered elements by row. As in React, a row has the same element until it is removed. */
const rendered = new Map<number, (typeof elements)[number]>();
function render() {
  const numbers = new Set(shown.rows.map(({ row }) => row));
  for (const [row, element] of rendered) {
    element.isConnected = numbers.has(row);
    if (!numbers.has(row)) rendered.delete(row);
  }
  for (const row of numbers) {
    if (!rendered.has(row)) rendered.set(row, { dataset: { row: `${row}` }, isConnected: true });
  }
  elements = [...rendered.values()];
}

function scrollTo(y: number) {
  scroller.scrollTop = y;
  const before = changes;
  scroller.dispatchEvent(new Event('scroll'));
  if (changes === before) return;
  // Calls `settle` after rendering, as the page does. `settle` causes another change, which isn't counted.
  made.settle();
  changes = before + 1;
}

/** Reports the measured heights of these rows, in px. */
function measure(heights: Record<number, number>) {
  watched[0]?.tell(
    Object.entries(heights).map(([row, blockSize]) => ({
      target: rendered.get(Number(row)),
      borderBoxSize: [{ blockSize }],
    })),
  );
}

const numbers = () => shown.rows.map(({ row }) => row);
const startOf = (row: number) => shown.rows.find((at) => at.row === row)?.start;

beforeEach(() => {
  watched = stubObserver('ResizeObserver').observers;
  elements = [];
  rendered.clear();
  above = 100;
  columnsNow = 1;
  scroller.scrollTop = 0;
  onColumnsChange.mockReset();
  vi.stubGlobal('window', new EventTarget());
  vi.stubGlobal('getComputedStyle', () => ({
    display: 'grid',
    gridTemplateColumns: Array(columnsNow).fill('100px').join(' '),
  }));
});

it('virtualRows renders the rows in view, and the rows up to 500 px plus one row height below the view', () => {
  begin();
  // The viewport shows 500 px of the list: 600 px minus the 100 px above it. Below, 500 px and one row of
  // 200 px are rendered ahead.
  expect(numbers()).toEqual([0, 1, 2, 3, 4, 5]);
  expect(shown.height).toBe(1000 * 210 - 10);
});

it('virtualRows renders several more rows when less than 500 px of rows are rendered beyond the view', () => {
  begin();
  scrollTo(100);
  expect(changes).toBe(0);
  scrollTo(400);
  expect([changes, numbers()]).toEqual([1, [0, 1, 2, 3, 4, 5, 6, 7]]);
  scrollTo(100_100);
  expect(numbers()).toEqual([472, 473, 474, 475, 476, 477, 478, 479, 480, 481, 482]);
  expect(startOf(472)).toBe(472 * 210);
});

it('virtualRows observes the height of each rendered row until the row is removed', () => {
  begin(rowsOf(keys(1000), [3, 700]));
  expect(watched[0]?.elements).toEqual(new Set(elements));
  scrollTo(100_100);
  expect(watched[0]?.elements).toEqual(new Set(elements));
  // Rows 3 and 700 stay rendered, because `kept` contains them.
  expect(numbers().filter((row) => row < 472 || row > 482)).toEqual([3, 700]);
  made.stop();
  expect(watched.map((at) => at.elements.size)).toEqual([0, 0]);
  scrollTo(0);
  expect(numbers()).toContain(472);
});

it('virtualRows doesn’t scroll when it measures a row below the view, and remembers the measured height', () => {
  begin();
  measure({ 4: 260 });
  expect([scroller.scrollTop, changes]).toEqual([0, 0]);
  expect(made.look().rows[5]?.start).toBe(5 * 210 + 60);
  scrollTo(100_160);
  scrollTo(0);
  expect(startOf(5)).toBe(5 * 210 + 60);
});

it('virtualRows scrolls by the height difference when rows above the view have other heights than assumed', () => {
  begin();
  scrollTo(100_100);
  measure({ 473: 250, 474: 180, 478: 500 });
  expect(scroller.scrollTop).toBe(100_130);
  expect(startOf(472)).toBe(472 * 210);
});

it('virtualRows adds scroll corrections to the current position, not to the position at the last scroll event', () => {
  begin();
  scrollTo(100_100);
  // The position changes before the browser dispatches the scroll event.
  scroller.scrollTop = 150_000;
  measure({ 473: 250 });
  expect(scroller.scrollTop).toBe(150_050);
  scroller.scrollTop = 200_000;
  made.change(rowsOf(['new', ...keys(1000)]));
  scroller.scrollTop = 210_000;
  made.settle();
  expect(scroller.scrollTop).toBe(210_210);
});

it('virtualRows scrolls when a measured row above the view changes in height, but not when a row partly in view does', () => {
  begin();
  scrollTo(100_100);
  // Row 476 is at the upper edge, at 100,000 px.
  measure({ 476: 200 });
  measure({ 476: 300 });
  expect(scroller.scrollTop).toBe(100_100);
  measure({ 475: 200 });
  measure({ 475: 210 });
  expect(scroller.scrollTop).toBe(100_110);
  measure({ 475: 230 });
  expect(scroller.scrollTop).toBe(100_130);
});

it('virtualRows starts with the row heights that the caller knows, and with the known space above these rows', () => {
  const known = { first: 100, before: 30_000, keys: ['row-100', 'row-101'], heights: [350, 150] };
  begin(rowsOf(keys(1000)), known);
  scrollTo(30_100);
  expect([startOf(99), startOf(100), startOf(101), startOf(102)]).toEqual([29_700, 30_000, 30_360, 30_520]);
  expect(shown.height).toBe(30_520 + 898 * 210 - 10);
  expect(shown.rows.find(({ row }) => row === 99)?.end).toBe(29_990);
});

it('virtualRows.change keeps the visible rows in place when rows are added before them', () => {
  begin();
  scrollTo(100_100);
  measure({ 477: 260 });
  shown = made.change(rowsOf(['new-1', 'new-2', ...keys(1000)]));
  render();
  // The list scrolls only after the added rows are rendered.
  expect(scroller.scrollTop).toBe(100_100);
  made.settle();
  expect(scroller.scrollTop).toBe(100_100 + 2 * 210);
  expect(startOf(480)).toBe(480 * 210 + 60);
  // Corrects the position only once, so that the user can scroll on.
  scroller.scrollTop += 7;
  made.settle();
  expect(scroller.scrollTop).toBe(100_100 + 2 * 210 + 7);
});

it('virtualRows.change keeps the scroll position when the visible rows are removed', () => {
  begin();
  scrollTo(100_100);
  shown = made.change(rowsOf(keys(1000).map((key) => `other-${key}`)));
  render();
  made.settle();
  expect([scroller.scrollTop, numbers()[0]]).toEqual([100_100, 472]);
  // Fewer rows make a shorter list.
  shown = made.change(rowsOf(keys(300)));
  expect([numbers().at(-1), shown.height]).toEqual([299, 300 * 210 - 10]);
});

it('virtualRows renders other rows when the list moves down the page, and reports a change of the column count', () => {
  begin();
  above = 5000;
  scrollTo(5000);
  watched[1]?.tell([]);
  expect([numbers()[0], numbers().at(-1)]).toEqual([0, 6]);
  columnsNow = 3;
  watched[1]?.tell([]);
  expect(onColumnsChange).toHaveBeenCalledOnce();
});
