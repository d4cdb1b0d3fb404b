import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, radius, space } from '../theme/tokens';

export const skip = style({
  position: 'fixed',
  zIndex: layer.toast,
  top: space[12],
  left: space[12],
  padding: `${space[12]} ${space[20]}`,
  borderRadius: radius.full,
  background: vars.color.ink,
  color: vars.color.onInk,
  fontWeight: 600,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
});
