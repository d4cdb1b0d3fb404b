import { createGlobalTheme, createGlobalThemeContract, globalStyle } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { fontStacks } from './fonts.css';
import { media } from './tokens';

/** The two families as CSS variables: the language decides what stands behind them. */
export const fonts = createGlobalThemeContract(
  { display: 'font-display', text: 'font-text' },
  (v) => `u-${v}`,
);

// The faces are fetched as soon as something is drawn in them: after the page's scripts on a first visit, at once where
// the device has them (index.html). Until then the fallbacks stand in, set to the same metrics.
createGlobalTheme(':root', fonts, { display: fontStacks.displayFallback, text: fontStacks.textFallback });
createGlobalTheme(':root[data-fonts]', fonts, { display: fontStacks.display, text: fontStacks.text });
createGlobalTheme(':root[data-fonts]:lang(hi)', fonts, {
  display: fontStacks.displayHindi,
  text: fontStacks.textHindi,
});

globalStyle('*, *::before, *::after', { boxSizing: 'border-box', margin: 0, padding: 0 });
globalStyle('html', { textSizeAdjust: '100%', scrollPaddingTop: '88px' });
globalStyle('body', {
  background: vars.color.canvas,
  color: vars.color.ink,
  fontFamily: fonts.text,
  fontSize: '16px',
  lineHeight: 1.5,
  WebkitFontSmoothing: 'antialiased',
  overflowWrap: 'break-word',
  minHeight: '100dvh',
});
globalStyle('ul, ol', { listStyle: 'none' });
globalStyle('img, svg', { display: 'block', maxWidth: '100%' });
// Pictures are made for paper.
globalStyle(':root[data-theme="dark"] img', { filter: 'brightness(0.88)' });
globalStyle('button, input, textarea, select', {
  font: 'inherit',
  color: 'inherit',
  letterSpacing: 'inherit',
});
globalStyle('button', { background: 'none', border: 0, cursor: 'pointer' });
globalStyle('button:disabled', { cursor: 'not-allowed' });
globalStyle('textarea', { resize: 'vertical' });
globalStyle('a', { color: 'inherit', textDecoration: 'none' });
globalStyle('[hidden]', { display: 'none !important' });
globalStyle(':focus-visible', { outline: `2px solid ${vars.color.link}`, outlineOffset: '2px' });
// A heading or main region that takes focus on arrival is not a control: no ring.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: vars.color.signalSoft, color: vars.color.ink });
// The prerendered page is for another address than the person's, or for whoever is signed in: unseen until theirs is drawn. In another language it
// has its shapes, and no words.
globalStyle(':root[data-pending="page"] #root, :root[data-pending="guest"] #root', { visibility: 'hidden' });
globalStyle(':root[data-pending="words"] #root *', { color: 'transparent !important' });
globalStyle(':root[data-pending="words"] #root ::placeholder', { color: 'transparent !important' });

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.still]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // None at all: with a duration, however short, every property of every element would change a frame late.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
