import { globalFontFace } from '@vanilla-extract/css';

const latin =
  'U+0000-00FF,U+0131,U+0152-0153,U+02BB-02BC,U+02C6,U+02DA,U+02DC,U+0304,U+0308,U+0329,U+2000-206F,U+20AC,U+2122,U+2191,U+2193,U+2212,U+2215,U+FEFF,U+FFFD';

globalFontFace('Bricolage Grotesque Variable', {
  src: 'url("@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2") format("woff2-variations")',
  fontWeight: '200 800',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
globalFontFace('Instrument Sans Variable', {
  src: 'url("@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2") format("woff2-variations")',
  fontWeight: '400 700',
  fontDisplay: 'swap',
  unicodeRange: latin,
});
globalFontFace('Noto Sans Devanagari Variable', {
  src: 'url("@fontsource-variable/noto-sans-devanagari/files/noto-sans-devanagari-devanagari-wght-normal.woff2") format("woff2-variations")',
  fontWeight: '100 900',
  fontDisplay: 'swap',
  unicodeRange: 'U+0900-097F,U+1CD0-1CF9,U+200C-200D,U+20A8,U+20B9,U+20F0,U+25CC,U+A830-A839,U+A8E0-A8FF',
});

// Arial with the metrics of the web font, so that the layout doesn't shift when the web font loads. Measured
// in Chromium with a sentence: `size-adjust` is the ratio of the widths, which also divides the ascent and
// the descent.
globalFontFace('Bricolage fallback', {
  src: 'local("Arial Bold"), local("Arial"), local("Liberation Sans Bold"), local("Liberation Sans")',
  sizeAdjust: '102.5%',
  ascentOverride: '90.7%',
  descentOverride: '26.3%',
  lineGapOverride: '0%',
});
// The three weights of the text font have different widths, so each has a separate fallback.
globalFontFace('Instrument fallback', [
  {
    src: 'local("Arial"), local("Liberation Sans")',
    fontWeight: '400 499',
    sizeAdjust: '102.4%',
    ascentOverride: '94.7%',
    descentOverride: '24.4%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial"), local("Liberation Sans")',
    fontWeight: '500 599',
    sizeAdjust: '103.9%',
    ascentOverride: '93.3%',
    descentOverride: '24.1%',
    lineGapOverride: '0%',
  },
  {
    src: 'local("Arial Bold"), local("Liberation Sans Bold")',
    fontWeight: '600 700',
    sizeAdjust: '97.6%',
    ascentOverride: '99.3%',
    descentOverride: '25.6%',
    lineGapOverride: '0%',
  },
]);

const devanagari = '"Kohinoor Devanagari", "Nirmala UI", "Noto Sans Devanagari"';

/** Font families. For Hindi, the Devanagari web font only loads if there is no suitable system font. */
export const fontStacks = {
  displayFallback: '"Bricolage fallback", sans-serif',
  textFallback: '"Instrument fallback", system-ui, sans-serif',
  display: '"Bricolage Grotesque Variable", "Bricolage fallback", sans-serif',
  text: '"Instrument Sans Variable", "Instrument fallback", system-ui, sans-serif',
  displayHindi: `"Bricolage Grotesque Variable", ${devanagari}, "Noto Sans Devanagari Variable", sans-serif`,
  textHindi: `"Instrument Sans Variable", ${devanagari}, "Noto Sans Devanagari Variable", sans-serif`,
};
