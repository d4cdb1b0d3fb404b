import { describe, expect, it } from 'vitest';
import { isSame, isUrgent, placeOf } from '@/components/layout/drawnRows';
import { type Drawn, drawnFirst, roomsOf } from '@/components/layout/longList';

const items = (count: number) => Array.from({ length: count }, (_, index) => ({ id: `item-${index}` }));

/** Rows of 100 px with 20 px between them, in the room of `count`. */
function drawn(numbers: number[], { count = 1000, columns = 1 } = {}): Drawn {
  const rows = numbers.map((row) => ({ row, start: row * 120, end: row * 120 + 100 }));
  return { columns, gap: 20, rows, height: count * 120 - 20 };
}

describe('what is drawn first', () => {
  const asked = { listId: 'all', target: -1, rowHeight: 300 };
  const place = {
    listId: 'all',
    firstId: 'item-60',
    first: 60,
    columns: 3,
    gap: 20,
    before: 5000,
    heights: [310, 290],
  };

  it('of a short list, and of a long one at its beginning, is not chosen by rows', () => {
    expect(drawnFirst(items(100), { ...asked, target: 90 }, place)).toBeNull();
    expect(drawnFirst(items(101), asked, null)).toBeNull();
    expect(drawnFirst(items(101), asked, { ...place, listId: 'funding' })).toBeNull();
    expect(drawnFirst(items(101), asked, { ...place, heights: [] })).toBeNull();
  });

  it('stands where it stood', () => {
    expect(drawnFirst(items(300), asked, place)).toEqual({
      columns: 3,
      gap: 20,
      rows: [
        { row: 20, start: 5000, end: 5310 },
        { row: 21, start: 5330, end: 5620 },
      ],
      // 78 rows more, as high as those in the mean.
      height: 5620 + 78 * 320,
    });
  });

  it('stands there with what has come before it since', () => {
    const more = [...items(3).map(({ id }) => ({ id: `new-${id}` })), ...items(300)];
    expect(drawnFirst(more, asked, place)?.rows[0]).toEqual({ row: 21, start: 5000, end: 5310 });
  });

  it('is as far down as it was when the entry is gone', () => {
    expect(drawnFirst(items(300), asked, { ...place, firstId: 'gone' })?.rows[0]?.row).toBe(20);
    expect(drawnFirst(items(120), asked, { ...place, firstId: 'gone', first: 130 })).toBeNull();
  });

  it('is what an address points to, with some before it', () => {
    const rowsAt = (target: number) => drawnFirst(items(300), { ...asked, target }, null)?.rows;
    expect(rowsAt(50)?.map(({ row }) => row)).toEqual([47, 48, 49, 50, 51, 52, 53]);
    expect(rowsAt(50)?.[0]).toEqual({ row: 47, start: 47 * 300, end: 48 * 300 });
    expect(rowsAt(299)?.map(({ row }) => row)).toEqual([296, 297, 298, 299]);
  });
});

it('the place is the longest part that is drawn, not a card that is kept elsewhere', () => {
  expect(placeOf(items(900), 'all', drawn([2, 20, 21, 22, 250], { columns: 3 }))).toEqual({
    listId: 'all',
    firstId: 'item-60',
    first: 60,
    columns: 3,
    gap: 20,
    before: 2400,
    heights: [100, 100, 100],
  });
  expect(placeOf(items(900), 'all', drawn([]))).toBeNull();
});

describe('the room of what isn’t drawn', () => {
  it('is before the first, between, and after the last', () => {
    expect(roomsOf(drawn([3, 4, 9], { count: 12 }))).toEqual({ before: [360, 0, 480], after: 240 });
    expect(roomsOf(drawn([]))).toEqual({ before: [], after: 119_980 });
  });

  it('stays as it is when a row that is drawn is measured', () => {
    const before = drawn([3, 4]);
    const rows = before.rows.map((at) => ({ ...at, end: at.end + 40 }));
    expect(isSame(before, { ...before, rows, height: before.height + 40 })).toBe(true);
  });

  it('is another with other rows, and where more came before', () => {
    expect(isSame(drawn([3, 4]), drawn([4, 5]))).toBe(false);
    expect(isSame(drawn([3, 4]), drawn([3, 4, 5]))).toBe(false);
    expect(isSame(drawn([3, 4]), drawn([3, 4], { count: 999 }))).toBe(false);
    expect(isSame(drawn([3, 4]), drawn([3, 4], { columns: 2 }))).toBe(false);
  });
});

describe('a change is urgent', () => {
  it('when nothing of what is in sight is drawn', () => {
    expect(isUrgent(drawn([3, 4]), drawn([8, 9]), [8, 9])).toBe(true);
    expect(isUrgent(drawn([3, 4]), drawn([4, 5]), [4, 5])).toBe(false);
  });

  it('when a row after a gap stands elsewhere, unless it is below what is in sight', () => {
    const moved = (row: number): Drawn => ({
      ...drawn([3, 4, 9]),
      rows: drawn([3, 4, 9]).rows.map((at) =>
        at.row === row ? { ...at, start: at.start + 50, end: at.end + 50 } : at,
      ),
    });
    expect(isUrgent(drawn([3, 4, 9]), moved(3), [3, 4])).toBe(true);
    expect(isUrgent(drawn([3, 4, 9]), moved(4), [3, 4])).toBe(false);
    expect(isUrgent(drawn([3, 4, 9]), moved(9), [3, 4])).toBe(false);
    expect(isUrgent(drawn([3, 4, 9]), moved(9), [4, 9])).toBe(true);
  });
});
