import { style } from '@vanilla-extract/css';
import { media, space } from '@/components/theme/tokens';

export const ways = style({
  display: 'grid',
  gap: space[16],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    [media.desktop]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  },
});

export const way = style({
  height: '100%',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'start',
  gap: space[8],
});

/** The address at the bottom of the card. */
export const address = style({ marginTop: 'auto', paddingTop: space[12], fontStyle: 'normal' });

export const note = style({ marginTop: space[16], textWrap: 'pretty' });

export const questions = style({
  display: 'grid',
  gap: space[16],
  paddingBlock: `${space[72]} ${space[96]}`,
  '@media': {
    [media.desktop]: { gridTemplateColumns: '300px minmax(0, 1fr)', gap: space[72] },
    [media.phone]: { paddingBlock: `${space[48]} ${space[72]}` },
  },
});

/** Aligns the first question with the heading beside it. */
export const list = style({ '@media': { [media.desktop]: { marginTop: '-12px' } } });
