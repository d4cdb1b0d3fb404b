import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const empty = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: space[8],
  padding: `${space[48]} ${space[16]}`,
  textAlign: 'center',
});

export const badge = style({
  display: 'grid',
  placeItems: 'center',
  width: '56px',
  height: '56px',
  marginBottom: space[8],
  borderRadius: radius.full,
  background: vars.color.sky,
  color: vars.color.link,
});

export const text = style({ maxWidth: '44ch', color: vars.color.inkMuted, overflowWrap: 'anywhere' });
export const actions = style({ marginTop: space[12], maxWidth: '100%' });
