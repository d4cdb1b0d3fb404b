import { type ColorToken, colors } from '@/components/theme/tokens';

export const themes = ['light', 'dark'] as const;
export type Theme = (typeof themes)[number];

/** Returns the relative luminance of `#RRGGBB`, 0 to 1 (WCAG 2.2). */
function luminance(hex: string): number {
  const [r = 0, g = 0, b = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Returns the contrast of two opaque colors `#RRGGBB`, 1 to 21 (WCAG 2.2). */
export function contrast(a: string, b: string): number {
  const [light = 0, dark = 0] = [luminance(a), luminance(b)].sort((x, y) => y - x);
  return (light + 0.05) / (dark + 0.05);
}

/** The backgrounds of text. */
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
/** The backgrounds of controls. */
const plain = ['canvas', 'surface', 'sunken'] as const satisfies ColorToken[];

type Use = {
  /** The purpose of the color. */
  is: string;
  /** The backgrounds of text in this color. */
  textOn?: readonly ColorToken[];
  /** The backgrounds of meaningful edges, icons and large numbers in this color. */
  shapeOn?: readonly ColorToken[];
};

/** The purpose of every color. A missing token fails the type check. */
export const uses: Record<ColorToken, Use> = {
  canvas: { is: 'the page' },
  surface: { is: 'cards, bars, dialogs' },
  sunken: { is: 'inputs in bars, tracks, disabled controls' },
  thumb: { is: 'the selected part of a track' },
  bubble: { is: 'received messages' },
  ownBubble: { is: 'sent messages', shapeOn: ['bubble'] },
  sky: { is: 'tint, selected rows' },
  ink: { is: 'text, the main action', textOn: grounds },
  inkMuted: { is: 'secondary text', textOn: grounds },
  onInk: { is: 'text on ink', textOn: ['ink', 'ownBubble'] },
  line: { is: 'decorative hairlines' },
  lineStrong: { is: 'edges of chips and secondary buttons, which their labels identify' },
  lineField: { is: 'edges of fields, checkboxes and switches that are off', shapeOn: plain },
  signal: {
    is: 'windsock (current page, progress), Express Interest, likes, unread markers',
    shapeOn: ['canvas', 'surface'],
  },
  signalInk: { is: 'orange text', textOn: grounds },
  signalSoft: { is: 'the background of orange text' },
  signalPale: { is: 'the windsock’s pale stripe' },
  onSignal: { is: 'text on signal', textOn: ['signal'] },
  link: { is: 'links, the verified tick, focus rings', textOn: grounds },
  rise: { is: 'growth, active and online status', textOn: grounds },
  riseSoft: { is: 'the background of growth' },
  danger: { is: 'errors and destructive actions', textOn: grounds },
  dangerSoft: { is: 'the background of errors' },
  isobar: { is: 'the isobar pattern' },
  shadow: { is: 'shadows of floating elements' },
  scrim: { is: 'the backdrop of dialogs' },
};

/** Every color of the theme, in its order. */
export const tokens = Object.keys(colors.light) as ColorToken[];

export type Pair = {
  front: ColorToken;
  ground: ColorToken;
  kind: 'text' | 'shape';
  ratio: number;
  /** The minimum by WCAG 2.2 (AA): 4.5 for text, 3 for large text and other shapes. */
  needs: number;
};

/** Returns every combination of text or meaningful shape and background in a theme. */
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

/** Returns the rating in words. Only texts can reach AAA (7:1). */
export function rating({ kind, ratio, needs }: Pair): string {
  if (ratio < needs) return `fails: below ${needs}`;
  return kind === 'text' && ratio >= 7 ? 'AAA' : 'AA';
}

/** Whether a color is neither a background nor used for text or meaningful shapes. */
export const isDecoration = (token: ColorToken): boolean =>
  !pairsOf('light').some(({ front, ground }) => front === token || ground === token);
