import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[24],
  padding: `96px ${space[16]}`,
  textAlign: 'center',
});
