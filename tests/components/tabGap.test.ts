import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peek, tabGap } from '@/components/navigation/tabGap';

test.each([
  ['all of them fit', 340, 20],
  ['one is cut already', 290, 20],
  ['little of one is seen: closer', 250, 5],
  ['one ends at the edge: farther apart', 335, 37.5],
  ['closer is too close: the one before is cut', 221, 61],
])('where %s', (_, room, gap) => {
  expect(tabGap([100, 100, 100], room, 20)).toBe(gap);
});

test('a single one, or a list narrower than the first, stays as it is', () => {
  expect([tabGap([], 50, 20), tabGap([100], 50, 20), tabGap([100, 100], 50, 20)]).toEqual([20, 20, 20]);
});

test('where not all fit, the edge cuts one of them', () => {
  const width = fc.integer({ min: 64, max: 200 });
  fc.assert(
    fc.property(
      fc.array(width, { minLength: 3, maxLength: 7 }),
      fc.integer({ min: 260, max: 700 }),
      (widths, room) => {
        const gap = tabGap(widths, room, 12);
        let start = 0;
        const isCut = widths.some((each) => {
          const least = Math.min(peek, each / 2) - 0.01;
          const [seen, hidden] = [room - start, start + each - room];
          start += each + gap;
          return seen >= least && hidden >= least;
        });
        expect(isCut || (start - gap <= room && gap === 12)).toBe(true);
      },
    ),
  );
});
