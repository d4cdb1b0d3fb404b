import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, radius, space } from '../theme/tokens';

export const cards = style({
  display: 'grid',
  gap: space[12],
  '@media': {
    [media.desktop]: { width: '490px', gap: space[8] },
    [`${media.tablet} and ${media.belowDesktop}`]: {
      gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
      alignItems: 'start',
      gap: space[20],
    },
  },
});

// The upper card is on the right, the lower card on the left, which suggests rising air.
export const upper = style({
  '@media': { [media.desktop]: { width: '360px', justifySelf: 'end' } },
});
export const lower = style({ '@media': { [media.desktop]: { width: '330px' } } });

export const head = style({ display: 'flex', alignItems: 'center', gap: space[12], marginBottom: space[16] });

export const who = style({ minWidth: 0, fontSize: '14px', lineHeight: 1.3, color: vars.color.inkMuted });

export const startupName = style({
  fontFamily: fonts.display,
  fontSize: '18px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  color: vars.color.ink,
});

export const personName = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  fontSize: '16px',
  fontWeight: 600,
  color: vars.color.ink,
});

export const tick = style({ color: vars.color.link });

export const raised = style({ fontWeight: 600 });

export const tags = style({ display: 'flex', flexWrap: 'wrap', gap: space[8], marginTop: space[12] });

export const bubble = style({
  padding: `${space[8]} ${space[16]}`,
  borderRadius: `${radius.card} ${radius.card} ${radius.card} 4px`,
  background: vars.color.sunken,
});
