import { readSources } from '@kit/sources';
import { describe, expect, it, test } from 'vitest';
import * as scales from '@/components/theme/tokens';
import { colors } from '@/components/theme/tokens';
import { contrast, isDecoration, pairsOf, themes, tokens, uses } from '../../stories/foundations/contrast';

it('contrast returns the WCAG contrast ratio of two colors', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(themes)('colors of the %s theme', (name) => {
  const theme = colors[name];

  it.each(pairsOf(name))(
    '$front on the background $ground has a contrast of at least $needs, WCAG’s minimum for colors of the kind $kind',
    ({ ratio, needs }) => {
      expect(ratio).toBeGreaterThanOrEqual(needs);
    },
  );

  it.each([
    ['thumb', 'sunken', 1.12],
    ['bubble', 'surface', 1.12],
    ['ownBubble', 'bubble', 3],
  ] as const)('the fill “%s” beside the fill “%s” has a contrast of at least %s', (front, ground, ratio) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(ratio);
  });
});

const sheets = readSources('src/**/*.css.ts');
const usedAs = (property: RegExp) => [
  ...new Set(
    sheets.flatMap(({ text }) =>
      [...text.matchAll(property)].map(([, token]) => token as (typeof tokens)[number]),
    ),
  ),
];

it('every color token that a style sheet uses for text or icons has a required contrast', () => {
  const set = usedAs(/\bcolor: vars\.color\.(\w+)/g);
  expect(set.length).toBeGreaterThan(5);
  expect(set.filter((token) => !uses[token].textOn && !uses[token].shapeOn)).toEqual([]);
});

it('the only color tokens without a required contrast are line, lineStrong, signalPale, isobar, shadow and scrim', () => {
  expect(tokens.filter(isDecoration).join(' ')).toBe('line lineStrong signalPale isobar shadow scrim');
});

test('every token scale of the theme (colors, space, …) is shown on a foundations page of Storybook', () => {
  const pages = readSources('stories/foundations/*.{ts,tsx}').map(({ text }) => text);
  const shown = pages.join('\n').replace(/\bimport [^;]*;/g, '');
  const isShown = (scale: string) =>
    new RegExp(`Object\\.(keys|entries)\\((\\{[^}]*)?\\b${scale}\\b`).test(shown);
  expect(Object.keys(scales).filter((scale) => !isShown(scale))).toEqual([]);
});
