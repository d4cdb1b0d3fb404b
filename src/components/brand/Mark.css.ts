import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const mark = style({ flexShrink: 0 });
export const wing = style({
  fill: vars.color.ink,
  // Forced colors replace the theme's background.
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const body = style({ fill: vars.color.signal });
