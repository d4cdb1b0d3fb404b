import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[12]} ${space[16]}`,
});

export const who = style({ flex: '1 1 160px', minWidth: 0, overflowWrap: 'anywhere' });
