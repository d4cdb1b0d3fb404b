import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const image = style({
  width: '100%',
  height: 'auto',
  objectFit: 'cover',
  borderRadius: radius.field,
  background: vars.color.sunken,
});

export const whole = style({ objectFit: 'contain' });
