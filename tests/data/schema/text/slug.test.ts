import fc from 'fast-check';
import { expect, test } from 'vitest';
import { slugOf } from '@/data/schema/text/slug';

test.each([
  ['Asha Verma', 'asha-verma'],
  ['  Asha   Verma  ', 'asha-verma'],
  ['María-José Ñúñez', 'maria-jose-nunez'],
  ['Łukasz Øst Weiß', 'lukasz-ost-weiss'],
  ['O’Neill & Sons, Ltd.', 'o-neill-sons-ltd'],
  ['İpek', 'ipek'],
  ['आशा वर्मा', 'आशा-वर्मा'],
  ['Юрий Чайка', 'юрий-чайка'],
  ['山田 太郎', '山田-太郎'],
  ['R2-D2', 'r2-d2'],
  ['', 'member'],
  ['🚀 / ?#', 'member'],
])('slugOf turns %j into %j', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('slugOf appends the next free number to a taken slug', () => {
  expect(slugOf('Asha Verma', new Set(['asha-verma']))).toBe('asha-verma-2');
  expect(slugOf('Asha Verma', new Set(['asha-verma', 'asha-verma-2', 'asha-verma-4']))).toBe('asha-verma-3');
  expect(slugOf('', new Set(['member']))).toBe('member-2');
});

const names = fc.oneof(
  fc.string({ unit: 'grapheme' }),
  fc.string({ unit: 'binary' }),
  fc.string({ unit: 'binary', minLength: 50, maxLength: 200 }),
  fc.constantFrom('\ud800', '-\udfff-', '../../..', '%2e%2e', 'a\u0000b', 'ǅ', 'ﬁ', 'ẛ̣', '℡'),
);

test('slugOf turns any name into a valid URL path segment, which a second call of slugOf leaves unchanged', () => {
  fc.assert(
    fc.property(names, (name) => {
      const slug = slugOf(name);
      expect(slug).toMatch(/^[\p{L}\p{N}\p{M}]+(-[\p{L}\p{N}\p{M}]+)*$/u);
      expect(Array.from(slug).length).toBeLessThanOrEqual(60);
      expect(slugOf(slug)).toBe(slug);
      const { pathname } = new URL(`/user/${encodeURIComponent(slug)}`, 'https://updraft.example');
      expect(decodeURIComponent(pathname)).toBe(`/user/${slug}`);
    }),
  );
});
