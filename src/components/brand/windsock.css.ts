import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const stripes = (signal: number, pale: number, gap: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.signal} 0 ${signal}px, ${gap} ${signal}px ${signal + pale}px)`;

/**
 * The windsock's stripes as a background for elements a few px high: the active tab or nav item, the
 * completed part of a stepper. It shows position and progress; don't use it for anything else.
 */
export const windsock = style({
  background: stripes(10, 6, vars.color.signalSoft),
  forcedColorAdjust: 'none',
});

/** The windsock's stripes for a progress gauge: wider, with a stronger pale color. */
export const windsockWide = style({
  background: stripes(14, 8, vars.color.signalPale),
  forcedColorAdjust: 'none',
});
