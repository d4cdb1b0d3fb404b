import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type RenderedRows, rowsInParent, type VirtualRows } from '@/components/layout/virtualRows';
import { stubObserver } from '../support/stubObserver';

type Entry = ReturnType<typeof entryOf>;

/** The fake ResizeObservers: the first one observes rows, the second one the scrolling element. */
let watched: ReturnType<typeof stubObserver>['observers'];
/** The rendered entries, which are 200 px high at first. */
let entries: Entry[];
/** Start of the list in the scrolling element, px. */
let above = 100;
let columns = 1;
let shown: RenderedRows;
let items: { id: string }[];
let kept: number[];
const onColumnsChange = vi.fn();
const urgent: boolean[] = [];
let made: VirtualRows;

/** The scrolling element, 600 px high. */
const scroller = Object.assign(new EventTarget(), {
  scrollTop: 0,
  clientHeight: 600,
  clientWidth: 400,
  scrollHeight: 1_000_000,
  ownerDocument: { defaultView: globalThis },
  getBoundingClientRect: () => ({ top: 0 }),
  scrollTo({ top }: { top: number }) {
    scroller.scrollTop = top;
  },
});
const list = {
  parentElement: scroller,
  getBoundingClientRect: () => ({ top: above - scroller.scrollTop }),
  querySelectorAll: () => entries.filter(({ dataset }) => dataset.row !== undefined),
  get children() {
    return entries;
  },
};

function entryOf(index: number) {
  const row = index % columns === 0 ? `${index / columns}` : undefined;
  return {
    dataset: { index: `${index}`, row },
    isConnected: true,
    getAttribute: (name: string) => (name === 'data-row' ? (row ?? null) : null),
    getBoundingClientRect: () => ({ height: 200 }),
  };
}

/** Renders the rows, as the page does. */
function render() {
  shown = made.update({ items, kept: () => kept });
  const byIndex = new Map(entries.map((entry) => [entry.dataset.index, entry]));
  entries = shown.rows.flatMap((row) =>
    Array.from({ length: columns }, (_, column) => {
      const index = row * columns + column;
      return byIndex.get(`${index}`) ?? entryOf(index);
    }),
  );
  for (const entry of byIndex.values()) entry.isConnected = entries.includes(entry);
  made.settle();
}

const itemsOf = (count: number, name = 'item') =>
  Array.from({ length: count }, (_, index) => ({ id: `${name}-${index}` }));

/** Begins with 10 rendered entries of 200 px, with gaps of 10 px, in a list of 1,000. */
function begin(count = 1000) {
  items = itemsOf(count);
  entries = items.slice(0, 10).map((_, index) => entryOf(index));
  made = rowsInParent({
    list: list as unknown as HTMLElement,
    items,
    kept: () => kept,
    rowHeight: 300,
    onColumnsChange,
    onChange(isUrgent) {
      urgent.push(isUrgent);
      render();
    },
  });
  render();
  urgent.length = 0;
}

function scrollTo(y: number) {
  scroller.scrollTop = y;
  scroller.dispatchEvent(new Event('scroll'));
}

/** Reports the measured heights of these rows, in px. */
function measure(heights: Record<number, number>) {
  const told = Object.entries(heights).map(([row, blockSize]) => ({
    target: entries.find(({ dataset }) => dataset.row === row),
    borderBoxSize: [{ blockSize }],
  }));
  watched.find(({ elements }) => elements.has(told[0]?.target))?.tell(told);
}

/** Start of a rendered row that follows unrendered rows, px. */
const spaceBefore = (row: number) => shown.before[shown.rows.indexOf(row)];

beforeEach(() => {
  watched = stubObserver('ResizeObserver').observers;
  above = 100;
  columns = 1;
  kept = [];
  scroller.scrollTop = 0;
  onColumnsChange.mockReset();
  vi.stubGlobal('document', { documentElement: {} });
  vi.stubGlobal('getComputedStyle', () => ({
    display: 'grid',
    rowGap: '10px',
    paddingTop: '0px',
    gridTemplateColumns: Array(columns).fill('100px').join(' '),
  }));
});
afterEach(() => made.stop());

