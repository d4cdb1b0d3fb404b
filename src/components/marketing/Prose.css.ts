import { style } from '@vanilla-extract/css';
import { measure, space } from '../theme/tokens';

export const prose = style({
  display: 'grid',
  gap: space[16],
  maxWidth: measure.reading,
  textWrap: 'pretty',
});
