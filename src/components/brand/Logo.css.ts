import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media } from '../theme/tokens';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  borderRadius: '4px',
  color: vars.color.ink,
  fontFamily: fonts.display,
  fontWeight: 700,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
});

export const sizes = styleVariants({
  small: { gap: '8px', fontSize: '17px' },
  medium: { gap: '10px', fontSize: '20px' },
});

/** Below desktop width, hides the name visually but not from screen readers. */
export const onDesktop = style({
  '@media': { [media.belowDesktop]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
