import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const mark = style({
  borderRadius: '3px',
  background: vars.color.signalSoft,
  color: 'inherit',
});
