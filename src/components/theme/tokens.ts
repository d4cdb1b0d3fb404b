/**
 * The semantic colours of each theme. Text has a contrast of at least 4.5:1 on every background, a field's
 * border at least 3:1. `tests/components/tokens.test.ts` tests these ratios.
 */
export const colors = {
  light: {
    canvas: '#F3F6F9',
    surface: '#FFFFFF',
    sunken: '#EAEFF4',
    /** The selected option of a segmented control, on a `sunken` background. */
    thumb: '#FFFFFF',
    /** The bubble of another user's message, on a surface. */
    bubble: '#EAEFF4',
    /** The bubble of the user's own message, with text in `onInk`. In the dark theme, dimmer than `ink`. */
    ownBubble: '#0C1A2B',
    ink: '#0C1A2B',
    inkMuted: '#53647A',
    /** Text on a background in `ink` or `ownBubble`, such as primary buttons and the selected chip. */
    onInk: '#FFFFFF',
    line: '#DCE4EC',
    lineStrong: '#C5D1DD',
    lineField: '#76879A',
    signal: '#F2541B',
    signalInk: '#B4380A',
    signalSoft: '#FFEBE1',
    /** The pale stripes of the windsock, the pattern for progress and the current position. */
    signalPale: '#FFB597',
    onSignal: '#1A0A02',
    sky: '#E4EEFC',
    link: '#1B5CCB',
    rise: '#0B7A53',
    riseSoft: '#DDF4E9',
    danger: '#B8232C',
    dangerSoft: '#FDECED',
    isobar: '#7FA3C7',
    shadow: 'rgb(12 26 43 / 0.14)',
    scrim: 'rgb(12 26 43 / 0.45)',
  },
  dark: {
    canvas: '#09121D',
    surface: '#101C2A',
    sunken: '#0C1723',
    thumb: '#22364D',
    bubble: '#1B2C40',
    ownBubble: '#C3D2E3',
    ink: '#E9F0F8',
    inkMuted: '#98ABC0',
    onInk: '#0C1A2B',
    line: '#1F3044',
    lineStrong: '#2E435B',
    lineField: '#5F7891',
    signal: '#FF6B35',
    signalInk: '#FF9469',
    signalSoft: '#38200F',
    signalPale: '#FFC9B0',
    onSignal: '#1A0A02',
    sky: '#142B4A',
    link: '#85B4FF',
    rise: '#4CD09B',
    riseSoft: '#0E3226',
    danger: '#FF8088',
    dangerSoft: '#3B161A',
    isobar: '#39597C',
    shadow: 'rgb(0 0 0 / 0.5)',
    scrim: 'rgb(2 8 15 / 0.65)',
  },
} as const;

export type ColorToken = keyof typeof colors.light;

/** The spacing scale in multiples of 4 px. The key is the size in px. */
export const space = {
  0: '0',
  4: '4px',
  8: '8px',
  12: '12px',
  16: '16px',
  20: '20px',
  24: '24px',
  32: '32px',
  48: '48px',
  72: '72px',
  96: '96px',
} as const;
export type Space = keyof typeof space;

export const radius = { chip: '8px', field: '10px', card: '14px', cover: '20px', full: '999px' } as const;

/** Offset and blur of shadows, by element. Their colour is `colors.shadow`. */
export const elevation = {
  thumb: '0 2px 4px',
  menu: '0 12px 32px',
  sheet: '0 16px 40px',
  card: '0 24px 48px -24px',
} as const;

/** Widths at which the layout changes, in px: phone < 760 ≤ tablet < 1080 ≤ desktop. */
export const breakpoints = { tablet: 760, desktop: 1080 } as const;

/** Media queries over {@link breakpoints}, for `'@media'` keys. */
export const media = {
  phone: `(width < ${breakpoints.tablet}px)`,
  belowDesktop: `(width < ${breakpoints.desktop}px)`,
  tablet: `(width >= ${breakpoints.tablet}px)`,
  desktop: `(width >= ${breakpoints.desktop}px)`,
  reducedMotion: '(prefers-reduced-motion: reduce)',
} as const;

/** Maximum widths of the content and of a column of text. */
export const measure = { content: '1240px', reading: '68ch' } as const;

export const motion = { quick: '120ms ease-out', calm: '200ms ease-out' } as const;

/** Stacking order of floating elements. */
export const layer = { bar: 10, menu: 30, dialog: 40, toast: 50 } as const;
