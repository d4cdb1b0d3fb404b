import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[8], fontSize: '15px' });

/** Name on the left, value on the right. A long value wraps. */
export const row = style({ display: 'flex', justifyContent: 'space-between', gap: space[16] });

export const term = style({ flexShrink: 0, maxWidth: '50%', color: vars.color.inkMuted });

export const value = style({
  minWidth: 0,
  fontWeight: 600,
  textAlign: 'end',
  overflowWrap: 'anywhere',
  fontVariantNumeric: 'tabular-nums',
});
