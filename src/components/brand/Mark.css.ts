import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const mark = style({ flexShrink: 0 });
export const wing = style({
  fill: vars.color.ink,
  // Forced colors replace the background, so the theme's ink color could be invisible on it.
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const body = style({ fill: vars.color.signal });
