import { style } from '@vanilla-extract/css';
import { measure, media, space } from '../theme/tokens';

export const page = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  gap: space[20],
  width: '100%',
  maxWidth: measure.content,
  marginInline: 'auto',
  padding: `28px ${space[24]} ${space[48]}`,
  '@media': { [media.phone]: { padding: `${space[20]} ${space[16]} ${space[32]}` } },
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[12],
});

/** The toggle between the kinds of profile and the search field, side by side. */
export const controls = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(auto, 340px) minmax(0, 1fr)',
  alignItems: 'center',
  gap: space[16],
  '@media': { [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', gap: space[12] } },
});
