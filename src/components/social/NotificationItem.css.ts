import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const item = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: space[12],
  padding: `10px ${space[12]}`,
  borderRadius: radius.field,
  outlineOffset: '-2px',
  transition: `background ${motion.quick}`,
  selectors: { '&:hover': { background: vars.color.sunken } },
});

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const sentence = style({ fontSize: '15px', lineHeight: 1.4 });

export const name = style({ fontWeight: 650 });

export const excerpt = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  marginTop: '2px',
  color: vars.color.inkMuted,
  fontSize: '14px',
  lineHeight: 1.45,
});

export const reasons = style({ display: 'block', marginTop: '2px', fontSize: '14px', lineHeight: 1.45 });

/** Aligns the dot with the first line of the sentence. */
export const dot = style({
  flexShrink: 0,
  width: '10px',
  height: '10px',
  marginTop: '6px',
  borderRadius: radius.full,
  background: vars.color.signal,
  forcedColorAdjust: 'none',
});
