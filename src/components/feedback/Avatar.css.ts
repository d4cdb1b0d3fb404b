import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { radius } from '../theme/tokens';

export const avatar = style({
  flexShrink: 0,
  objectFit: 'cover',
  background: vars.color.sunken,
  selectors: {
    '&[data-initials]': {
      display: 'grid',
      placeItems: 'center',
      color: vars.color.ink,
      fontFamily: fonts.display,
      fontWeight: 680,
    },
    '&[data-initials]::before': { content: 'attr(data-initials)' },
  },
});

export const sizes = styleVariants({
  small: { width: '36px', height: '36px', borderRadius: radius.chip, fontSize: '14px' },
  medium: { width: '44px', height: '44px', borderRadius: radius.field, fontSize: '17px' },
  card: { width: '56px', height: '56px', borderRadius: radius.field, fontSize: '21px' },
  large: { width: '72px', height: '72px', borderRadius: radius.card, fontSize: '27px' },
  huge: { width: '112px', height: '112px', borderRadius: radius.cover, fontSize: '42px' },
});

/** Outlines logos in the dark theme, where a dark logo would have no visible edge. */
export const square = style({
  selectors: {
    ':root[data-theme="dark"] &': { outline: `1px solid ${vars.color.lineStrong}`, outlineOffset: '-1px' },
  },
});

export const round = style({ borderRadius: radius.full });

/** Background colors of initials and of the default picture. */
export const grounds = [
  style({ background: vars.color.sky }),
  style({ background: vars.color.signalSoft }),
  style({ background: vars.color.riseSoft }),
] as const;
