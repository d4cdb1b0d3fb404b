import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, radius } from '../theme/tokens';

/** The ground of what floats: the only place for a shadow. */
export const floating = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
  color: vars.color.ink,
  boxShadow: `${elevation.menu} ${vars.color.shadow}`,
});
