import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

/** As high as three topics, so that fewer ones don't move the blocks below. */
export const list = style({ display: 'grid', alignContent: 'start', gap: space[8], minHeight: '88px' });

export const row = style({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  columnGap: space[12],
  minHeight: '24px',
});

export const link = style({
  minWidth: 0,
  overflowWrap: 'anywhere',
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: '24px',
  selectors: { '&:hover': { color: vars.color.link } },
});

export const count = style({
  flexShrink: 0,
  fontSize: '13.5px',
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
});
