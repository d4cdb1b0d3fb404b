import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** Height of the bar, which fits two lines of text. Pages that fill the window subtract this height. */
export const height = '44px';

export const bar = style({
  display: 'grid',
  placeItems: 'center',
  height,
  paddingInline: space[16],
  background: vars.color.sky,
  fontSize: '14px',
  textAlign: 'center',
});

/** Hides the bar in prerendered HTML unless a script finds that no user is signed in (`data-account`). */
export const unknown = style({
  selectors: { ':root:not([data-account]) &': { display: 'none' } },
});

globalStyle(`${bar} a`, { color: vars.color.link, textDecoration: 'underline', whiteSpace: 'nowrap' });
