import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

export const button = style({
  borderRadius: radius.full,
  padding: '2px',
  border: '2px solid transparent',
  flexShrink: 0,
  transition: `border-color ${motion.quick}`,
  selectors: { '&:hover, &[aria-expanded="true"]': { borderColor: vars.color.lineStrong } },
});
