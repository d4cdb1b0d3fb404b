import { readSources } from '@kit/sources';
import { expect, it } from 'vitest';
import { routes } from '@/data/schema/shapes/routes';

const firstParts = [...new Set(Object.values(routes).map(({ path }) => path.split('/')[1]))].filter(Boolean);
const address = new RegExp(
  `['"\`]/(?:${firstParts.join('|')})(?![\\w.-])[^'"\`]*|\\b(?:\\w*[hH]ref|go|fetch)(?:=|: |\\()['"\`]/['"\`]`,
  'gi',
);
const withoutComments = (text: string) => text.replace(/\/\*[\s\S]*?\*\/|(?<=^|\s)\/\/.*$/gm, '');
const addressesIn = (text: string) => withoutComments(text).match(address) ?? [];

it('source files build app URLs with the function `href`, never as string literals', () => {
  const literal = readSources('src/**/*.{ts,tsx}')
    .filter(({ file }) => file !== 'src/data/schema/shapes/routes.ts')
    .flatMap(({ file, text }) => addressesIn(text).map((found) => `${file}: ${found}`));
  expect(literal).toEqual([]);
});
