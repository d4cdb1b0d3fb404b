import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, space } from '../theme/tokens';

export const row = style({
  display: 'flex',
  alignItems: 'center',
  gap: `${space[12]} ${space[48]}`,
  paddingBlock: space[24],
  color: vars.color.inkMuted,
  '@media': { [media.belowDesktop]: { flexDirection: 'column', alignItems: 'stretch' } },
});

export const names = style({
  flex: 1,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[24]}`,
  fontFamily: fonts.display,
  fontSize: '20px',
  fontWeight: 650,
  letterSpacing: '-0.01em',
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', fontSize: '18px' },
  },
});
