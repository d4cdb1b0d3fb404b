import { readSources } from '@kit/sources';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodedPart, encodedPart, wellFormed, withWellFormed } from '@/data/schema/text/wellFormed';
import { anyText } from '../rules/wizardValues';

/** Any text, including lone surrogates. */
const anyHalves = fc
  .array(fc.oneof(anyText, fc.constantFrom('\ud83d', '\ude80', '\udfff\ud800', '🚀')))
  .map((parts) => parts.join(''));

test('wellFormed(text) and decodedPart(encodedPart(text)) equal text.toWellFormed() for any text', () => {
  fc.assert(
    fc.property(anyHalves, (text) => {
      const standard = text as string & { toWellFormed(): string };
      expect(wellFormed(text)).toBe(standard.toWellFormed());
      expect(decodedPart(encodedPart(text))).toBe(wellFormed(text));
    }),
  );
});

test.each(['%', '%E0%A4%A', '%c0%80', '%ud800', 'a%2'])(
  "decodedPart returns a URL part with an invalid percent escape unchanged: '%s'",
  (part) => {
    expect(decodedPart(part)).toBe(part);
  },
);

describe('withWellFormed', () => {
  const image = new Blob(['\ud800']);

  test('makes all texts in an object well-formed Unicode, and leaves all other values unchanged', () => {
    expect(
      withWellFormed({
        a: '\ud800',
        b: [1, null, '🚀', ['\udc00']],
        c: { '\ud800': true },
        image,
        d: undefined,
      }),
    ).toEqual({ a: '\ufffd', b: [1, null, '🚀', ['\ufffd']], c: { '\ufffd': true }, image, d: undefined });
  });

  test('returns the same object when all texts are well-formed', () => {
    const value = { a: 'whole', b: [{ c: '🚀' }], image, d: null };
    expect(withWellFormed(value)).toBe(value);
  });

  test('preserves the keys `__proto__` and `constructor` of an object', () => {
    const value = JSON.parse('{"__proto__":"\\ud800","constructor":1}');
    expect(JSON.stringify(withWellFormed(value))).toBe('{"__proto__":"\ufffd","constructor":1}');
  });
});

test('no source file except wellFormed.ts calls encodeURIComponent, decodeURIComponent, encodeURI or decodeURI', () => {
  const others = readSources('src/**/*.{ts,tsx}')
    .filter(({ file, text }) => /(en|de)codeURI(Component)?\(/.test(text) && !file.endsWith('/wellFormed.ts'))
    .map(({ file }) => file);
  expect(others).toEqual([]);
});
