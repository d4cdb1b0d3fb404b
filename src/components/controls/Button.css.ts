import { keyframes, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

export const base = style({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  borderRadius: radius.full,
  border: '1px solid transparent',
  fontWeight: 600,
  textAlign: 'center',
  lineHeight: 1.25,
  flexShrink: 0,
  maxWidth: '100%',
  transition: `background ${motion.quick}, border-color ${motion.quick}, opacity ${motion.quick}`,
});

export const stretched = style({ width: '100%' });

export const sizes = styleVariants({
  small: { minHeight: '36px', padding: '6px 16px', fontSize: '14px' },
  medium: { minHeight: '42px', padding: '8px 20px', fontSize: '15px' },
  large: { minHeight: '52px', padding: '12px 26px', fontSize: '17px' },
});

const disabled = {
  '&:disabled': { background: vars.color.sunken, color: vars.color.inkMuted, borderColor: vars.color.line },
};

export const variants = styleVariants({
  primary: {
    background: vars.color.ink,
    color: vars.color.onInk,
    selectors: { '&:hover:not(:disabled)': { opacity: 0.88 }, ...disabled },
  },
  secondary: {
    background: vars.color.surface,
    color: vars.color.ink,
    borderColor: vars.color.lineStrong,
    selectors: { '&:hover:not(:disabled)': { borderColor: vars.color.lineField }, ...disabled },
  },
  signal: {
    background: vars.color.signal,
    color: vars.color.onSignal,
    selectors: { '&:hover:not(:disabled)': { opacity: 0.9 }, ...disabled },
  },
  quiet: {
    color: vars.color.ink,
    selectors: {
      '&:hover:not(:disabled)': { background: vars.color.sunken },
      '&:disabled': { color: vars.color.inkMuted },
    },
  },
  danger: {
    background: vars.color.surface,
    color: vars.color.danger,
    borderColor: vars.color.danger,
    selectors: { '&:hover:not(:disabled)': { background: vars.color.dangerSoft }, ...disabled },
  },
});

const turn = keyframes({ to: { transform: 'rotate(360deg)' } });

export const busyMark = style({
  width: '16px',
  height: '16px',
  borderRadius: radius.full,
  border: '2px solid currentColor',
  borderRightColor: 'transparent',
  animation: `${turn} 700ms linear infinite`,
});