it('virtualRows renders the rows in view and about 500 px of rows after them, and reserves space for the others', () => {
  begin();
  expect(shown).toEqual({
    columns: 1,
    rows: [0, 1, 2, 3, 4, 5, 6],
    before: [0, 0, 0, 0, 0, 0, 0],
    after: 993 * 210,
  });
});

it('virtualRows announces other rows when the user scrolls, and says whether a rendered row is in view', () => {
  begin();
  scrollTo(530);
  expect([urgent, shown.rows]).toEqual([[false], [0, 1, 2, 3, 4, 5, 6, 7, 8]]);
  scrollTo(100_900);
  expect(urgent).toEqual([false, true]);
  expect([shown.rows[0], shown.rows.at(-1), shown.before[0]]).toEqual([477, 486, 477 * 210]);
});

it('virtualRows adds and removes about 400 px of rows together', () => {
  begin();
  scrollTo(100_900);
  urgent.length = 0;
  scrollTo(100_900 + 210);
  expect([urgent, shown.rows[0], shown.rows.at(-1)]).toEqual([[], 477, 486]);
  scrollTo(100_900 + 420);
  expect([urgent, shown.rows[0], shown.rows.at(-1)]).toEqual([[false], 479, 488]);
});

it('virtualRows keeps rendering the rows of kept entries, and observes each rendered row until it is removed', () => {
  begin();
  kept = [3, 700];
  scrollTo(100_900);
  expect(shown.rows.filter((row) => row < 477 || row > 486)).toEqual([3, 700]);
  expect(spaceBefore(3)).toBe(630);
  expect(spaceBefore(477)).toBe(473 * 210);
  expect(watched.some(({ elements }) => entries.every((entry) => elements.has(entry)))).toBe(true);
  made.stop();
  expect(watched.map(({ elements }) => elements.size)).toEqual(watched.map(() => 0));
});

it('virtualRows scrolls by the height difference when rows above the view have other heights than assumed', () => {
  begin();
  scrollTo(100_900);
  measure({ 477: 250, 478: 180, 483: 500 });
  expect(scroller.scrollTop).toBe(100_930);
  expect(shown.before[0]).toBe(477 * 210);
});

it('virtualRows doesn’t scroll when a row changes its height that is partly in view', () => {
  begin();
  scrollTo(100);
  measure({ 0: 260 });
  scrollTo(200);
  measure({ 0: 300 });
  expect(scroller.scrollTop).toBe(200);
});

it('virtualRows keeps the rows in view in place when entries are added before them, unless the user is at the top', () => {
  begin();
  items = [...itemsOf(2, 'new'), ...items];
  render();
  expect([scroller.scrollTop, shown.rows[0]]).toEqual([0, 0]);
  scrollTo(100_900);
  items = [...itemsOf(3, 'newer'), ...items];
  render();
  expect(scroller.scrollTop).toBe(100_900 + 3 * 210);
  expect(shown.rows[0]).toBe(479);
  // Corrects the position only once, so that the user can scroll on.
  scroller.scrollTop += 7;
  made.settle();
  expect(scroller.scrollTop).toBe(100_900 + 3 * 210 + 7);
});

it('virtualRows renders the last rows when the list becomes shorter', () => {
  begin();
  scrollTo(100_900);
  items = itemsOf(120);
  render();
  expect([shown.rows.at(-1), shown.after]).toEqual([119, 0]);
});

it('virtualRows renders whole rows of a grid, and reports a change of the column count', () => {
  columns = 3;
  begin();
  expect([shown.columns, shown.rows, shown.after]).toEqual([3, [0, 1, 2, 3, 4, 5, 6], 327 * 210]);
  columns = 2;
  for (const { tell } of watched) tell([]);
  expect(onColumnsChange).toHaveBeenCalled();
});

it('virtualRows renders other rows when the content above the list changes its height', () => {
  begin();
  scrollTo(5000);
  above = 5000;
  watched.find(({ elements }) => elements.has(scroller) && elements.has(list))?.tell([]);
  expect([shown.rows[0], shown.rows.at(-1)]).toEqual([0, 6]);
});
