import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius } from '../theme/tokens';

export const wrap = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
  color: vars.color.inkMuted,
  selectors: { '&:has(:disabled)': { opacity: 0.6 } },
});
export const chosen = style({ color: vars.color.link });

export const icon = style({ position: 'absolute', left: '13px', pointerEvents: 'none' });

export const select = style({
  appearance: 'none',
  fieldSizing: 'content',
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '36px',
  padding: '6px 15px 6px 37px',
  borderRadius: radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontSize: '14px',
  fontWeight: 550,
  lineHeight: 1.5,
  textOverflow: 'ellipsis',
  cursor: 'pointer',
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover:not(:disabled)': { borderColor: vars.color.lineField },
    [`${chosen} > &, ${chosen} > &:hover:not(:disabled)`]: {
      background: vars.color.sky,
      borderColor: vars.color.link,
    },
    '&:disabled': { opacity: 1, cursor: 'not-allowed' },
  },
  // iOS zooms in on fields with text smaller than 16px.
  '@media': { [media.phone]: { fontSize: '16px' } },
});
globalStyle(`${select} > option`, { background: vars.color.surface, color: vars.color.ink });
