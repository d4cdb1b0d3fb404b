import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20], minWidth: 0 };
const onTablet = `${media.tablet} and ${media.belowDesktop}`;

/** Height of a column, in px. */
export const columnHeight = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

/**
 * The shorter column sticks while the longer one scrolls: below the bar, or with its end at the bottom of the
 * window if it is taller than the window.
 */
export const accompanying = style({
  '@media': {
    [media.desktop]: {
      position: 'sticky',
      top: `min(88px, calc(100dvh - ${space[20]} - ${columnHeight}))`,
    },
  },
});

export const layout = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 340px',
  alignItems: 'start',
  gap: `${space[20]} ${space[24]}`,
  '@media': {
    [media.belowDesktop]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20] },
  },
});

export const main = style(column);

/** The aside. On a tablet, its cards fill two columns. */
export const aside = style([
  column,
  { '@media': { [onTablet]: { display: 'block', columns: 2, columnGap: space[20] } } },
]);
/** A layout with `more`: a long aside makes the row of `more` taller, not the row of `main`. */
export const split = style({
  '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${split} > ${aside}`, { '@media': { [media.desktop]: { gridRow: 'span 2' } } });
globalStyle(`${aside} > *`, {
  '@media': { [onTablet]: { breakInside: 'avoid', marginBottom: space[20] } },
});
