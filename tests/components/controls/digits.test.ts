import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shownNumber, typeNumber } from '@/components/controls/digits';
import { numberOf, wholeNumberOf, yearOf } from '@/data/schema/text/numberOf';
import { type NumberKind, numberKinds, readNumber } from '@/data/schema/text/readNumber';

const locales = ['en', 'hi', 'es'] as const;

it.each([
  ['1234567', 'en', 'whole', '1,234,567'],
  ['1234567', 'hi', 'whole', '12,34,567'],
  ['1234567', 'es', 'whole', '1.234.567'],
  ['1234', 'es', 'whole', '1234'],
  ['', 'en', 'whole', ''],
  ['12.5', 'es', 'decimal', '12,5'],
  ['-2.5', 'es', 'signed', '-2,5'],
  ['2022', 'hi', 'year', '2022'],
] as const)('shownNumber(“%s”, “%s”, “%s”) returns “%s”', (value, locale, kind, shown) => {
  expect(shownNumber(value, locale, kind)).toBe(shown);
});

it.each([
  ['12.5', 'whole', 'a fraction'],
  ['-2', 'decimal', 'a minus sign'],
  ['12.', 'decimal', 'a trailing point'],
  ['1899', 'year', 'a value below 1900'],
  ['9'.repeat(16), 'whole', 'more than 15 digits'],
] as const)('shownNumber doesn’t format “%s” as a “%s” number, which can’t have %s', (value, kind, _) => {
  for (const locale of locales) expect(shownNumber(value, locale, kind)).toBe(value);
});

/** Generates numbers in the stored format. */
const whole = fc.nat(999_999_999_999_999);
const decimal = fc.tuple(whole, fc.stringMatching(/^\d{0,6}$/)).map(([number, fraction]) => {
  const cut = fraction.replace(/0+$/, '');
  return cut ? `${number}.${cut}` : `${number}`;
});
const signed = fc
  .tuple(fc.boolean(), decimal)
  .map(([isBelow, text]) => (isBelow && Number(text) !== 0 ? `-${text}` : text));
const values: Record<NumberKind, fc.Arbitrary<string>> = {
  whole: whole.map(String),
  decimal,
  signed,
  year: fc.integer({ min: 1900, max: 2200 }).map(String),
};
const readers: Record<NumberKind, (text: string) => number | undefined> = {
  whole: wholeNumberOf,
  decimal: numberOf,
  signed: numberOf,
  year: yearOf,
};
const anyLocale = fc.constantFrom(...locales);

it.each(numberKinds)(
  'readNumber reverses the formatting of shownNumber for a number of the kind “%s”',
  (kind) => {
    fc.assert(
      fc.property(values[kind], anyLocale, (value, locale) => {
        expect(readNumber(shownNumber(value, locale, kind), { kind, locale })).toBe(value);
        expect(readers[kind](value)).toBe(Number(value));
      }),
      { numRuns: 200 },
    );
  },
);

type Typing = { before?: string; locale?: string; isForward?: boolean };

/** Types a whole number; `|` marks the caret in the text. Returns the value, and the text with its caret. */
function type(text: string, { before = '', locale = 'en', isForward = false }: Typing = {}) {
  const shown = shownNumber(before, locale, 'whole');
  const [caret, how] = [text.indexOf('|'), { locale, kind: 'whole', isForward } as const];
  const typed = typeNumber({ text: text.replace('|', ''), caret, before: { value: before, shown }, ...how });
  return [typed.value, `${typed.shown.slice(0, typed.caret)}|${typed.shown.slice(typed.caret)}`];
}

const million = '1234567';

it.each<[edit: string, text: string, before: string, value: string, shown: string, isForward?: boolean]>([
  ['typing a digit', '1|', '', '1', '1|'],
  ['typing a digit', '1234|', '123', '1234', '1,234|'],
  ['replacing “3” with “93”', '1,293|4', '1234', '12934', '12,93|4'],
  ['typing a digit', '9|1,234', '1234', '91234', '9|1,234'],
  // The separators move.
  ['replacing “2,93” with “,23”', '1,23|4,567', '12934567', million, '1,23|4,567'],
  ['deleting a digit', '|', '1', '', '|'],
  ['replacing all digits', '7|', million, '7', '7|'],
  // Deleting a separator also deletes an adjacent digit, and then all leading zeros.
  ['Backspace on a separator', '1|234,567', million, '234567', '|234,567'],
  ['Delete on a separator', '1|234,567', million, '134567', '1|34,567', true],
  ['Backspace on a separator before zeros', '1|000,005', '1000005', '5', '|5'],
  // Text with misplaced characters isn't reformatted, or read as another number.
  ['typing a letter', '1,2x|34', '1234', '1,2x34', '1,2x|34'],
  ['typing a point', '1,2.|34', '1234', '1,2.34', '1,2.|34'],
  ['typing a minus sign', '-|1,234', '1234', '-1,234', '-|1,234'],
  ['typing a point', '1.|', '1', '1', '1.|'],
  ['typing a space', '1,234 |', '1234', '1234', '1,234 |'],
  ['typing a comma', '1,234,|', '1234', '1,234,', '1,234,|'],
])(
  'typeNumber, after %s, turns “%s” (previous value “%s”) into the value “%s”, shown as “%s” (| is the caret)',
  (_, text, before, value, shown, isForward) => {
    expect(type(text, { before, isForward })).toEqual([value, shown]);
  },
);

it('typeNumber, called after each digit that is typed, returns the whole number after the last digit', () => {
  fc.assert(
    fc.property(fc.nat(999_999_999_999_999), anyLocale, (number, locale) => {
      let before = '';
      for (const digit of String(number)) {
        const shown = shownNumber(before, locale, 'whole');
        [before = ''] = type(`${shown}${digit}|`, { before, locale });
      }
      expect(before).toBe(String(number));
    }),
  );
});

it('typeNumber ignores a typed 16th digit, and doesn’t format a pasted number of 20 digits', () => {
  const before = '9'.repeat(15);
  expect(type('9|999,999,999,999,999', { before })).toEqual([before, '|999,999,999,999,999']);
  expect(type(`${'9'.repeat(20)}|`)).toEqual(['9'.repeat(20), `${'9'.repeat(20)}|`]);
});
