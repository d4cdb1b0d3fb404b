import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** A circle as high as a line of small text. */
export const mark = style({
  display: 'inline-grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '21px',
  height: '21px',
  borderRadius: radius.full,
});

export const tones = styleVariants({
  met: { background: vars.color.riseSoft, color: vars.color.rise },
  close: { background: vars.color.signalSoft, color: vars.color.signalInk },
  notMet: { background: vars.color.dangerSoft, color: vars.color.danger },
  unknown: { background: vars.color.sunken, color: vars.color.inkMuted },
});
