import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

export const spinner = style({ display: 'inline-flex', color: vars.color.inkMuted });

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const ring = style({
  width: '24px',
  height: '24px',
  border: '3px solid currentColor',
  borderRightColor: 'transparent',
  borderRadius: radius.full,
  animation: `${turn} 800ms linear infinite`,
});
