import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';
import * as fieldStyles from './Field.css';

// Resets `min-width`: by default, a fieldset is at least as wide as its longest word.
export const group = style({ minWidth: 0, border: 0 });

export const legend = style([fieldStyles.label, { maxWidth: '100%', overflowWrap: 'anywhere' }]);

export const chips = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });

export const option = style({ position: 'relative', display: 'inline-flex', maxWidth: '100%' });

/** The native checkbox. Invisible, but covers the whole chip to receive presses. */
export const input = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  margin: 0,
  opacity: 0,
  cursor: 'pointer',
  selectors: { '&:disabled': { cursor: 'not-allowed' } },
});

export const chip = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: '6px',
  minWidth: 0,
  minHeight: '40px',
  padding: '7px 15px',
  borderRadius: radius.cover,
  border: `1px solid ${vars.color.lineField}`,
  background: vars.color.surface,
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.4,
  overflowWrap: 'anywhere',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    'input:hover:not(:disabled) + &': { borderColor: vars.color.inkMuted },
    'input:checked + &, input:checked:hover:not(:disabled) + &': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
    },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.link}`, outlineOffset: '2px' },
    'input[aria-invalid="true"]:not(:checked) + &, [aria-invalid="true"] input:not(:checked) + &': {
      borderColor: vars.color.danger,
    },
    'input:disabled:not(:checked) + &': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
    },
  },
  '@media': {
    '(forced-colors: active)': {
      selectors: { 'input:checked + &': { borderColor: 'Highlight', outline: '1px solid Highlight' } },
    },
  },
});

/** The tick of a chosen chip, because color alone must not show the choice. */
export const tick = style({
  display: 'none',
  flexShrink: 0,
  marginLeft: '-4px',
  selectors: { 'input:checked + * > &': { display: 'block' } },
});
