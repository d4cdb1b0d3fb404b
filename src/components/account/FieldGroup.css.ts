import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** On wide pages, the title is beside its fields. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space[32] },
  },
});
