import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

/** The height is fixed, so that the search field doesn't move while the user types. */
export const list = style({ height: 'min(50dvh, 420px)', overflowY: 'auto', marginInline: `-${space[12]}` });

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  padding: `${space[8]} ${space[12]}`,
  borderRadius: radius.field,
  outlineOffset: '-2px',
  transition: `background ${motion.quick}`,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const text = style({ minWidth: 0 });
export const note = style({ padding: space[12] });
