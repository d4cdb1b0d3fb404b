import { type ColorToken, colors } from '@/components/theme/tokens';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** 1 to 21, of two opaque colours `#RRGGBB` (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** What words stand on. */
const grounds = [
  'canvas',
  'surface',
  'sunken',
  'thumb',
  'bubble',
  'sky',
  'signalSoft',
  'riseSoft',
  'dangerSoft',
] as const satisfies ColorToken[];
/** What controls stand on. */
const plain = ['canvas', 'surface', 'sunken'] as const satisfies ColorToken[];

type Use = {
  /** What it is for. */
  is: string;
  /** What text of it stands on. */
  textOn?: readonly ColorToken[];
  /** What edges, icons and large figures of it stand on, where they say something. */
  shapeOn?: readonly ColorToken[];
};

/** What every colour is for: a token that isn't here doesn't pass the type check. */
export const uses: Record<ColorToken, Use> = {
  canvas: { is: 'the page' },
  surface: { is: 'cards, bars, dialogs' },
  sunken: { is: 'inputs in bars, tracks, what is disabled' },
  thumb: { is: 'the chosen part of a track' },
  bubble: { is: 'what others wrote' },
  ownBubble: { is: 'what one wrote oneself', shapeOn: ['bubble'] },
  sky: { is: 'tint, selected rows' },
  ink: { is: 'text, the main action', textOn: grounds },
  inkMuted: { is: 'secondary text', textOn: grounds },
  onInk: { is: 'text on what is filled with ink', textOn: ['ink', 'ownBubble'] },
  line: { is: 'hairlines between what is apart anyway' },
  lineStrong: { is: 'edges of chips and secondary buttons, which their words mark' },
  lineField: { is: 'edges of fields, checkboxes, the switch that is off', shapeOn: plain },
  signal: { is: 'windsock, Express Interest, like, unread', shapeOn: ['canvas', 'surface'] },
  signalInk: { is: 'orange words', textOn: grounds },
  signalSoft: { is: 'the ground of orange words' },
  signalPale: { is: 'the windsock’s pale stripe' },
  onSignal: { is: 'text on signal', textOn: ['signal'] },
  link: { is: 'links, the verified tick, the ring of what has the focus', textOn: grounds },
  rise: { is: 'growth, what is active or online', textOn: grounds },
  riseSoft: { is: 'the ground of growth' },
  danger: { is: 'errors, and what takes something away', textOn: grounds },
  dangerSoft: { is: 'the ground of errors' },
  isobar: { is: 'the lines of rising air' },
  shadow: { is: 'under what floats' },
  scrim: { is: 'over the page, behind a dialog' },
};

/** Every colour that the theme has, in its order. */
export const tokens = Object.keys(colors.light) as ColorToken[];

export type Pair = {
  front: ColorToken;
  ground: ColorToken;
  kind: 'text' | 'shape';
  ratio: number;
  /** What WCAG 2.2 asks for (AA): 4.5 of text, 3 of what is large or no text. */
  needs: number;
};

/** Everything that is read or made out in a theme, with what it stands on. */
export const pairsOf = (theme: Theme): Pair[] =>
  tokens.flatMap((front) => {
    const pair = (kind: Pair['kind'], needs: number) => (ground: ColorToken) => ({
      front,
      ground,
      kind,
      needs,
      ratio: contrast(colors[theme][front], colors[theme][ground]),
    });
    const { textOn = [], shapeOn = [] } = uses[front];
    return [...textOn.map(pair('text', 4.5)), ...shapeOn.map(pair('shape', 3))];
  });

/** How it is rated, in words. AAA (7:1) is of text only. */
export function rating({ kind, ratio, needs }: Pair): string {
  if (ratio < needs) return `fails, under ${needs}`;
  return kind === 'text' && ratio >= 7 ? 'AAA' : 'AA';
}

/** What nothing stands on and nobody has to make out. */
export const isDecoration = (token: ColorToken): boolean =>
  !pairsOf('light').some(({ front, ground }) => front === token || ground === token);
