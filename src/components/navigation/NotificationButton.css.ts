import { style } from '@vanilla-extract/css';
import { media } from '../theme/tokens';

/** The list hangs below the button; on a phone below the whole bar. */
export const root = style({
  position: 'relative',
  display: 'flex',
  // The bell, not its round ground, keeps its distance.
  marginInline: '-6px',
  '@media': { [media.phone]: { position: 'static' } },
});
