import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const tick = style({
  display: 'inline-block',
  verticalAlign: '-2px',
  marginInlineStart: '4px',
  color: vars.color.link,
});
