import { describe, expect, it } from 'vitest';
import { isBlank, isSame, tidied } from '@/data/schema/text/tidied';

const logo = new Blob(['logo']);

describe('isBlank', () => {
  it.each(['', ' \n', [], ['', ' '], [{ title: ' ' }], {}, { a: '', b: [] }, null, undefined])(
    'returns true for %j',
    (value) => {
      expect(isBlank(value)).toBe(true);
    },
  );

  it.each(['a', ['', 'a'], { a: '', b: 'x' }, 0, false, logo])('returns false for %j', (value) => {
    expect(isBlank(value)).toBe(false);
  });
});

describe('tidied', () => {
  it('trims texts and removes blank items', () => {
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
    [' a', 'a'],
    [['a', ''], ['a']],
    [{ a: 'x', b: undefined }, { a: 'x ' }],
    [{ logo }, { logo }],
    [[{ title: '' }], []],
  ])('returns true for %j and %j', (a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([true, true]);
  });

  it.each([
    ['a', 'b'],
    [
      ['a', 'b'],
      ['b', 'a'],
    ],
    [{ a: 'x' }, { a: 'x', b: 'y' }],
    [{ logo }, { logo: new Blob(['logo']) }],
    [[], {}],
    ['1', 1],
    [null, ''],
  ])('returns false for %j and %j', (a, b) => {
    expect([isSame(a, b), isSame(b, a)]).toEqual([false, false]);
  });
});
