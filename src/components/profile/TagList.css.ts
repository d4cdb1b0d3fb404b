import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const list = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[8] });

export const item = style({ display: 'flex', minWidth: 0, maxWidth: '100%' });

/** Has the size of a tag, and a border because the button is interactive. */
export const more = style({
  position: 'relative',
  padding: '2px 9px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.chip,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 600,
  lineHeight: 1.55,
  transition: `border-color ${motion.quick}, color ${motion.quick}`,
  ':hover': { borderColor: vars.color.lineField, color: vars.color.ink },
  // Enlarges the touch target vertically.
  '::after': { content: '', position: 'absolute', inset: '-7px 0' },
});
