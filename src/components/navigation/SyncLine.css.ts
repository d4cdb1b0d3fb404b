import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { layer, measure, media, radius, space } from '../theme/tokens';

/** A place without height at the lower edge of the top bar (68 px, 60 px on a phone, and a border). */
export const place = style({
  position: 'sticky',
  top: '68px',
  zIndex: layer.bar - 1,
  display: 'flex',
  height: 0,
  maxWidth: measure.content,
  marginInline: 'auto',
  paddingInline: space[20],
  pointerEvents: 'none',
  // In wider windows, the middle is below the navigation, whose current item has stripes too.
  '@media': { [media.phone]: { top: '60px', justifyContent: 'center', paddingInline: space[16] } },
});

/** Hangs from the top bar. */
export const line = style({
  position: 'relative',
  flexShrink: 0,
  height: 'max-content',
  maxWidth: '100%',
  overflow: 'hidden',
  padding: `2px ${space[16]} 4px`,
  border: `1px solid ${vars.color.line}`,
  borderTop: 0,
  borderRadius: `0 0 ${radius.field} ${radius.field}`,
  background: vars.color.surface,
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: 1.4,
  fontVariantNumeric: 'tabular-nums',
  textAlign: 'center',
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
