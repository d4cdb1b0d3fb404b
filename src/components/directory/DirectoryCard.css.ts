import { style } from '@vanilla-extract/css';
import { media, space } from '../theme/tokens';

/** Fills the height of its row of cards. The footer is at the bottom. */
export const card = style({
  display: 'flex',
  flexDirection: 'column',
  gap: space[16],
  height: '100%',
  padding: space[20],
  containerType: 'inline-size',
  '@media': { [media.phone]: { padding: space[16] } },
});

/** Reserves two lines below the name, so that the bodies of the cards in a row are aligned. */
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], minHeight: '64px' });

/** The buttons are above each other, which leaves the name its width, unless the card is wide. */
export const marks = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  flexShrink: 0,
  marginBlock: '-8px',
  '@container': { '(width >= 440px)': { flexDirection: 'row', marginBlock: 0 } },
});

export const names = style({ flex: 1, minWidth: '24px', overflowWrap: 'anywhere' });

export const nameLink = style({
  borderRadius: '4px',
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});

export const body = style({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] });

export const foot = style({
  display: 'grid',
  gridAutoFlow: 'column',
  gridAutoColumns: 'minmax(0, 1fr)',
  gap: space[8],
  marginTop: 'auto',
  paddingTop: space[4],
});
