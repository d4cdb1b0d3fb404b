import { style } from '@vanilla-extract/css';
import { vars } from '@/components/theme/contract.css';
import { media, radius, space } from '@/components/theme/tokens';

export const page = style({
  display: 'grid',
  alignContent: 'center',
  minHeight: 'calc(100dvh - 140px)',
  width: '100%',
  maxWidth: `calc(1000px + 2 * ${space[20]})`,
  marginInline: 'auto',
  padding: `${space[32]} ${space[20]}`,
  '@media': { [media.phone]: { alignContent: 'start', padding: space[16] } },
});

/** A text beside the decorative line pattern, or below the pattern on a phone. */
export const card = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.1fr) minmax(0, 1fr)',
  minHeight: '420px',
  overflow: 'hidden',
  border: `1px solid ${vars.color.line}`,
  borderRadius: radius.cover,
  background: vars.color.surface,
  '@media': {
    [media.phone]: { gridTemplateColumns: 'minmax(0, 1fr)', minHeight: 0 },
  },
});

export const text = style({
  display: 'grid',
  alignContent: 'center',
  justifyItems: 'start',
  gap: space[16],
  padding: space[48],
  '@media': { [media.phone]: { order: 1, padding: `${space[24]} ${space[20]} ${space[32]}` } },
});

export const mark = style({
  display: 'grid',
  placeItems: 'center',
  width: '64px',
  height: '64px',
  marginBottom: space[8],
  borderRadius: radius.full,
  background: vars.color.riseSoft,
  color: vars.color.rise,
});

export const action = style({ paddingTop: space[8] });

export const cover = style({
  position: 'relative',
  background: vars.color.sky,
  '@media': { [media.phone]: { height: '132px' } },
});
