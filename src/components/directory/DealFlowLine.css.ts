import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** Reduces the distance to the filter bar above. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  marginBlock: `-${space[8]}`,
  fontSize: '15px',
});

/** On phones, the actions wrap below the text. */
export const text = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });
