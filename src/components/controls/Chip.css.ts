import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius } from '../theme/tokens';

export const chip = style({
  flexShrink: 0,
  maxWidth: '100%',
  minHeight: '36px',
  padding: '6px 15px',
  borderRadius: radius.full,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  color: vars.color.ink,
  fontSize: '14px',
  fontWeight: 550,
  lineHeight: 1.5,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
  transition: `background ${motion.quick}, border-color ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineField },
    '&[aria-pressed="true"]': {
      background: vars.color.ink,
      borderColor: vars.color.ink,
      color: vars.color.onInk,
    },
  },
  '@media': {
    // Forced colors remove the background that shows the pressed state: sets system colors instead.
    '(forced-colors: active)': {
      selectors: {
        '&[aria-pressed="true"]': {
          forcedColorAdjust: 'none',
          background: 'Highlight',
          borderColor: 'Highlight',
          color: 'HighlightText',
        },
      },
    },
  },
});
