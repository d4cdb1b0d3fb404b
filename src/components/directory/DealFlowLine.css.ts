import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** Close to the bar of filters, which it goes with. */
export const line = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[16],
  marginBlock: `-${space[8]}`,
  fontSize: '15px',
});

/** On a phone, what can be done goes below. */
export const words = style({ '@media': { [media.phone]: { flexBasis: '100%' } } });
