import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const call = style({
  position: 'relative',
  isolation: 'isolate',
  overflow: 'hidden',
  display: 'grid',
  gap: space[12],
  padding: `${space[72]} ${space[48]}`,
  borderRadius: radius.cover,
  background: vars.color.sky,
  '@media': { [media.phone]: { padding: `${space[32]} ${space[20]}` } },
});

/** Fades the lines out behind the text. */
export const lines = style({
  position: 'absolute',
  inset: 0,
  zIndex: -1,
  maskImage: 'linear-gradient(to right, transparent 35%, black 80%)',
  '@media': { [media.phone]: { maskImage: 'linear-gradient(to top right, transparent 45%, black)' } },
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[12],
  marginTop: space[12],
  '@media': { [media.phone]: { display: 'grid' } },
});
