import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { elevation, motion, radius } from '../theme/tokens';

/** A row of equal segments, in which the chosen one is raised. Shared by segmented controls and tabs. */
export const track = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  padding: '4px',
  borderRadius: radius.card,
  background: vars.color.sunken,
});

export const segment = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minWidth: 0,
  minHeight: '40px',
  padding: '6px 8px',
  borderRadius: radius.field,
  color: vars.color.inkMuted,
  fontSize: '15px',
  fontWeight: 600,
  lineHeight: 1.35,
  textAlign: 'center',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  transition: `background ${motion.quick}, color ${motion.quick}`,
  selectors: {
    '&:hover': { color: vars.color.ink },
    'input:checked + &, &[aria-selected="true"]': {
      background: vars.color.thumb,
      color: vars.color.ink,
      boxShadow: `0 0 0 1px ${vars.color.line}, ${elevation.thumb} ${vars.color.shadow}`,
    },
    'input:focus-visible + &': { outline: `2px solid ${vars.color.link}`, outlineOffset: '2px' },
  },
  // Forced colors remove the background that shows the chosen segment: adds a border.
  '@media': {
    '(forced-colors: active)': {
      selectors: {
        'input:checked + &, &[aria-selected="true"]': { border: '2px solid Highlight' },
      },
    },
  },
});
