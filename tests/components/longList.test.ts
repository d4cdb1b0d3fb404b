import { expect, it } from 'vitest';
import { drawnFirst, type RenderedRows, spacesOf } from '@/components/layout/longList';
import { isSame, isUrgent, placeOf } from '@/components/layout/renderedRows';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `item-${index}` }));

/** Rendered rows of 100 px with 20 px between them, in a list of `count` rows. */
function rendered(numbers: number[], { count = 1000, columns = 1 } = {}): RenderedRows {
  const rows = numbers.map((row) => ({ row, start: row * 120, end: row * 120 + 100 }));
  return { columns, gap: 20, rows, height: count * 120 - 20 };
}

const asked = { listId: 'all', target: -1, rowHeight: 300 };
const start = { listId: 'all', firstId: 'item-60', first: 60, columns: 3, gap: 20 };
const place = { ...start, before: 5000, heights: [310, 290] };

it('drawnFirst (the rows of the first render) returns null for a short list, and for a long list without stored rows', () => {
  expect(drawnFirst(items(100), { ...asked, target: 90 }, place)).toBeNull();
  expect(drawnFirst(items(101), asked, null)).toBeNull();
  expect(drawnFirst(items(101), asked, { ...place, listId: 'funding' })).toBeNull();
  expect(drawnFirst(items(101), asked, { ...place, heights: [] })).toBeNull();
});

it('drawnFirst (the rows of the first render) returns the stored rows, at the stored position', () => {
  expect(drawnFirst(items(300), asked, place)).toEqual({
    columns: 3,
    gap: 20,
    rows: [
      { row: 20, start: 5000, end: 5310 },
      { row: 21, start: 5330, end: 5620 },
    ],
    // The other 78 rows have the average height of 300 px and a gap of 20 px.
    height: 5620 + 78 * 320,
  });
});

it('drawnFirst (the rows of the first render) returns the rows that were visible at the last visit, even if new entries now precede them', () => {
  const more = [...items(3).map(({ id }) => ({ id: `new-${id}` })), ...items(300)];
  expect(drawnFirst(more, asked, place)?.rows[0]).toEqual({ row: 21, start: 5000, end: 5310 });
});

it('drawnFirst (the rows of the first render) uses the stored row numbers when the first stored entry was deleted', () => {
  expect(drawnFirst(items(300), asked, { ...place, firstId: 'gone' })?.rows[0]?.row).toBe(20);
  expect(drawnFirst(items(120), asked, { ...place, firstId: 'gone', first: 130 })).toBeNull();
});

it('drawnFirst (the rows of the first render) returns the rows around the entry that the URL names, when no rows are stored', () => {
  const rowsAt = (target: number) => drawnFirst(items(300), { ...asked, target }, null)?.rows;
  expect(rowsAt(50)?.map(({ row }) => row)).toEqual([47, 48, 49, 50, 51, 52, 53]);
  expect(rowsAt(50)?.[0]).toEqual({ row: 47, start: 47 * 300, end: 48 * 300 });
  expect(rowsAt(299)?.map(({ row }) => row)).toEqual([296, 297, 298, 299]);
});

it('placeOf returns the rows to restore later, which are the longest run of consecutive rendered rows', () => {
  const place = placeOf(items(900), 'all', rendered([2, 20, 21, 22, 250], { columns: 3 }));
  expect(place).toEqual({ ...start, before: 2400, heights: [100, 100, 100] });
  expect(placeOf(items(900), 'all', rendered([]))).toBeNull();
});

it('spacesOf returns the heights of the unrendered rows before, between and after the rendered rows', () => {
  expect(spacesOf(rendered([3, 4, 9], { count: 12 }))).toEqual({ before: [360, 0, 480], after: 240 });
  expect(spacesOf(rendered([]))).toEqual({ before: [], after: 119_980 });
});

it('isSame returns true if two renderings of a list differ only in the heights of the rendered rows', () => {
  const before = rendered([3, 4]);
  const rows = before.rows.map((at) => ({ ...at, end: at.end + 40 }));
  expect(isSame(before, { ...before, rows, height: before.height + 40 })).toBe(true);
});

it('isSame returns false if two renderings of a list differ in their rendered rows, columns or total number of rows', () => {
  expect(isSame(rendered([3, 4]), rendered([4, 5]))).toBe(false);
  expect(isSame(rendered([3, 4]), rendered([3, 4, 5]))).toBe(false);
  expect(isSame(rendered([3, 4]), rendered([3, 4], { count: 999 }))).toBe(false);
  expect(isSame(rendered([3, 4]), rendered([3, 4], { columns: 2 }))).toBe(false);
});

it('isUrgent (whether to render before the next frame) returns true if none of the visible rows is rendered yet', () => {
  expect(isUrgent(rendered([3, 4]), rendered([8, 9]), [8, 9])).toBe(true);
  expect(isUrgent(rendered([3, 4]), rendered([4, 5]), [4, 5])).toBe(false);
});

it('isUrgent (whether to render before the next frame) returns true if a row moves that follows unrendered rows and isn’t below the view', () => {
  const moved = (row: number): RenderedRows => ({
    ...rendered([3, 4, 9]),
    rows: rendered([3, 4, 9]).rows.map((at) =>
      at.row === row ? { ...at, start: at.start + 50, end: at.end + 50 } : at,
    ),
  });
  expect(isUrgent(rendered([3, 4, 9]), moved(3), [3, 4])).toBe(true);
  expect(isUrgent(rendered([3, 4, 9]), moved(4), [3, 4])).toBe(false);
  expect(isUrgent(rendered([3, 4, 9]), moved(9), [3, 4])).toBe(false);
  expect(isUrgent(rendered([3, 4, 9]), moved(9), [4, 9])).toBe(true);
});
