import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

export const base = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  borderRadius: radius.full,
  color: vars.color.inkMuted,
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover:not(:disabled), &[data-state="open"]': {
      background: vars.color.sunken,
      color: vars.color.ink,
    },
    '&:disabled': { opacity: 0.45 },
  },
});

export const sizes = styleVariants({
  // 32px wide with a touch target of 40px.
  small: { width: '32px', height: '32px', '::after': { content: '', position: 'absolute', inset: '-4px' } },
  medium: { width: '40px', height: '40px' },
});

export const tones = styleVariants({
  plain: { selectors: { '&[aria-pressed="true"]': { color: vars.color.ink } } },
  signal: {
    selectors: { '&[aria-pressed="true"], &[aria-pressed="true"]:hover': { color: vars.color.signal } },
  },
  chosen: { color: vars.color.link, selectors: { '&:hover:not(:disabled)': { color: vars.color.link } } },
});
globalStyle(`${tones.chosen} > svg`, { fill: 'currentColor', fillOpacity: 0.25 });
globalStyle(`${tones.signal}[aria-pressed="true"] > svg`, { fill: 'currentColor' });
