import fc from 'fast-check';
import { expect, test } from 'vitest';
import { peek, tabGap } from '@/components/navigation/tabGap';

test.each([
  ['the given gap when all tabs fit', 340, 20],
  ['the given gap when the edge already cuts a tab off', 290, 20],
  ['a smaller gap when too little of the last visible tab shows', 250, 5],
  ['a larger gap when the last tab ends close to the edge', 335, 37.5],
  ['a larger gap that cuts the previous tab off when a smaller gap would be too small', 221, 61],
])('tabGap returns %s', (_, room, gap) => {
  expect(tabGap([100, 100, 100], room, 20)).toBe(gap);
});

test('tabGap doesn’t change the gap of a single tab or of a list narrower than its first tab', () => {
  expect([tabGap([], 50, 20), tabGap([100], 50, 20), tabGap([100, 100], 50, 20)]).toEqual([20, 20, 20]);
});

test('tabGap returns a gap at which the edge visibly cuts a tab off, if not all tabs fit', () => {
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
