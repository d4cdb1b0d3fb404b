import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

export const notice = style({
  display: 'grid',
  justifyItems: 'start',
  gap: space[16],
  maxWidth: '36rem',
  textWrap: 'pretty',
  paddingBlock: `${space[72]} ${space[96]}`,
  '@media': { [media.phone]: { paddingBlock: `${space[48]} ${space[72]}` } },
});

export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[12], marginTop: space[8] });
