import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, radius, space } from '../theme/tokens';

export const tiles = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 184px), 1fr))',
  gap: space[12],
  '@media': { [media.phone]: { gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 124px), 1fr))' } },
});

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: space[16],
  borderRadius: radius.field,
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
});

export const term = style({ fontSize: '14px', lineHeight: 1.4, color: vars.color.inkMuted });

export const value = style({
  fontFamily: fonts.display,
  fontSize: '18px',
  fontWeight: 650,
  lineHeight: 1.35,
  fontVariantNumeric: 'tabular-nums',
});

export const none = style({ color: vars.color.inkMuted });
