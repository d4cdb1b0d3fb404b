import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { measure, media, motion, space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `28px ${space[24]} ${space[48]}`,
  '@media': { [media.phone]: { gap: space[16], padding: `${space[20]} ${space[16]} ${space[32]}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

export const parts = style({
  display: 'flex',
  gap: space[20],
  paddingInline: '6px',
  // An inset shadow instead of a border, so that the underline of the current part can cover it.
  boxShadow: `inset 0 -1px ${vars.color.line}`,
});

export const part = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  minHeight: '44px',
  paddingInline: '6px',
  color: vars.color.inkMuted,
  fontWeight: 600,
  textDecoration: 'none',
  outlineOffset: '-2px',
  transition: `color ${motion.quick}`,
  selectors: { '&:hover, &[aria-current]': { color: vars.color.ink } },
});

export const mark = style({
  position: 'absolute',
  insetInline: '6px',
  bottom: 0,
  height: '4px',
});
