import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, radius, space } from '../theme/tokens';

export const notFound = style({
  display: 'grid',
  justifyItems: 'center',
  gap: space[12],
  maxWidth: '34rem',
  marginInline: 'auto',
  paddingBlock: space[96],
  textAlign: 'center',
  textWrap: 'pretty',
  '@media': { [media.phone]: { paddingBlock: space[48] } },
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: space[8],
  borderRadius: radius.full,
  background: vars.color.sky,
  color: vars.color.link,
});

export const actions = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: space[12],
  marginTop: space[12],
});
