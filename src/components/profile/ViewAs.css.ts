import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const viewAs = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'end',
  '@media': { [media.belowDesktop]: { justifyItems: 'start' } },
});
