import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion } from '../theme/tokens';

export const label = style({
  display: 'flex',
  gap: '10px',
  padding: '8px 0',
  fontSize: '15px',
  lineHeight: 1.5,
  cursor: 'pointer',
  selectors: {
    '&:has(:disabled)': { color: vars.color.inkMuted, cursor: 'not-allowed' },
    // An error message follows the label: moves it closer to the box.
    '&:not(:last-child)': { paddingBottom: 0 },
  },
});

export const text = style({ minWidth: 0 });

export const box = style({
  appearance: 'none',
  display: 'grid',
  placeContent: 'center',
  flexShrink: 0,
  width: '20px',
  height: '20px',
  marginTop: '1px',
  borderRadius: '6px',
  border: `1px solid ${vars.color.lineField}`,
  background: vars.color.surface,
  cursor: 'inherit',
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  '::before': {
    content: '',
    width: '12px',
    height: '12px',
    background: vars.color.onInk,
    clipPath: 'polygon(14% 46%, 2% 60%, 38% 92%, 98% 22%, 85% 9%, 37% 66%)',
    transform: 'scale(0)',
    transition: `transform ${motion.quick}`,
  },
  selectors: {
    '&:checked': { background: vars.color.ink, borderColor: vars.color.ink },
    '&:checked::before': { transform: 'none' },
    '&:hover:not(:checked):not(:disabled)': { borderColor: vars.color.inkMuted },
    '&[aria-invalid="true"]:not(:checked)': { borderColor: vars.color.danger },
    '&:disabled': { background: vars.color.sunken, borderColor: vars.color.lineStrong },
    '&:disabled::before': { background: vars.color.inkMuted },
  },
  '@media': { '(forced-colors: active)': { appearance: 'auto' } },
});
