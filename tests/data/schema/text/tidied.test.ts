import { describe, expect, it } from 'vitest';
import { isBlank, isSame, tidied } from '@/data/schema/text/tidied';

const logo = new Blob(['logo']);

describe('isBlank', () => {
  it('returns true for empty and blank texts, lists and objects, for null and for undefined', () => {
    for (const value of ['', ' \n', [], ['', ' '], [{ title: ' ' }], {}, { a: '', b: [] }, null, undefined])
      expect([value, isBlank(value)]).toEqual([value, true]);
  });

  it('returns false for texts, numbers, booleans and files, and for lists and objects with a text', () => {
    for (const value of ['a', ['', 'a'], { a: '', b: 'x' }, 0, false, logo])
      expect([value, isBlank(value)]).toEqual([value, false]);
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
    ['two objects that contain the same file instance', { logo }, { logo }],
    ['a list of blank objects and an empty list', [{ title: '' }], []],
  ])('returns true for %s', (_, a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['different texts', 'a', 'b'],
    ['lists that differ in the order of items', ['a', 'b'], ['b', 'a']],
    ['objects that differ in a field', { a: 'x' }, { a: 'x', b: 'y' }],
    ['two objects that contain different files of equal content', { logo }, { logo: new Blob(['logo']) }],
    ['an empty list and an empty object', [], {}],
    ['the text "1" and the number 1', '1', 1],
    ['null and an empty text', null, ''],
  ])('returns false for %s', (_, a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]);
  });
});
