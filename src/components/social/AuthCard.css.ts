import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const whole = style({ border: 0, minWidth: 0 });

export const content = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
});

export const forgot = style({ alignSelf: 'flex-end', marginTop: '-8px', fontSize: '15px' });

export const providers = style({
  border: 0,
  minWidth: 0,
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(112px, 1fr))',
  gap: '10px',
});

export const quiet = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[4],
  textAlign: 'center',
});
