import { expect, test } from 'vitest';
import { breaksMaximum, marksMaximum, refusalOf } from '@/components/controls/textCapacity';

test.each([
  ['a post without spaces', 'a'.repeat(5000), 5000],
  ['a post in Thai', 'สวัสดีครับ'.repeat(500), 5000],
  ['a post of line breaks', '\n'.repeat(5000), 5000],
  ['prose of four times the limit', 'Sun. '.repeat(4000), 5000],
  ['prose in a short field', 'Sun. '.repeat(1000), 200],
])('refusalOf accepts %s', (_, text, maximum) => {
  expect(refusalOf(text, '', maximum)).toBeNull();
});

test('refusalOf refuses text that takes too long to lay out, with the reason', () => {
  expect(refusalOf('Sun. '.repeat(4001), '', 5000)).toBe('long');
  expect(refusalOf('\n'.repeat(breaksMaximum + 1), '', 10_000)).toBe('dense');
  expect(refusalOf(`a${'\u0301'.repeat(marksMaximum + 1)}`, '', 5000)).toBe('dense');
  expect(refusalOf('\n'.repeat(300_000), '', 5000)).toBe('long');
});

test('refusalOf accepts a change that doesn’t increase the layout cost', () => {
  const long = 'Sun. '.repeat(6000);
  expect(refusalOf(long.slice(0, -10), long, 5000)).toBeNull();
  expect(refusalOf(long, long, 5000)).toBeNull();
  expect(refusalOf(`${long}Sun.`, long, 5000)).toBe('long');
});
