import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

/** Positions the list below the button, on a phone below the whole bar. */
export const root = style({
  position: 'relative',
  display: 'flex',
  // Measures the spacing from the bell, not from its round background.
  marginInline: '-6px',
  '@media': { [media.phone]: { position: 'static' } },
});
