import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

/** The positioned ancestor of the list: the list is below the button, or on a phone below the whole bar. */
export const root = style({
  position: 'relative',
  display: 'flex',
  // Makes the space to the neighbors start at the bell's icon instead of its round background.
  marginInline: '-6px',
  '@media': { [media.phone]: { position: 'static' } },
});
