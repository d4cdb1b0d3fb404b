import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, radius, space } from '../theme/tokens';

export const team = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: `${space[24]} ${space[16]}`,
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))', gap: space[24] } },
});

/** A tile with a person's initials on rings that look like a weather map's. */
export const tile = style({
  display: 'grid',
  placeItems: 'end start',
  aspectRatio: '4 / 3',
  padding: space[16],
  marginBottom: space[12],
  borderRadius: radius.card,
  color: vars.color.ink,
  fontFamily: fonts.display,
  fontSize: '34px',
  fontWeight: 680,
  letterSpacing: '-0.03em',
  lineHeight: 1,
});

const rings = (centre: string, every: number) =>
  `repeating-radial-gradient(ellipse at ${centre}, transparent 0 ${every - 1.5}px, color-mix(in srgb, ${vars.color.isobar} 55%, transparent) ${every - 1}px ${every}px)`;

/** Backgrounds of the tiles, used in rotation. */
export const maps = [
  style({ background: `${rings('85% 10%', 19)}, ${vars.color.sky}` }),
  style({ background: `${rings('20% -10%', 25)}, ${vars.color.sunken}` }),
  style({ background: `${rings('75% 40%', 22)}, ${vars.color.sky}` }),
  style({ background: `${rings('60% 120%', 28)}, ${vars.color.sunken}` }),
] as const;
