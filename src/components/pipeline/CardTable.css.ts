import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, motion, radius, space } from '../theme/tokens';

export const frame = style({
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.card,
  background: vars.color.surface,
});

export const table = style({ display: 'block', width: '100%' });

/** A grid, because the rows that aren't rendered are replaced with the padding of `body`. */
export const row = style({
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 5fr) minmax(0, 3fr) minmax(0, 6fr) minmax(0, 5fr) minmax(0, 2fr)',
  alignItems: 'center',
  columnGap: space[12],
  minHeight: '56px',
  paddingInlineEnd: space[16],
  transition: `background ${motion.quick}`,
  contain: 'layout style',
  selectors: { '& + &': { borderTop: `1px solid ${vars.color.line}` } },
  '@media': {
    [media.phone]: {
      gridTemplateColumns: '44px minmax(0, 1fr) auto',
      rowGap: space[4],
      paddingBlock: space[8],
    },
  },
});
export const chosen = style({ background: vars.color.sky });

/** Stays below the top bar while the page scrolls. */
export const head = style({
  display: 'block',
  position: 'sticky',
  top: '68px',
  zIndex: 1,
  borderBottom: `1px solid ${vars.color.line}`,
  borderRadius: `${radius.card} ${radius.card} 0 0`,
  background: vars.color.surface,
  fontSize: '14px',
  '@media': { [media.phone]: { position: 'static' } },
});
/** On phones, the columns to sort by scroll sideways. */
export const headRow = style({
  minHeight: '44px',
  borderTop: 0,
  '@media': {
    [media.phone]: { display: 'flex', paddingBlock: 0, overflowX: 'auto', scrollbarWidth: 'none' },
  },
});

export const body = style({ display: 'block' });

export const check = style({
  display: 'grid',
  placeItems: 'center',
  alignSelf: 'stretch',
  minHeight: '44px',
  '@media': { [media.phone]: { flex: '0 0 44px', gridRow: '1 / span 3', alignSelf: 'start' } },
});

export const header = style({
  minWidth: 0,
  textAlign: 'start',
  '@media': { [media.phone]: { flexShrink: 0 } },
});

export const sort = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[4],
  minHeight: '44px',
  maxWidth: '100%',
  borderRadius: radius.chip,
  color: vars.color.inkMuted,
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: {
    '&:hover, [aria-sort="ascending"] > &, [aria-sort="descending"] > &': { color: vars.color.ink },
  },
});

export const name = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  minWidth: 0,
  padding: `${space[8]} 0`,
  fontWeight: 600,
  textAlign: 'start',
  '@media': { [media.phone]: { flexWrap: 'wrap', gap: space[8], padding: 0 } },
});
export const open = style({
  minWidth: 0,
  minHeight: '40px',
  borderRadius: '4px',
  fontWeight: 600,
  textAlign: 'start',
  overflowWrap: 'anywhere',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const cell = style({
  minWidth: 0,
  fontSize: '14px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { gridColumn: '2 / -1', ':empty': { display: 'none' } } },
});

export const since = style({
  color: vars.color.inkMuted,
  fontSize: '14px',
  fontVariantNumeric: 'tabular-nums',
  '@media': { [media.phone]: { gridColumn: 3, gridRow: 1 } },
});

export const unsaved = style({ flexShrink: 0, color: vars.color.danger, fontSize: '14px' });
export const muted = style({ color: vars.color.inkMuted, fontSize: '14px', fontWeight: 400 });

export const more = style({ display: 'flex', justifyContent: 'center', padding: space[12] });
