import { describe, expect, it } from 'vitest';
import { shownNumber, typeNumber } from '@/components/controls/digits';

describe('a number is shown as the language writes it', () => {
  it.each([
    ['1234567', 'en', false, '1,234,567'],
    ['1234567', 'hi', false, '12,34,567'],
    ['1234567', 'es', false, '1.234.567'],
    ['', 'en', false, ''],
    ['0', 'en', false, '0'],
    ['12.5', 'en', false, '12'],
    ['12.5', 'en', true, '12.5'],
    ['12.5', 'es', true, '12,5'],
    ['1234.5', 'en', true, '1234.5'],
    ['12.', 'es', true, '12,'],
  ])('%s in %s (decimals %s): %s', (value, locale, decimals, shown) => {
    expect(shownNumber(value, locale, decimals)).toBe(shown);
  });

  it.each(['abc', '1e9', '-12', '٣', '½', '..', '\u0000', '9'.repeat(400)])(
    'whatever is kept: %s',
    (value) => {
      for (const decimals of [true, false]) {
        expect(shownNumber(value, 'en', decimals)).toMatch(/^[\d,.]*$/);
      }
    },
  );
});

/** The text with the caret as `|`, before and after. */
const type = (
  text: string,
  {
    before = '',
    locale = 'en',
    decimals = false,
    isForward = false,
  }: { before?: string; locale?: string; decimals?: boolean; isForward?: boolean } = {},
) => {
  const typed = typeNumber({
    text: text.replace('|', ''),
    caret: text.indexOf('|'),
    before,
    locale,
    decimals,
    isForward,
  });
  return [typed.value, `${typed.shown.slice(0, typed.caret)}|${typed.shown.slice(typed.caret)}`];
};

describe('the caret stays between the digits it was between', () => {
  it.each([
    ['1|', '', '1', '1|'],
    ['1234|', '123', '1234', '1,234|'],
    ['1,293|4', '1234', '12934', '12,93|4'],
    ['|91,234', '1234', '91234', '|91,234'],
    ['9|1,234', '1234', '91234', '9|1,234'],
    // Deleting a digit moves the separators.
    ['1,23|4,567', '12934567', '1234567', '1,23|4,567'],
    ['|234', '1234', '234', '|234'],
    ['|', '1', '', '|'],
    // Replacing all of it.
    ['7|', '1234567', '7', '7|'],
  ])('%s, %s before: %s, %s', (text, before, value, shown) => {
    expect(type(text, { before })).toEqual([value, shown]);
  });
});

describe('what is no digit changes nothing', () => {
  it.each([
    ['1,2x|34', '1234', '1,2|34'],
    ['1,2.|34', '1234', '1,2|34'],
    ['1,234.|', '1234', '1,234|'],
    ['-|1,234', '1234', '|1,234'],
    ['1,234 |', '1234', '1,234|'],
  ])('%s', (text, before, shown) => {
    expect(type(text, { before })).toEqual([before, shown]);
  });

  it('nor does a digit more than a number can hold', () => {
    const before = '9'.repeat(15);
    expect(type('9|999,999,999,999,999', { before })[0]).toBe(before);
  });
});

describe('deleting a separator deletes the digit beyond it', () => {
  it('before it', () => expect(type('1|234,567', { before: '1234567' })).toEqual(['234567', '|234,567']));
  it('after it', () =>
    expect(type('1|234,567', { before: '1234567', isForward: true })).toEqual(['134567', '1|34,567']));
  it('and the zeros that then lead', () =>
    expect(type('1|000,005', { before: '1000005' })).toEqual(['5', '|5']));
});

describe('what is pasted', () => {
  it.each([
    ['$1,234,567.89|', 'en', '1234567'],
    ['1.234.567,89 €|', 'en', '1234567'],
    ['1.234.567|', 'en', '1234567'],
    ['1.234|', 'en', '1234'],
    ['1234.5|', 'en', '1234'],
    ['1,234,567.89|', 'es', '1234567'],
    ['1234,56|', 'es', '1234'],
    ['₹12,34,567|', 'hi', '1234567'],
    ['१२,३४,५६७|', 'hi', '1234567'],
    ['007|', 'en', '7'],
    ['twelve|', 'en', ''],
  ])('%s in %s is %s', (text, locale, value) => {
    expect(type(text, { locale })[0]).toBe(value);
  });
});

describe('a number that may have a fraction', () => {
  const decimals = true;
  it.each([
    ['12.|', '12', 'en', '12.', '12.|'],
    ['12,|', '12', 'en', '12.', '12.|'],
    ['12.|', '12', 'es', '12.', '12,|'],
    ['12,5|', '12.', 'es', '12.5', '12,5|'],
    // A second point, wherever.
    ['12.5.|', '12.5', 'en', '12.5', '12.5|'],
    ['12,5.|', '12.5', 'es', '12.5', '12,5|'],
    ['1.|2.5', '12.5', 'en', '12.5', '1|2.5'],
    // The point deleted.
    ['12|5', '12.5', 'en', '125', '12|5'],
    ['1,234.5|', '', 'en', '1234.5', '1234.5|'],
    ['.5|', '', 'en', '.5', '.5|'],
    ['0.5|', '0.', 'en', '0.5', '0.5|'],
  ])('%s, %s before, in %s: %s', (text, before, locale, value, shown) => {
    expect(type(text, { before, locale, decimals })).toEqual([value, shown]);
  });
});
