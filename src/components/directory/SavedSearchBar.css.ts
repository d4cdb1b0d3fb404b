import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

/**
 * Beside the title, in its line. The bar appears after the first paint, so it must not move other content: its
 * chips scroll sideways, and its margin makes it as high as the title.
 */
export const bar = style({
  display: 'flex',
  flex: '1 1 0',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  minWidth: 0,
  marginBlock: '-8px',
});

export const list = style({
  display: 'flex',
  flex: '1 1 0',
  gap: space[8],
  minWidth: 0,
  // Space for focus rings, which the scrolling box would clip.
  padding: space[4],
  overflowX: 'auto',
  scrollbarWidth: 'none',
});

export const chip = style({
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  maxWidth: '280px',
  minHeight: '38px',
  paddingInlineEnd: space[4],
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  transition: `background ${motion.quick}, border-color ${motion.quick}`,
  selectors: {
    '&:hover': { borderColor: vars.color.lineField },
    '&:has([aria-current])': { borderColor: vars.color.link, background: vars.color.sky },
  },
  '@media': { [media.phone]: { maxWidth: '240px', minHeight: '44px' } },
});

export const link = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  minHeight: 'inherit',
  paddingInline: `14px ${space[4]}`,
  borderRadius: radius.full,
  color: vars.color.ink,
  fontSize: '14px',
  fontWeight: 550,
  textDecoration: 'none',
  selectors: { '&[aria-current]': { color: vars.color.link } },
});

export const name = style({ overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' });

export const count = style({
  flexShrink: 0,
  padding: '1px 8px',
  borderRadius: radius.full,
  background: vars.color.signalSoft,
  color: vars.color.signalInk,
  fontSize: '12.5px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
  lineHeight: 1.5,
});

/** On phones, the icon alone marks the button. Its text is for screen readers. */
export const saveText = style({
  '@media': {
    [media.phone]: {
      position: 'absolute',
      width: '1px',
      height: '1px',
      overflow: 'hidden',
      clipPath: 'inset(50%)',
      whiteSpace: 'nowrap',
    },
  },
});

export const save = style({
  position: 'relative',
  display: 'flex',
  flexShrink: 0,
  alignItems: 'center',
  justifyContent: 'center',
  gap: space[8],
  minHeight: '38px',
  paddingInline: '15px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: radius.full,
  background: vars.color.surface,
  fontSize: '14px',
  fontWeight: 600,
  transition: `border-color ${motion.quick}`,
  selectors: { '&:hover': { borderColor: vars.color.lineField } },
  '@media': { [media.phone]: { minWidth: '44px', minHeight: '44px', paddingInline: 0 } },
});
