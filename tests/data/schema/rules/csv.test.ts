import fc from 'fast-check';
import Papa from 'papaparse';
import { expect, it } from 'vitest';
import { csvOf, unguarded } from '@/data/schema/rules/csv';

it.each([
  ['plain', 'plain'],
  ['', ''],
  ['a,b', '"a,b"'],
  ['a;b', '"a;b"'],
  ['say "no"', '"say ""no"""'],
  ['two\nlines', '"two\nlines"'],
  [' padded ', '" padded "'],
  ['=HYPERLINK("https://evil.example")', `"'=HYPERLINK(""https://evil.example"")"`],
  ['+49 30 1234', `"'+49 30 1234"`],
  ['-1', `"'-1"`],
  ['@SUM(A1)', `"'@SUM(A1)"`],
  ['\tx', `"'\tx"`],
  ['\rx', `"'\rx"`],
  ['＝1', `"'＝1"`],
  ["'quoted", "'quoted"],
  ['a=b', 'a=b'],
])('csvOf writes the cell %j as %j', (cell, written) => {
  expect(csvOf([[cell, 'x']])).toBe(`${written},x\r\n`);
});

it('csvOf writes what a CSV parser reads back, and no cell begins like a formula', () => {
  // Exported cells that begin with an apostrophe before a formula are ambiguous.
  const cell = fc
    .string({ unit: 'grapheme' })
    .filter((text) => !/^'[=+\-@\t\r＝＋－＠]/.test(text) && !text.includes('\0'));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1 }), (rows) => {
      const { data } = Papa.parse<string[]>(csvOf(rows), { delimiter: ',', newline: '\r\n' });
      const read = data.slice(0, -1);
      for (const text of read.flat()) expect(text).not.toMatch(/^[=+\-@\t\r]/);
      expect(read.map((cells) => cells.map(unguarded))).toEqual(rows);
    }),
  );
});

it.each([
  ["'=1", '=1'],
  ["'plain", "'plain"],
  ['=1', '=1'],
])('unguarded reads the cell %j as %j', (cell, read) => {
  expect(unguarded(cell)).toBe(read);
});
