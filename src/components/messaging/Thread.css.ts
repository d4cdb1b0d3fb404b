import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const thread = style({ position: 'relative', display: 'flex', flex: 1, minHeight: 0, minWidth: 0 });

export const scroller = style({
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  minWidth: 0,
  overflowY: 'auto',
  overflowX: 'hidden',
  overscrollBehavior: 'contain',
  // Disables the browser's scroll anchoring, because the virtual list preserves the scroll position.
  overflowAnchor: 'none',
  outlineOffset: '-3px',
});

/** As tall as all messages together. If they don't fill the thread, aligns them to the bottom. */
export const all = style({ flexShrink: 0, width: '100%', marginTop: 'auto', contain: 'layout' });

export const entry = style({
  padding: `6px ${space[24]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const day = style({
  padding: `${space[12]} 0 ${space[4]}`,
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: '16px',
  textAlign: 'center',
});

export const start = style({
  margin: `auto ${space[24]} ${space[24]}`,
  color: vars.color.inkMuted,
  fontSize: '14px',
  textAlign: 'center',
  overflowWrap: 'anywhere',
});

const overlay = style({
  position: 'absolute',
  insetInline: space[16],
  display: 'flex',
  justifyContent: 'center',
  // Lets presses beside the button reach the messages below.
  pointerEvents: 'none',
});
globalStyle(`${overlay} > *`, { pointerEvents: 'auto' });

export const again = style([overlay, { top: space[12] }]);
export const jump = style([overlay, { bottom: space[12] }]);

export const unseen = style({
  width: '9px',
  height: '9px',
  borderRadius: radius.full,
  background: vars.color.signal,
  forcedColorAdjust: 'none',
});
