import { describe, expect, it } from 'vitest';
import { type ColorToken, colors } from '@/components/theme/tokens';

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

const pairs = (fronts: ColorToken[], grounds: ColorToken[]) =>
  fronts.flatMap((front) => grounds.map((ground) => [front, ground] as const));

const text: ColorToken[] = ['ink', 'inkMuted', 'signalInk', 'link', 'rise', 'danger'];
const grounds: ColorToken[] = [
  'canvas',
  'surface',
  'sunken',
  'thumb',
  'bubble',
  'sky',
  'signalSoft',
  'riseSoft',
  'dangerSoft',
];

it('measures contrast as WCAG does', () => {
  expect(contrast('#000000', '#FFFFFF')).toBeCloseTo(21, 5);
  expect(contrast('#777777', '#FFFFFF')).toBeCloseTo(4.48, 2);
});

describe.each(Object.entries(colors))('%s theme', (_, theme) => {
  it.each([
    ...pairs(text, grounds),
    ['onInk', 'ink'] as const,
    ['onInk', 'ownBubble'] as const,
    ['onSignal', 'signal'] as const,
  ])('%s is readable on %s', (front, ground) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(pairs(['lineField'], ['canvas', 'surface', 'sunken']))('%s is seen on %s', (front, ground) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(3);
  });

  it.each([
    ['thumb', 'sunken', 1.12],
    ['bubble', 'surface', 1.12],
    ['ownBubble', 'bubble', 3],
  ] as const)('%s stands out from %s', (front, ground, ratio) => {
    expect(contrast(theme[front], theme[ground])).toBeGreaterThanOrEqual(ratio);
  });
});
