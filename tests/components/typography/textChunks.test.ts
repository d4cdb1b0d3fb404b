import fc from 'fast-check';
import { expect, test } from 'vitest';
import { beginningOf, chunkCost, chunksOf, inOneLine, layoutCostOf } from '@/components/typography/splitText';
import { nastyTexts } from '../../support/nastyTexts';

test.each([
  [0, 'an empty text', ''],
  [25, 'the text “Solar wind”', 'Solar wind'],
  [5000, 'a thousand words', 'wind '.repeat(1000)],
  [15_000, 'a word of 3000 letters', 'a'.repeat(3000)],
  [6000, '3000 line breaks', '\n'.repeat(3000)],
  [1000, '100 letters with an accent', 'a\u0301'.repeat(100)],
  // A line can break between any two of these characters.
  [3000, '3000 Japanese characters', '風と光'.repeat(1000)],
])('layoutCostOf returns %i for %s', (weight, _, text) => {
  expect(layoutCostOf(text)).toBe(weight);
});

const all = (text: string) => chunksOf(text, Number.POSITIVE_INFINITY).chunks;

test('chunksOf returns a short text as one chunk', () => {
  expect(chunksOf('Solar wind', 1)).toEqual({ chunks: ['Solar wind'], isWhole: true });
  expect(chunksOf('', 1)).toEqual({ chunks: [], isWhole: true });
  const post = 'wind '.repeat(chunkCost / 5);
  expect(chunksOf(post, 1)).toEqual({ chunks: [post], isWhole: true });
  expect(chunksOf(`${post}s`, 1)).toEqual({ chunks: [post], isWhole: false });
});

test('chunksOf splits a long text after a line if possible, else after a word, else after a letter', () => {
  const line = `${'wind '.repeat(600)}\n`;
  expect(all(line.repeat(3))).toEqual([line, line, line]);
  expect(all(`${'wind '.repeat(999)}heliogrid sun`)).toEqual(['wind '.repeat(999), 'heliogrid sun']);
  expect(all('a\u0301'.repeat(2000)).every((chunk) => /^(a\u0301)+$/.test(chunk))).toBe(true);
  expect(all('👩‍👩‍👧'.repeat(1000)).every((chunk) => /^(👩‍👩‍👧)+$/u.test(chunk))).toBe(true);
});

test('chunksOf doesn’t split at a line break in the first half of a chunk', () => {
  const [first] = all(`sun\n${'wind '.repeat(2000)}`);
  expect(first?.length).toBeGreaterThan(4990);
});

test('chunksOf splits a letter that has too many combining marks for one chunk', () => {
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

test('chunksOf returns non-empty chunks that join to the whole text and don’t exceed the cost limit', () => {
  fc.assert(
    fc.property(parts, (made) => {
      const text = made.join('');
      const chunks = all(text);
      expect(chunks.join('') === text).toBe(true);
      for (const chunk of chunks) {
        expect(chunk).not.toBe('');
        expect(layoutCostOf(chunk)).toBeLessThanOrEqual(chunkCost);
      }
    }),
    { numRuns: 40 },
  );
});

test.each(Object.entries(nastyTexts))(
  'given %s, chunksOf and beginningOf return texts within the size limits',
  (_, text) => {
    const { chunks } = chunksOf(text, 3);
    expect(text.startsWith(chunks.join(''))).toBe(true);
    expect(Math.max(...chunks.map(layoutCostOf))).toBeLessThanOrEqual(chunkCost);
    expect(text.startsWith(beginningOf(text, 400))).toBe(true);
    expect(beginningOf(text, 400).length).toBeLessThanOrEqual(400);
  },
);

test('inOneLine returns a short text unchanged, but truncates a text of 10,000 characters to 5,000', () => {
  const line = 'Kites that pull ships';
  expect(inOneLine(line)).toBe(line);
  expect(inOneLine('wind '.repeat(2000))).toBe(`${'wind '.repeat(1000)}…`);
});
