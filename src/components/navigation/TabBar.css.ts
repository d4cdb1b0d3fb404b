import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, media, radius } from '../theme/tokens';

const height = '65px';
const belowBar = 'env(safe-area-inset-bottom, 0px)';

/** An element at the end of the page, as high as the bar, which would otherwise cover the content. */
export const spacer = style({
  height: `calc(${height} + ${belowBar})`,
  '@media': { [media.tablet]: { display: 'none' } },
});

export const bar = style({
  position: 'fixed',
  insetInline: 0,
  bottom: 0,
  zIndex: layer.bar,
  display: 'grid',
  gridTemplateColumns: 'repeat(6, minmax(0, 1fr))',
  height: `calc(${height} + ${belowBar})`,
  paddingBottom: belowBar,
  background: vars.color.surface,
  borderTop: `1px solid ${vars.color.line}`,
  '@media': { [media.tablet]: { display: 'none' } },
});

// Scrolls focused elements into view above the bar, which would otherwise cover them.
globalStyle(`html:has(${bar})`, {
  '@media': { [media.phone]: { scrollPaddingBottom: `calc(${height} + ${belowBar} + 24px)` } },
});

export const item = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: '2px',
  // Aligns the icons at the top, because a label may take one line or two.
  paddingTop: '10px',
  color: vars.color.inkMuted,
  // At 320 px, a longer word would break.
  fontSize: 'clamp(10.5px, 3.3vw, 12.5px)',
  fontWeight: 550,
  lineHeight: 1.15,
  outlineOffset: '-4px',
  selectors: { '&[aria-current]': { color: vars.color.ink } },
});

export const plus = style({
  display: 'grid',
  placeItems: 'center',
  width: '40px',
  height: '23px',
  borderRadius: radius.full,
  background: vars.color.ink,
  color: vars.color.onInk,
});

/** Wraps labels that are too long for a sixth of the bar. */
export const text = style({
  maxWidth: '100%',
  minHeight: '1.4em',
  textAlign: 'center',
  selectors: { '&:lang(hi)': { lineHeight: 1.3 } },
});

export const mark = style({
  position: 'absolute',
  top: '-1px',
  width: '34px',
  height: '4px',
  borderRadius: '0 0 4px 4px',
});
