import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const mark = style({ flexShrink: 0 });
export const wing = style({
  fill: vars.color.ink,
  // The ground there is not the theme's.
  '@media': { '(forced-colors: active)': { fill: 'CanvasText' } },
});
export const body = style({ fill: vars.color.signal });
