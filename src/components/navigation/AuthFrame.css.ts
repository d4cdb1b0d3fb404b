import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, space } from '../theme/tokens';

export const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 52fr) minmax(0, 48fr)',
  minHeight: '100dvh',
  '@media': {
    [media.phone]: { display: 'block' },
  },
});

export const panel = style({
  position: 'sticky',
  top: 0,
  height: '100dvh',
  overflow: 'hidden',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  padding: '40px',
  background: `linear-gradient(200deg, ${vars.color.sky}, ${vars.color.canvas})`,
  '@media': {
    [media.phone]: {
      position: 'relative',
      height: 'auto',
      padding: `${space[20]} ${space[16]} ${space[32]}`,
      gap: space[32],
      background: `linear-gradient(${vars.color.sky}, ${vars.color.canvas})`,
    },
  },
});

/** Positions the element in front of the background lines. */
export const front = style({ position: 'relative' });

export const tagline = style([
  front,
  {
    maxWidth: '10em',
    fontFamily: fonts.display,
    fontSize: 'clamp(40px, 4.6vw, 66px)',
    fontWeight: 720,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    textWrap: 'balance',
    selectors: { '&:lang(hi)': { lineHeight: 1.25, letterSpacing: '-0.01em' } },
    '@media': { [media.phone]: { fontSize: '34px', lineHeight: 1.05 } },
  },
]);

export const main = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'safe center',
  padding: `${space[48]} ${space[32]}`,
  minWidth: 0,
  '@media': { [media.phone]: { padding: `0 ${space[16]} ${space[48]}` } },
});

export const column = style({
  width: '100%',
  maxWidth: '392px',
  '@media': { [media.phone]: { maxWidth: '480px' } },
});
