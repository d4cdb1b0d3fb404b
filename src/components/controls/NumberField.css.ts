import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const wrap = style({ position: 'relative' });

export const input = style({ fontVariantNumeric: 'tabular-nums' });
export const withPrefix = style({ paddingLeft: space[32] });
export const withSuffix = style({ paddingRight: '36px' });

const unit = style({
  position: 'absolute',
  insetBlock: 0,
  display: 'flex',
  alignItems: 'center',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});
export const prefix = style([unit, { left: '14px' }]);
export const suffix = style([unit, { right: '14px' }]);
