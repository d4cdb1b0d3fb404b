import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const list = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 260px), 1fr))',
  gap: `${space[16]} ${space[24]}`,
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space[16] } },
});

export const detail = style({ minWidth: 0, overflowWrap: 'anywhere' });
export const lines = styleVariants({
  always: { gridColumn: '1 / -1', maxWidth: '68ch' },
  phone: { '@media': { [media.phone]: { gridColumn: '1 / -1' } } },
});
export const term = style({ fontSize: '14px', lineHeight: 1.5, color: vars.color.inkMuted });
export const none = style({ color: vars.color.inkMuted });
