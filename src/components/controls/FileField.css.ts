import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const zone = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: space[16],
  minWidth: 0,
  padding: space[16],
  borderRadius: radius.field,
  border: `1px dashed ${vars.color.lineField}`,
  background: vars.color.surface,
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:not(:has(:disabled))': { borderColor: vars.color.inkMuted },
    '&:has(input:focus-visible)': { outline: `2px solid ${vars.color.link}`, outlineOffset: '2px' },
    '&:has([aria-invalid="true"])': { borderColor: vars.color.danger },
    '&:has(:disabled)': { background: vars.color.sunken, borderColor: vars.color.line },
  },
});

export const over = style({ background: vars.color.sky, borderColor: vars.color.link });

/** The native file input. Invisible, but covers the whole zone to receive presses and dropped files. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  fontSize: 0,
  selectors: { '&:disabled': { cursor: 'not-allowed' }, '&::file-selector-button': { cursor: 'inherit' } },
});

export const picture = style({
  display: 'grid',
  placeItems: 'center',
  flexShrink: 0,
  width: '72px',
  height: '72px',
  borderRadius: radius.card,
  background: vars.color.sunken,
  color: vars.color.inkMuted,
  overflow: 'hidden',
  selectors: { [`${zone}:has(:disabled) &`]: { background: vars.color.surface } },
});
export const image = style({ width: '100%', height: '100%', objectFit: 'contain' });

export const text = style({
  flex: 1,
  minWidth: 0,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  selectors: { [`${zone}:has(:disabled) &`]: { color: vars.color.inkMuted } },
});
export const action = style({ display: 'block', fontSize: '15px', fontWeight: 600 });
export const aside = style({
  display: 'block',
  fontSize: '14px',
  color: vars.color.inkMuted,
  // Hidden on touchscreens, where files can't be dragged.
  '@media': { '(pointer: coarse)': { display: 'none' } },
});

/** Positions the Remove button in front of the input, which covers the whole zone. */
export const remove = style({ position: 'relative', flexShrink: 0 });
