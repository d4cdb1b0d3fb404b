import { createVar, globalStyle, style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

const column = { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[20], minWidth: 0 };
const onTablet = `${media.tablet} and ${media.belowDesktop}`;

/** Height of a column, in px. */
export const columnHeight = createVar({ syntax: '<length>', inherits: false, initialValue: '0px' });

/**
 * Makes the shorter column stick below the top bar while the longer column scrolls. A column that is taller
 * than the window sticks with its end at the bottom of the window.
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

/** The cards beside the main column. On a tablet, they fill two columns. */
export const aside = style([
  column,
  { '@media': { [onTablet]: { display: 'block', columns: 2, columnGap: space[20] } } },
]);
/** A layout with the `more` prop. A long aside stretches the second row (`more`), not the first (`main`). */
export const split = style({
  '@media': { [media.desktop]: { gridTemplateRows: 'auto 1fr' } },
});
globalStyle(`${split} > ${aside}`, { '@media': { [media.desktop]: { gridRow: 'span 2' } } });
globalStyle(`${aside} > *`, {
  '@media': { [onTablet]: { breakInside: 'avoid', marginBottom: space[20] } },
});
