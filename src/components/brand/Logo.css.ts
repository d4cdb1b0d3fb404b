import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media } from '../theme/tokens';

export const logo = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '10px',
  flexShrink: 0,
  borderRadius: '4px',
  color: vars.color.ink,
  fontFamily: fonts.display,
  fontSize: '20px',
  fontWeight: 700,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
});

/** Hides the product name below desktop width, but not from screen readers. */
export const onDesktop = style({
  '@media': { [media.belowDesktop]: { position: 'absolute', clipPath: 'inset(50%)' } },
});
