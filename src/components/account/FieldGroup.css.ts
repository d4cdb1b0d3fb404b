import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** On a wide page the title stands beside its fields. */
export const group = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[16],
  '@media': {
    [media.desktop]: { gridTemplateColumns: '220px minmax(0, 1fr)', columnGap: space[32] },
  },
});
