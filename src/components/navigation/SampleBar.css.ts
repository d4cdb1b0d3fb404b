import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** Of two lines, on a phone; a page as high as the window leaves room for it. */
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

/** In a page's HTML, which doesn't know who looks: the boot script does. */
export const unknown = style({
  selectors: { ':root:not([data-account]) &': { display: 'none' } },
});

globalStyle(`${bar} a`, { color: vars.color.link, textDecoration: 'underline', whiteSpace: 'nowrap' });
