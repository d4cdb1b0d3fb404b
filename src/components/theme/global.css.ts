import { createGlobalTheme, createGlobalThemeContract, globalStyle, keyframes } from '@vanilla-extract/css';
import { vars } from './contract.css';
import { fontStacks } from './fonts.css';
import { media } from './tokens';

/** The two font families as CSS variables. The language decides their values. */
export const fonts = createGlobalThemeContract(
  { display: 'font-display', text: 'font-text' },
  (v) => `u-${v}`,
);

// Text uses the web fonts once the root has `data-fonts`: immediately if the browser has cached the fonts
// (index.html), otherwise after the page's scripts. Before that, it uses fallbacks with the same metrics.
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
// Dims images in the dark theme, because they are made for light backgrounds.
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
// Hides the focus ring of elements that only scripts focus, such as headings, because they aren't controls.
globalStyle('[tabindex="-1"]:focus-visible', { outline: 'none' });
globalStyle('::selection', { background: vars.color.signalSoft, color: vars.color.ink });
// Hides a prerendered page that is for another URL or requires signing in, until React renders the right
// page. If only the language differs, hides only the text.
globalStyle(':root[data-pending="page"] #root, :root[data-pending="guest"] #root', { visibility: 'hidden' });
globalStyle(':root[data-pending="messages"] #root *', { color: 'transparent !important' });
globalStyle(':root[data-pending="messages"] #root ::placeholder', { color: 'transparent !important' });

// A control that the user pressed before the page was interactive (index.html): looks pressed, then busy.
const busy = keyframes({ to: { opacity: 0.3 } });
globalStyle('[data-held]', {
  opacity: 0.6,
  cursor: 'progress',
  animation: `${busy} 600ms ease-in-out 300ms infinite alternate`,
});

globalStyle('*, *::before, *::after', {
  '@media': {
    [media.reducedMotion]: {
      animationDuration: '0.01ms !important',
      animationIterationCount: '1 !important',
      // Exactly 0, because with any duration, each property of each element would change one frame late.
      transitionDuration: '0s !important',
      scrollBehavior: 'auto !important' as 'auto',
    },
  },
});
