import { style } from '@vanilla-extract/css';
import { space } from '@/components/theme/tokens';

export const content = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  minWidth: 0,
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
