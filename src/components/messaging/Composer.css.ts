import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

export const composer = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  flexShrink: 0,
  padding: `14px ${space[20]} 14px ${space[16]}`,
  borderTop: `1px solid ${vars.color.line}`,
  // Prevents each keystroke from laying out and painting the rest of the page.
  contain: 'layout paint style',
  '@media': {
    [media.phone]: {
      padding: `10px ${space[12]} max(10px, env(safe-area-inset-bottom, 0px))`,
    },
  },
});

export const failure = style({
  display: 'flex',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  '@media': { [media.phone]: { flexDirection: 'column', alignItems: 'flex-start' } },
});

/** The retry button beside the error. The negative margin prevents the button from making the error taller. */
export const retry = style({
  display: 'flex',
  // Prevents the button from stretching, also beside a text of two lines.
  alignItems: 'center',
  flexShrink: 0,
  '@media': { [media.tablet]: { margin: '-7px -8px -7px 0' } },
});

/** Aligns the buttons with the last line of the text. */
export const line = style({ display: 'flex', alignItems: 'flex-end', gap: space[8] });

export const attach = style({
  display: 'flex',
  margin: '1px 0',
  '@media': { [media.phone]: { marginInlineStart: '-8px' } },
});

const byItself = '(field-sizing: content)';

/** A box that grows with its text: natively, or through a hidden copy of the text in the same grid cell. */
export const growing = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' });

/** Contains the text area and the length note below it. */
export const field = style({ flex: 1, minWidth: 0 });

export const text = style({
  gridArea: '1 / 1',
  width: '100%',
  minHeight: '42px',
  maxHeight: 'min(30dvh, 168px)',
  padding: '8px 18px',
  border: `1px solid ${vars.color.lineField}`,
  borderRadius: '21px',
  fontSize: '16px',
  lineHeight: '24px',
  overflow: 'hidden auto',
  overflowWrap: 'anywhere',
});

export const area = style({
  resize: 'none',
  background: vars.color.canvas,
  transition: `border-color ${motion.quick}`,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  '@supports': { [byItself]: { fieldSizing: 'content' } },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.inkMuted },
    '&:disabled': { borderColor: vars.color.line, cursor: 'default' },
  },
});

export const copy = style({
  visibility: 'hidden',
  whiteSpace: 'pre-wrap',
  pointerEvents: 'none',
  '@supports': { [byItself]: { display: 'none' } },
});

export const send = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '54px',
  height: '42px',
  border: '1px solid transparent',
  borderRadius: radius.full,
  background: vars.color.ink,
  color: vars.color.onInk,
  transition: `background ${motion.quick}, opacity ${motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { opacity: 0.88 },
    '&:disabled': {
      background: vars.color.sunken,
      color: vars.color.inkMuted,
      borderColor: vars.color.line,
    },
  },
});
