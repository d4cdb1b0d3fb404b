import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const intro = style({
  display: 'grid',
  gap: space[16],
  maxWidth: '46rem',
  textWrap: 'pretty',
  paddingBlock: `${space[48]} ${space[72]}`,
  '@media': { [media.phone]: { paddingBlock: `${space[32]} ${space[48]}` } },
});
