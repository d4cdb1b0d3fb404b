import { expect, test } from 'vitest';
import { isAhead } from '@/data/schema/rules/isAhead';

test.each([
  ['in the past', -1, false],
  ['a minute ahead', 60_000, false],
  ['more than a minute ahead', 60_001, true],
])('isAhead of a time %s', (_, ahead, answer) => {
  expect(isAhead(1_000_000 + ahead, 1_000_000)).toBe(answer);
});
