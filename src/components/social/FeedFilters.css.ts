import { style } from '@vanilla-extract/css';
import * as overflowStyles from '../layout/overflow.css';
import { media, space } from '../theme/tokens';

/** Padding for the focus ring, which a scrolling box clips, and a negative margin to compensate. */
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
      // Extends to the edges of the screen, so that a cut-off chip shows there are more.
      [media.phone]: {
        marginInline: `-${space[16]}`,
        paddingInline: space[16],
        scrollPaddingInline: space[16],
      },
    },
  },
]);
