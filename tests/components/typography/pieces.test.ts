import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { beginningOf, inOneLine, piecesOf, pieceWeight, weightOf } from '@/components/typography/pieces';
import { nastyTexts } from '../../support/nastyTexts';

test.each([
  ['', 0],
  ['Solar wind', 25],
  ['wind '.repeat(1000), 5000],
  ['a'.repeat(3000), 15_000],
  ['\n'.repeat(3000), 6000],
  ['a\u0301'.repeat(100), 1000],
  // Lines of them break between any two.
  ['風と光'.repeat(1000), 3000],
])('a text weighs what it costs: %#', (text, weight) => {
  expect(weightOf(text)).toBe(weight);
});

describe('a text is cut into pieces', () => {
  const all = (text: string) => piecesOf(text, Number.POSITIVE_INFINITY).pieces;

  test('of which a short one is the only one', () => {
    expect(piecesOf('Solar wind', 1)).toEqual({ pieces: ['Solar wind'], isWhole: true });
    expect(piecesOf('', 1)).toEqual({ pieces: [], isWhole: true });
    const post = 'wind '.repeat(pieceWeight / 5);
    expect(piecesOf(post, 1)).toEqual({ pieces: [post], isWhole: true });
    expect(piecesOf(`${post}s`, 1)).toEqual({ pieces: [post], isWhole: false });
  });

  test('behind a line, else a word, else a letter', () => {
    const line = `${'wind '.repeat(600)}\n`;
    expect(all(line.repeat(3))).toEqual([line, line, line]);
    expect(all(`${'wind '.repeat(999)}heliogrid sun`)).toEqual(['wind '.repeat(999), 'heliogrid sun']);
    expect(all('a\u0301'.repeat(2000)).every((piece) => /^(a\u0301)+$/.test(piece))).toBe(true);
    expect(all('👩‍👩‍👧'.repeat(1000)).every((piece) => /^(👩‍👩‍👧)+$/u.test(piece))).toBe(true);
  });

  test('wherever its break is looked for, a line in the first half is none', () => {
    const [first] = all(`sun\n${'wind '.repeat(2000)}`);
    expect(first?.length).toBeGreaterThan(4990);
  });

  test('one letter under more signs than a piece has', () => {
    expect(all(`a${'\u0301'.repeat(9000)}`).map(({ length }) => length)).toEqual([...Array(9).fill(1000), 1]);
  });

  const parts = fc.array(
    fc
      .tuple(
        fc.constantFrom('a', 'wind ', '\n', '🚀', 'a\u0301', 'नमस्ते', '風', '\ud83d', 'http://a.b '),
        fc.integer({ min: 1, max: 4000 }),
      )
      .map(([part, count]) => part.repeat(count)),
    { maxLength: 5 },
  );

  test('that together are the text, none too heavy and none empty', () => {
    fc.assert(
      fc.property(parts, (made) => {
        const text = made.join('');
        const pieces = all(text);
        expect(pieces.join('') === text).toBe(true);
        for (const piece of pieces) {
          expect(piece).not.toBe('');
          expect(weightOf(piece)).toBeLessThanOrEqual(pieceWeight);
        }
      }),
      { numRuns: 40 },
    );
  });

  test.each(Object.entries(nastyTexts))('also %s', (_, text) => {
    const { pieces } = piecesOf(text, 3);
    expect(text.startsWith(pieces.join(''))).toBe(true);
    expect(Math.max(...pieces.map(weightOf))).toBeLessThanOrEqual(pieceWeight);
    expect(text.startsWith(beginningOf(text, 400))).toBe(true);
    expect(beginningOf(text, 400).length).toBeLessThanOrEqual(400);
  });
});

test('what is said in passing is cut where it is longer than any field takes', () => {
  const line = 'Kites that pull ships';
  expect(inOneLine(line)).toBe(line);
  expect(inOneLine('wind '.repeat(2000))).toBe(`${'wind '.repeat(1000)}…`);
});
