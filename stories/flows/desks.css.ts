import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';

/** Side by side if there is space for two phones. */
export const desks = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(390px, 100%), 1fr))',
  gap: 1,
  background: vars.color.line,
});

export const desk = style({ minWidth: 0, background: vars.color.canvas });
