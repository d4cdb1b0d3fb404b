import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

/** Height of every control in the filter bar. */
export const minHeight = '38px';

/** The box of every control in the filter bar. */
export const box = style({
  minHeight,
  borderRadius: radius.field,
  border: `1px solid ${vars.color.lineStrong}`,
  background: vars.color.surface,
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.4,
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.lineField } },
  // iOS zooms in on fields with text smaller than 16px.
  '@media': { [media.phone]: { fontSize: '16px' } },
});

/** An active filter. */
export const chosen = style({
  selectors: {
    '&, &:hover': { background: vars.color.sky, borderColor: vars.color.link, color: vars.color.link },
  },
});

export const wrap = style({
  position: 'relative',
  display: 'inline-flex',
  alignItems: 'center',
  minWidth: 0,
  maxWidth: '100%',
});

export const select = style([
  box,
  {
    appearance: 'none',
    fieldSizing: 'content',
    minWidth: 0,
    maxWidth: '100%',
    padding: `${space[4]} 36px ${space[4]} 14px`,
    textOverflow: 'ellipsis',
    cursor: 'pointer',
  },
]);
globalStyle(`${select} > option`, { background: vars.color.surface, color: vars.color.ink });

export const chevron = style({
  position: 'absolute',
  right: '12px',
  color: vars.color.inkMuted,
  pointerEvents: 'none',
});

export const remove = style({
  position: 'absolute',
  right: '4px',
  display: 'grid',
  placeItems: 'center',
  width: '28px',
  height: '28px',
  borderRadius: radius.chip,
  color: vars.color.link,
  // Extends the touch target of the small button to the height of the filter.
  '::after': { content: '', position: 'absolute', inset: '-6px -4px' },
  selectors: { '&:hover': { background: vars.color.surface } },
});
