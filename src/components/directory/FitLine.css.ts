import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[8]} ${space[16]}`,
  fontSize: '14px',
  lineHeight: 1.5,
});

export const item = style({ display: 'flex', gap: space[8], minWidth: 0 });

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
