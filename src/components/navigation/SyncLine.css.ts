import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, measure, media, radius, space } from '../theme/tokens';

/** How much of the line is in the top bar, which has 12 px below its buttons, or 8 px on a phone. */
const inBar = '10px';
const inPhoneBar = '5px';

/** A place without height below the top bar (68 px, 60 px on a phone, and a border). */
export const place = style({
  position: 'sticky',
  top: '69px',
  zIndex: layer.bar + 1,
  display: 'flex',
  // Below the account. The search and its results are at the other end.
  justifyContent: 'flex-end',
  height: 0,
  maxWidth: measure.content,
  marginInline: 'auto',
  paddingInline: space[24],
  pointerEvents: 'none',
  // An open panel of the bar covers the line.
  selectors: { ':has([aria-expanded="true"]) ~ &': { opacity: 0 } },
  '@media': {
    [media.belowDesktop]: { paddingInline: space[16] },
    [media.phone]: { top: '61px', justifyContent: 'center' },
  },
});

const rounded = `0 0 ${radius.chip} ${radius.chip}`;

/** Covers only the lower margin of the bar and the upper margin of the page. */
export const line = style({
  position: 'relative',
  flexShrink: 0,
  height: 'max-content',
  maxWidth: '100%',
  marginTop: `-${inBar}`,
  padding: `0 ${space[12]} 5px`,
  borderRadius: rounded,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: '18px',
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
  '@media': { [media.phone]: { marginTop: `-${inPhoneBar}`, paddingBottom: space[4], lineHeight: '16px' } },
});

/** The part below the bar, whose border continues around it. */
export const tab = style({
  position: 'absolute',
  inset: `${inBar} 0 0`,
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  borderRadius: rounded,
  '@media': { [media.phone]: { insetBlockStart: inPhoneBar } },
});

/** At the lower edge of the line. */
export const track = style({
  position: 'absolute',
  insetInline: 0,
  bottom: 0,
  height: '3px',
  background: vars.color.sunken,
  forcedColorAdjust: 'none',
});

export const fill = style({ height: '100%' });
