import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { motion, radius, space } from '../theme/tokens';

const over = {
  '&[data-over]': {
    background: vars.color.sky,
    outline: `2px dashed ${vars.color.link}`,
    outlineOffset: '-2px',
  },
} as const;

export const column = style({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 228px',
  minWidth: 0,
  maxWidth: '380px',
  minHeight: 0,
  // In forced-colors mode, the browser gives the transparent border a visible color.
  border: '1px solid transparent',
  borderRadius: radius.card,
  background: vars.color.sunken,
  transition: `background ${motion.quick}`,
  selectors: over,
});
export const onPhone = style({ minWidth: 0 });

export const head = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[8],
  minHeight: '44px',
  padding: `6px ${space[12]}`,
});
/** On phones, the switch of stages above the column shows the name and the count, too. */
export const phoneHead = style({
  position: 'absolute',
  width: '1px',
  height: '1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
});

export const count = style({
  color: vars.color.inkMuted,
  fontSize: '14px',
  fontWeight: 600,
  fontVariantNumeric: 'tabular-nums',
});
export const fold = style({ marginInlineStart: 'auto' });

export const scroller = style({
  flex: 1,
  minHeight: 0,
  padding: `2px ${space[8]} ${space[8]}`,
  overflowY: 'auto',
  scrollbarWidth: 'thin',
});

export const cards = style({ display: 'flex', flexDirection: 'column', rowGap: space[8] });
/** Lets the browser lay out each card separately. */
export const entry = style({ contain: 'layout style' });

export const more = style({ display: 'flex', justifyContent: 'center', padding: space[12] });

export const nothing = style({
  padding: `${space[4]} ${space[12]} ${space[16]}`,
  color: vars.color.inkMuted,
  fontSize: '14px',
});

export const folded = style({
  flex: '0 0 48px',
  display: 'flex',
  border: '1px solid transparent',
  borderRadius: radius.card,
  background: vars.color.sunken,
  selectors: over,
});

export const unfold = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[12],
  width: '100%',
  padding: `${space[12]} 0`,
  borderRadius: radius.card,
  color: vars.color.inkMuted,
  fontSize: '14px',
  fontWeight: 600,
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: { '&:hover': { color: vars.color.ink } },
});
export const foldedName = style({ writingMode: 'vertical-rl', whiteSpace: 'nowrap' });
export const foldedCount = style({ fontVariantNumeric: 'tabular-nums' });
