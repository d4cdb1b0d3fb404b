import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const viewAs = style({
  display: 'grid',
  gap: space[4],
  justifyItems: 'end',
  '@media': { [media.belowDesktop]: { justifyItems: 'start' } },
});

/** With what it says, it has a line of its own among the buttons. */
export const saying = style({ flexBasis: '100%' });

export const label = style({ whiteSpace: 'nowrap' });
