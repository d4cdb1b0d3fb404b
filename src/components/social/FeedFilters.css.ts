import { style } from '@vanilla-extract/css';
import * as overflowStyles from '../layout/overflow.css';
import { media, space } from '../theme/tokens';

/** The scrolling row clips focus rings, so it has padding for them, and a negative margin to compensate. */
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
      // Extends to the edges of the screen. A chip that is cut off there shows that the row scrolls.
      [media.phone]: {
        marginInline: `-${space[16]}`,
        paddingInline: space[16],
        scrollPaddingInline: space[16],
      },
    },
  },
]);
