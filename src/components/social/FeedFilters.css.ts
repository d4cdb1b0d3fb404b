import { style } from '@vanilla-extract/css';
import * as overflowStyles from '../layout/overflow.css';
import { media, space } from '../theme/tokens';

/** Padded for the focus ring, which a scrolling box would cut, and pulled back by as much. */
export const row = style([
  overflowStyles.fadesWhereMore,
  {
    display: 'flex',
    gap: space[8],
    margin: '-4px',
    padding: '4px',
    overflowX: 'auto',
    scrollbarWidth: 'none',
    '@media': {
      // To the edges of the screen, so that a cut chip shows there is more.
      [media.phone]: {
        marginInline: `-${space[16]}`,
        paddingInline: space[16],
        scrollPaddingInline: space[16],
      },
    },
  },
]);
