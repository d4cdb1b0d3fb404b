import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

const stripes = (signal: number, pale: number, gap: string) =>
  `repeating-linear-gradient(90deg, ${vars.color.signal} 0 ${signal}px, ${gap} ${signal}px ${signal + pale}px)`;

/**
 * Orange stripes, like a windsock's, as the background of elements a few px high: the underline of the active
 * tab, the completed part of a stepper. Use only for position and progress.
 */
export const windsock = style({
  background: stripes(10, 6, vars.color.signalSoft),
  forcedColorAdjust: 'none',
});

/** Like `windsock`, with wider stripes in a slightly darker color, for a progress gauge. */
export const windsockWide = style({
  background: stripes(14, 8, vars.color.signalPale),
  forcedColorAdjust: 'none',
});
