import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peek, tabGap } from '@/components/navigation/tabGap';

test.each([
  ['the given gap when all tabs fit', 340, 20],
  ['the given gap when the edge of the list cuts a tab off at this gap', 290, 20],
  ['a gap below the given one when too little of the last visible tab would show at the given gap', 250, 5],
  ['a gap above the given one when the last visible tab would end close to the edge of the list', 335, 37.5],
  ['a gap above the given one when narrowing it would go below the minimum', 221, 61],
])('tabGap returns %s', (_, room, gap) => {
  expect(tabGap([100, 100, 100], room, 20)).toBe(gap);
});

test('tabGap returns the given gap for no tab, for one tab, and for a list narrower than the first tab', () => {
  expect([tabGap([], 50, 20), tabGap([100], 50, 20), tabGap([100, 100], 50, 20)]).toEqual([20, 20, 20]);
});

test('tabGap, if not all tabs fit, returns a gap at which the edge of the list visibly cuts a tab off', () => {
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
