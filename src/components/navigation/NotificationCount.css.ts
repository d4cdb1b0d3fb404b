import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** The number at the upper corner of the bell, with a ring in the bar's color. */
export const badge = style({
  position: 'absolute',
  marginInlineStart: '23px',
  minWidth: '18px',
  height: '18px',
  paddingInline: '4px',
  borderRadius: radius.full,
  background: vars.color.signal,
  color: vars.color.onSignal,
  boxShadow: `0 0 0 2px ${vars.color.surface}`,
  fontSize: '12.5px',
  fontWeight: 650,
  lineHeight: '18px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
  pointerEvents: 'none',
});
