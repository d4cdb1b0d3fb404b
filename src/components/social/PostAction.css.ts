import { keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

export const action = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: '44px',
  minHeight: '44px',
  padding: `0 ${space[8]}`,
  borderRadius: radius.field,
  fontSize: '15px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  color: vars.color.inkMuted,
  transition: `color ${motion.quick}, background ${motion.quick}`,
  selectors: { '&:hover': { color: vars.color.ink, background: vars.color.sunken } },
});

export const like = style({ selectors: { '&:hover': { color: vars.color.signalInk } } });
export const liked = style({ color: vars.color.signalInk });

export const filled = style({
  fill: 'currentColor',
  selectors: { [`${liked} > &`]: { color: vars.color.signal } },
});
export const pop = style({
  animation: `${keyframes({ '50%': { transform: 'scale(1.35)' } })} ${motion.calm}`,
});

/** The row of actions below a post. Its margin aligns the first icon with the text of the post. */
export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[4],
  marginInline: '10px',
  paddingBlock: '6px',
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.phone]: { marginInline: '7px' } },
});
