import { expect, test } from 'vitest';
import { sameBy } from '@/data/adapters/stores/world/caches';

test('sameBy returns the same object for equal values of the 1,000 most recent keys', () => {
  const same = sameBy();
  const first = Array.from({ length: 1001 }, (_, at) => same(`${at}`, { at }));
  const isSame = (at: number) => same(`${at}`, { at }) === first[at];
  expect([isSame(1), isSame(1000), isSame(0), isSame(2)]).toEqual([true, true, false, false]);
  expect(same('1', { at: 7 })).toEqual({ at: 7 });
});
