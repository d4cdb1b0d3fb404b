import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const frame = style({ position: 'relative', flexShrink: 0 });

export const dot = style({
  position: 'absolute',
  // Centers the dot on the edge of the circle, which is 14.6% away from the corner of its box.
  right: 'calc(14.6% - 7px)',
  bottom: 'calc(14.6% - 7px)',
  width: '14px',
  height: '14px',
  borderRadius: radius.full,
  border: `2px solid ${vars.color.surface}`,
  background: vars.color.rise,
  forcedColorAdjust: 'none',
});
