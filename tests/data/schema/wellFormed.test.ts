import { readSources } from '@kit/sources';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodedPart, encodedPart, wellFormed, withWellFormed } from '@/data/schema/wellFormed';
import { anyText } from './wizardValues';

/** Any text, halves of characters among its own. */
const anyHalves = fc
  .array(fc.oneof(anyText, fc.constantFrom('\ud83d', '\ude80', '\udfff\ud800', '🚀')))
  .map((parts) => parts.join(''));

describe('a well-formed text', () => {
  test('is what the standard says', () => {
    fc.assert(
      fc.property(anyHalves, (text) => {
        const standard = text as string & { toWellFormed(): string };
        expect(wellFormed(text)).toBe(standard.toWellFormed());
      }),
    );
  });

  test('is a part of an address, there and back', () => {
    fc.assert(
      fc.property(anyHalves, (text) => {
        expect(decodedPart(encodedPart(text))).toBe(wellFormed(text));
      }),
    );
  });
});

test.each(['%', '%E0%A4%A', '%c0%80', '%ud800', 'a%2'])('a broken escape stays as it is: %s', (part) => {
  expect(decodedPart(part)).toBe(part);
});

describe('a value', () => {
  const image = new Blob(['\ud800']);

  test('has all its texts well-formed, and all else as it was', () => {
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

  test('is the same object where they are', () => {
    const value = { a: 'whole', b: [{ c: '🚀' }], image, d: null };
    expect(withWellFormed(value)).toBe(value);
  });

  test('keeps a name that is also a prototype’s', () => {
    const value = JSON.parse('{"__proto__":"\\ud800","constructor":1}');
    expect(JSON.stringify(withWellFormed(value))).toBe('{"__proto__":"\ufffd","constructor":1}');
  });
});

test('nothing else makes a part of an address, or reads one', () => {
  const others = readSources('src/**/*.{ts,tsx}')
    .filter(({ file, text }) => /(en|de)codeURI(Component)?\(/.test(text) && !file.endsWith('/wellFormed.ts'))
    .map(({ file }) => file);
  expect(others).toEqual([]);
});
