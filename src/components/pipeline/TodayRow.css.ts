import { globalStyle, style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'auto minmax(0, 1fr) auto auto',
  alignItems: 'center',
  gap: `${space[12]} ${space[16]}`,
  padding: `${space[12]} ${space[20]}`,
  borderTop: `1px solid ${vars.color.line}`,
  transition: `background ${motion.quick}`,
  selectors: {
    // Marks the row of the keyboard, because its focused button is at the other end.
    '&:has(:focus-visible)': { background: vars.color.canvas },
  },
  '@media': {
    [media.phone]: { gridTemplateColumns: 'auto minmax(0, 1fr)', padding: space[16] },
  },
});

/** The icon of a saved search, which has no face. */
export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '44px',
  height: '44px',
  borderRadius: radius.full,
  background: vars.color.sky,
  color: vars.color.link,
});

export const words = style({ minWidth: 0, overflowWrap: 'anywhere' });

export const name = style({ fontWeight: 600, lineHeight: 1.4 });

export const link = style({
  borderRadius: '2px',
  selectors: { '&:hover': { textDecoration: 'underline' } },
  // The line of the name is 22 px high; the link's area is larger.
  '@media': { [media.phone]: { display: 'inline-block', paddingBlock: '11px', marginBlock: '-11px' } },
});

export const what = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  color: vars.color.inkMuted,
  fontSize: '15px',
  lineHeight: 1.45,
});

export const since = style({
  color: vars.color.inkMuted,
  fontSize: '14px',
  lineHeight: 1.45,
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridColumn: 2, marginTop: `-${space[8]}` } },
});

export const late = style({ color: vars.color.danger, fontWeight: 600 });

export const actions = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, auto))',
  gap: space[8],
  gridColumn: 4,
  '@media': {
    [media.phone]: { gridColumn: '1 / -1', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  },
});

globalStyle(`${actions} > *, ${actions} > span > *`, {
  '@media': { [media.tablet]: { minWidth: '96px' }, [media.phone]: { minHeight: '44px' } },
});
