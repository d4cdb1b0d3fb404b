import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { measure, media, radius, space } from '@/components/theme/tokens';

export const page = style({
  width: '100%',
  maxWidth: `calc(720px + 2 * ${space[20]})`,
  marginInline: 'auto',
  padding: `40px ${space[20]} ${space[72]}`,
  '@media': { [media.phone]: { padding: `${space[16]} ${space[16]} ${space[48]}` } },
});

export const cover = style({
  position: 'relative',
  height: '200px',
  overflow: 'hidden',
  borderRadius: radius.cover,
  background: vars.color.sky,
  '@media': { [media.phone]: { height: '120px' } },
});

export const words = style({
  maxWidth: measure.reading,
  paddingTop: space[32],
  '@media': { [media.phone]: { paddingTop: space[24] } },
});
