import { describe, expect, it } from 'vitest';
import { isBlank, isSame, tidied } from '@/data/schema/text/tidied';

const logo = new Blob(['logo']);

describe('isBlank', () => {
  it.each([
    ['an empty text', ''],
    ['a text of spaces', ' \n'],
    ['an empty list', []],
    ['a list of blank texts', ['', ' ']],
    ['a list of objects with blank texts', [{ title: ' ' }]],
    ['an empty object', {}],
    ['an object with blank values', { a: '', b: [] }],
    ['null', null],
    ['undefined', undefined],
  ])('returns true for %s', (_, value) => {
    expect(isBlank(value)).toBe(true);
  });

  it.each([
    ['a text', 'a'],
    ['a list with a text', ['', 'a']],
    ['an object with a text', { a: '', b: 'x' }],
    ['the number 0', 0],
    ['the value false', false],
    ['a file', logo],
  ])('returns false for %s', (_, value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('tidied', () => {
  it('trims all texts in an object, and removes blank list items', () => {
    expect(
      tidied({ name: ' Noor ', list: [' a', '', 'b '], work: [{ title: ' ' }, { title: ' CTO' }], year: 3 }),
    ).toEqual({ name: 'Noor', list: ['a', 'b'], work: [{ title: 'CTO' }], year: 3 });
  });

  it('leaves a file unchanged', () => {
    expect(tidied({ logo }).logo).toBe(logo);
  });
});

describe('isSame', () => {
  it.each([
    ['texts that differ only in spaces at the start', ' a', 'a'],
    ['lists that differ only in a blank item', ['a', ''], ['a']],
    ['objects that differ only in a blank field and spaces', { a: 'x', b: undefined }, { a: 'x ' }],
    ['objects with one identical file', { logo }, { logo }],
    ['a list of blank objects and an empty list', [{ title: '' }], []],
  ])('returns true for %s', (_, a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['different texts', 'a', 'b'],
    ['lists that differ in the order of items', ['a', 'b'], ['b', 'a']],
    ['objects that differ in a field', { a: 'x' }, { a: 'x', b: 'y' }],
    ['objects with two files of equal content', { logo }, { logo: new Blob(['logo']) }],
    ['an empty list and an empty object', [], {}],
    ['the text "1" and the number 1', '1', 1],
    ['null and an empty text', null, ''],
  ])('returns false for %s', (_, a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]);
  });
});
