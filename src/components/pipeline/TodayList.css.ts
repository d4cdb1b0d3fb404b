import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const list = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[20],
});

export const section = style({
  background: vars.color.surface,
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  overflow: 'clip',
});

export const head = style({
  display: 'flex',
  alignItems: 'baseline',
  gap: space[8],
  padding: `${space[16]} ${space[20]} ${space[12]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});

export const count = style({
  color: vars.color.inkMuted,
  fontSize: '15px',
  fontVariantNumeric: 'tabular-nums',
});

export const more = style({
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

globalStyle(`${more} > button`, { '@media': { [media.phone]: { minHeight: '44px' } } });

/** In the space below the list, visible while the keyboard is in the list. Phones have no keys. */
export const keys = style({
  position: 'absolute',
  top: '100%',
  insetInlineStart: space[20],
  lineHeight: space[20],
  color: vars.color.inkMuted,
  fontSize: '13px',
  visibility: 'hidden',
  selectors: { [`${list}:has(:focus-visible) > &`]: { visibility: 'visible' } },
  '@media': { [media.phone]: { display: 'none' } },
});
