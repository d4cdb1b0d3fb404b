import { expect, test } from 'vitest';
import { breaksMaximum, marksMaximum, refusalOf } from '@/components/controls/textCapacity';

test.each([
  ['a post of 5,000 letters without spaces', 'a'.repeat(5000), 5000],
  ['a post of 5,000 Thai characters', 'สวัสดีครับ'.repeat(500), 5000],
  ['a post of 5,000 line breaks', '\n'.repeat(5000), 5000],
  ['a text of four times the length limit', 'Sun. '.repeat(4000), 5000],
  ['a text of 5,000 characters in a field for 200', 'Sun. '.repeat(1000), 200],
])('refusalOf returns null (no refusal) for %s', (_, text, maximum) => {
  expect(refusalOf(text, '', maximum)).toBeNull();
});

test('refusalOf returns the reason “long” or “dense” for a text that takes too long to lay out', () => {
  expect(refusalOf('Sun. '.repeat(4001), '', 5000)).toBe('long');
  expect(refusalOf('\n'.repeat(breaksMaximum + 1), '', 10_000)).toBe('dense');
  expect(refusalOf(`a${'\u0301'.repeat(marksMaximum + 1)}`, '', 5000)).toBe('dense');
  expect(refusalOf('\n'.repeat(300_000), '', 5000)).toBe('long');
});

test('refusalOf returns null for an edit of an overlong text, unless the edit increases the layout cost', () => {
  const long = 'Sun. '.repeat(6000);
  expect(refusalOf(long.slice(0, -10), long, 5000)).toBeNull();
  expect(refusalOf(long, long, 5000)).toBeNull();
  expect(refusalOf(`${long}Sun.`, long, 5000)).toBe('long');
});
