import { style, styleVariants } from '@vanilla-extract/css';
import * as segmentedStyles from '../controls/segmented.css';
import * as overflowStyles from '../layout/overflow.css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

export const lists = styleVariants({
  windsock: [
    overflowStyles.fadesWhereMore,
    {
      display: 'flex',
      gap: space[20],
      paddingInline: '6px',
      // An inset shadow instead of a border, so that the underline of the active tab can cover it.
      boxShadow: `inset 0 -1px ${vars.color.line}`,
      overflowX: 'auto',
      scrollbarWidth: 'none',
      '@media': { [media.phone]: { gap: space[12], marginInline: '-6px', paddingInline: 0 } },
    },
  ],
  segmented: [segmentedStyles.track],
});

export const triggers = styleVariants({
  windsock: {
    position: 'relative',
    flexShrink: 0,
    minHeight: '44px',
    // Leaves space for the focus ring around the text.
    padding: '8px 6px 10px',
    color: vars.color.inkMuted,
    fontWeight: 600,
    whiteSpace: 'nowrap',
    transition: `color ${motion.quick}`,
    // The outline is inside the tab, because the list clips its overflow.
    ':focus-visible': { outlineOffset: '-2px', borderRadius: '4px' },
    selectors: { '&:hover, &[aria-selected="true"]': { color: vars.color.ink } },
  },
  segmented: [segmentedStyles.segment],
});

export const underline = style({
  position: 'absolute',
  inset: 'auto 6px 0',
  height: '4px',
  clipPath: 'inset(0 100% 0 0)',
  transition: `clip-path ${motion.calm}`,
  selectors: { '[aria-selected="true"] > &': { clipPath: 'inset(0)' } },
});

/** The number of items that await the user's answer. Looks like the badge of the notification bell. */
export const badge = style({
  display: 'inline-block',
  marginInlineStart: space[8],
  minWidth: '20px',
  paddingInline: '6px',
  borderRadius: radius.full,
  background: vars.color.signal,
  color: vars.color.onSignal,
  fontSize: '12.5px',
  fontWeight: 650,
  lineHeight: '20px',
  textAlign: 'center',
  fontVariantNumeric: 'tabular-nums',
  forcedColorAdjust: 'none',
});

export const panel = style({ paddingTop: space[24], minWidth: 0 });
