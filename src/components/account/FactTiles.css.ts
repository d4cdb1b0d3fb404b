import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, radius, space } from '../theme/tokens';

export const tiles = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
});

/** Tiles of the last row grow to fill its width. */
export const tile = style({
  flex: '1 1 200px',
  display: 'flex',
  flexDirection: 'column',
  gap: space[4],
  minWidth: 0,
  padding: space[16],
  borderRadius: radius.field,
  background: vars.color.canvas,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { flexBasis: '124px' } },
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
