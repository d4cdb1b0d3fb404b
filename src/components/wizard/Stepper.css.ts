import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius } from '../theme/tokens';

const circle = '34px';

export const list = style({
  display: 'flex',
  minWidth: 0,
  '@media': { [media.desktop]: { flexDirection: 'column' } },
});

/** A step, which extends to the next step's circle. A line fills the space between the circles. */
export const item = style({
  position: 'relative',
  flex: 1,
  minWidth: 0,
  selectors: { '&:last-child': { flex: 'none' } },
  '@media': { [media.desktop]: { selectors: { '&:not(:last-child)': { paddingBottom: '20px' } } } },
});

/** The line from this step's circle to the next step's circle. */
export const line = style({
  position: 'absolute',
  top: '16px',
  left: circle,
  right: 0,
  height: '3px',
  background: vars.color.line,
  '@media': {
    [media.desktop]: { top: circle, bottom: 0, left: '16px', right: 'auto', width: '3px', height: 'auto' },
  },
});

/** The line after a completed step, with orange stripes. On a desktop, the line is vertical. */
export const doneLine = style({
  background: `repeating-linear-gradient(90deg, ${vars.color.signal} 0 8px, ${vars.color.signalSoft} 8px 12px)`,
  forcedColorAdjust: 'none',
  '@media': {
    [media.desktop]: {
      background: `repeating-linear-gradient(180deg, ${vars.color.signal} 0 8px, ${vars.color.signalSoft} 8px 12px)`,
    },
  },
});

export const step = style({
  display: 'flex',
  alignItems: 'flex-start',
  gap: '12px',
  minWidth: 0,
  maxWidth: '100%',
  borderRadius: radius.full,
  color: vars.color.inkMuted,
  fontSize: '16px',
  fontWeight: 550,
  lineHeight: 1.3,
  textAlign: 'left',
});
export const reached = style({ color: vars.color.ink });
export const current = style({ color: vars.color.ink, fontWeight: 600 });

export const mark = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: circle,
  height: circle,
  borderRadius: radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontSize: '15px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  transition: `border-color ${motion.quick}, opacity ${motion.quick}`,
  // Enlarges the touch target by 4px on each side.
  '::after': { content: '', position: 'absolute', inset: '-4px' },
  selectors: { 'button:hover > &': { borderColor: vars.color.lineField } },
});
export const currentMark = style({
  border: `2px solid ${vars.color.signal}`,
  color: vars.color.signalInk,
});
export const doneMark = style({
  background: vars.color.ink,
  borderColor: vars.color.ink,
  color: vars.color.onInk,
  selectors: { 'button:hover > &': { borderColor: vars.color.ink, opacity: 0.88 } },
});

/** The step's label, beside the circle on a desktop. Narrower screens hide it visually for lack of space. */
export const label = style({
  minWidth: 0,
  // Aligns the label's first line with the number in the circle.
  paddingTop: '6px',
  overflowWrap: 'anywhere',
  '@media': {
    [media.desktop]: { selectors: { 'button:hover > &': { textDecoration: 'underline' } } },
    [media.belowDesktop]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});
