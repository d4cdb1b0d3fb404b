import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const fields = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

/** The checkbox is beside the middle of the field. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'flex-end',
  gap: `${space[8]} ${space[20]}`,
});
