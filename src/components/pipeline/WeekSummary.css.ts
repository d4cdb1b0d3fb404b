import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

globalStyle(`${head} > button`, { '@media': { [media.phone]: { minHeight: '44px' } } });

export const parts = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: space[20],
  marginTop: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[16] } },
});

export const term = style({ color: vars.color.inkMuted, fontSize: '14px', lineHeight: 1.5 });

export const count = style({ color: vars.color.ink, fontWeight: 600, fontVariantNumeric: 'tabular-nums' });

export const names = style({ fontSize: '15px', lineHeight: 1.6, overflowWrap: 'anywhere' });

export const stage = style({ color: vars.color.inkMuted });
