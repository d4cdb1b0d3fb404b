import { globalStyle, style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, radius, space } from '../theme/tokens';

export const cover = style({
  position: 'relative',
  height: '200px',
  overflow: 'hidden',
  borderRadius: radius.cover,
  background: vars.color.sky,
  '@media': { [media.phone]: { height: '132px' } },
});

export const picture = style({ width: '100%', height: '100%', objectFit: 'cover' });

export const head = style({
  display: 'grid',
  // Reserves a minimum width for the name, even beside many buttons.
  gridTemplateColumns: 'auto minmax(min(280px, 30%), 1fr) auto',
  columnGap: space[24],
  paddingInline: space[24],
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'auto minmax(0, 1fr)' },
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', paddingInline: 0 },
  },
});

/** Makes the picture overlap the cover's edge, with a ring in the background colour around the picture. */
export const mark = style({
  position: 'relative',
  justifySelf: 'start',
  alignSelf: 'start',
  gridRow: 'span 2',
  marginTop: '-44px',
  padding: space[4],
  background: vars.color.canvas,
  '@media': {
    [media.phone]: { gridRow: 'auto', marginTop: '-72px', marginInlineStart: space[12] },
  },
});

export const shapes = styleVariants({
  square: { borderRadius: `calc(${radius.cover} + ${space[4]})` },
  round: { borderRadius: radius.full },
});

export const identity = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[4],
  alignContent: 'start',
  minWidth: 0,
  paddingTop: space[12],
});

/** The star button is taller than the name. Its negative margin preserves the height of the line. */
export const title = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });
globalStyle(`${title} > button`, { marginBlock: '-6px' });

export const tick = style({ whiteSpace: 'nowrap', marginInlineStart: space[4] });
globalStyle(`${tick} svg`, { width: '24px', height: '24px' });

export const subtitle = style({
  fontSize: '18px',
  lineHeight: 1.4,
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { fontSize: '17px' } },
});

/** Extends from the picture to the end of the page, so that the facts fit on one line. */
export const line = style({
  gridColumn: '2 / -1',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: `${space[8]} ${space[16]}`,
  marginTop: space[8],
  '@media': { [media.phone]: { gridColumn: '1 / -1' } },
});

export const facts = style({ display: 'contents' });

export const fact = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[8],
  minWidth: 0,
  fontSize: '15px',
  color: vars.color.inkMuted,
  overflowWrap: 'anywhere',
});
export const face = style({});
globalStyle(`${face} > img`, { width: '24px', height: '24px' });
export const factIcon = style({ flexShrink: 0 });
export const factLink = style({
  selectors: {
    '&:hover': { color: vars.color.ink, textDecoration: 'underline', textUnderlineOffset: '3px' },
  },
});

export const side = style({
  gridRow: 1,
  gridColumn: 3,
  display: 'grid',
  gap: space[8],
  alignContent: 'end',
  justifyItems: 'end',
  paddingTop: space[16],
  '@media': {
    [media.belowDesktop]: { gridRow: 'auto', gridColumn: '1 / -1', justifyItems: 'start' },
    [media.phone]: { justifyItems: 'stretch' },
  },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: space[12],
  '@media': { [media.belowDesktop]: { justifyContent: 'flex-start' } },
});
globalStyle(`${actions} > *`, { '@media': { [media.phone]: { flexGrow: 1 } } });
// On very narrow phones, the button before the “View as” menu fills the rest of the line. Otherwise, the menu
// could be alone on the next line.
globalStyle(`${actions} > :has(+ [aria-haspopup][aria-label])`, {
  '@media': { '(width < 360px)': { flexBasis: `calc(100% - 40px - ${space[12]})` } },
});

export const stats = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: `${space[12]} ${space[48]}`,
  marginTop: space[24],
  paddingInline: space[24],
  '@media': { [media.phone]: { columnGap: space[20], paddingInline: 0 } },
});

export const stat = style({ display: 'flex', flexDirection: 'column-reverse' });
export const statLabel = style({ fontSize: '14px', color: vars.color.inkMuted });
export const statValue = style({
  fontFamily: fonts.display,
  fontSize: '24px',
  fontWeight: 680,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  fontVariantNumeric: 'tabular-nums',
});
