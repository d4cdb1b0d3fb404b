import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const gauge = style({ minWidth: 0 });

/** The background of the gauge, with a tick at each tenth. */
export const track = style({
  height: '10px',
  overflow: 'hidden',
  borderRadius: '4px',
  background: `repeating-linear-gradient(90deg, transparent 0 calc(10% - 1px), ${vars.color.lineStrong} calc(10% - 1px) 10%) ${vars.color.sunken}`,
  forcedColorAdjust: 'none',
});

export const fill = style({ height: '100%', borderRadius: '4px' });

export const texts = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: space[12],
  marginTop: space[4],
  fontSize: '14px',
  lineHeight: 1.5,
  fontVariantNumeric: 'tabular-nums',
});

export const right = style({ color: vars.color.inkMuted });
