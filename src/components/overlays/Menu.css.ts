import { fontFace, globalStyle, keyframes, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fontStacks } from '../theme/fonts.css';
import { layer, media, motion, radius } from '../theme/tokens';
import * as floatingStyles from './floating.css';

const appear = keyframes({ from: { opacity: 0, transform: 'translateY(-4px)' } });

export const menu = style([
  floatingStyles.floating,
  {
    zIndex: layer.menu,
    minWidth: '224px',
    maxWidth: 'min(320px, 100vw - 24px)',
    maxHeight: 'var(--radix-dropdown-menu-content-available-height)',
    padding: '6px',
    overflowY: 'auto',
    animation: `${appear} ${motion.quick}`,
    ':focus-visible': { outline: 'none' },
  },
]);

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: '12px',
  width: '100%',
  minHeight: '40px',
  padding: '7px 10px',
  borderRadius: radius.chip,
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.4,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  cursor: 'pointer',
  userSelect: 'none',
  // Radix focuses the item under the pointer, so one highlight is enough for hover and focus.
  ':focus-visible': { outlineOffset: '-2px' },
  selectors: {
    '&[data-highlighted]': { background: vars.color.sunken },
    '&[data-disabled]': { color: vars.color.inkMuted, cursor: 'not-allowed' },
  },
  '@media': { [media.phone]: { minHeight: '44px' } },
});
globalStyle(`${item} > svg`, { flexShrink: 0, color: vars.color.inkMuted });

export const keys = style({ display: 'flex', marginInlineStart: 'auto' });

export const danger = style({ color: vars.color.danger });
globalStyle(`${item}${danger} > svg`, { color: 'inherit' });

export const separator = style({ height: '1px', margin: '6px -6px', background: vars.color.line });

export const header = style({ padding: '8px 10px', overflowWrap: 'anywhere' });

export const groupLabel = style({
  padding: '8px 10px 4px',
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 550,
});

/** Reserves space for the tick, so that all labels start at the same position. */
export const tick = style({ display: 'flex', flexShrink: 0, width: '18px', color: vars.color.link });

/**
 * A subset of Noto Sans Devanagari, weight 550, with only the letters of हिन्दी: 2 KB instead of 120 KB.
 * Menus in other languages contain no other Hindi text. `block` avoids a fallback font, which has another
 * width. The npm package `subset-font` made this file.
 */
const hindiName = fontFace({
  src: 'url("./hindi.woff2") format("woff2")',
  fontWeight: 550,
  fontDisplay: 'block',
});

/** The label of an option. The language menu contains the name हिन्दी also on pages in other languages. */
export const label = style({
  selectors: { ':root:not(:lang(hi)) &:lang(hi)': { fontFamily: `${hindiName}, ${fontStacks.textHindi}` } },
});
