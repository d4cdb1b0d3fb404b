import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media } from '../theme/tokens';

export const sizes = styleVariants({
  small: { fontSize: '14px', lineHeight: 1.45 },
  body: { fontSize: '16px', lineHeight: 1.5 },
  feed: { fontSize: '16.5px', lineHeight: 1.55 },
  large: { fontSize: '20px', lineHeight: 1.5, '@media': { [media.phone]: { fontSize: '18px' } } },
});

export const tones = styleVariants({
  ink: { color: vars.color.ink },
  muted: { color: vars.color.inkMuted },
  danger: { color: vars.color.danger },
  rise: { color: vars.color.rise },
});

export const weights = styleVariants({
  regular: { fontWeight: 400 },
  medium: { fontWeight: 550 },
  strong: { fontWeight: 600 },
});

export const long = style({ overflowWrap: 'anywhere' });

export const cut = style({
  display: 'block',
  minWidth: 0,
  maxWidth: '100%',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

export const tabular = style({ fontVariantNumeric: 'tabular-nums' });
