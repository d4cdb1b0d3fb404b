import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const field = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const label = style({ marginBottom: '6px', fontSize: '15px', fontWeight: 600, lineHeight: 1.4 });

/** Follows a required field's label. Forms that also have optional fields style it as an asterisk. */
export const mark = style({});

export const hint = style({
  marginTop: '6px',
  fontSize: '14px',
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});

export const error = style({
  display: 'flex',
  gap: '6px',
  marginTop: '6px',
  fontSize: '14px',
  fontWeight: 550,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  color: vars.color.danger,
});

// Centers the icon on the first line at any line height.
globalStyle(`${error} > svg`, { flexShrink: 0, height: '1.45em' });

/** The box of text fields and selects. The text has 16px, because iOS zooms in on fields with smaller text. */
export const box = style({
  width: '100%',
  minWidth: 0,
  minHeight: space[48],
  padding: '10px 14px',
  borderRadius: radius.field,
  border: `1px solid ${vars.color.lineField}`,
  background: vars.color.surface,
  fontSize: '16px',
  lineHeight: 1.5,
  transition: `border-color ${motion.quick}`,
  '::placeholder': { color: vars.color.inkMuted, opacity: 1 },
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.inkMuted },
    '&[aria-invalid="true"], &[aria-invalid="true"]:hover': { borderColor: vars.color.danger },
    '&:disabled': {
      background: vars.color.sunken,
      borderColor: vars.color.line,
      color: vars.color.inkMuted,
      cursor: 'not-allowed',
      opacity: 1,
    },
  },
});

/** Disables kerning and ligatures, with which browsers lay out long text without spaces very slowly. */
export const heavy = style({ fontKerning: 'none', fontVariantLigatures: 'none' });
