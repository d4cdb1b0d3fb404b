import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, radius, space } from '../theme/tokens';

export const bar = style({
  // Clips the texts for screen readers, which are positioned.
  position: 'relative',
  display: 'flex',
  gap: '2px',
  padding: '4px',
  borderRadius: radius.card,
  background: vars.color.sunken,
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const stage = style({
  display: 'inline-flex',
  alignItems: 'center',
  flexShrink: 0,
  gap: '6px',
  minHeight: '44px',
  paddingInline: space[12],
  borderRadius: radius.field,
  color: vars.color.inkMuted,
  fontSize: '15px',
  fontWeight: 600,
  whiteSpace: 'nowrap',
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[aria-pressed="true"]': {
      background: vars.color.thumb,
      color: vars.color.ink,
      boxShadow: `0 0 0 1px ${vars.color.line}, ${elevation.thumb} ${vars.color.shadow}`,
    },
  },
  // Forced colors remove the background that shows the chosen stage.
  '@media': {
    '(forced-colors: active)': {
      selectors: { '&[aria-pressed="true"]': { border: '2px solid Highlight' } },
    },
  },
});

export const count = style({ fontSize: '13px', fontVariantNumeric: 'tabular-nums', opacity: 0.9 });
