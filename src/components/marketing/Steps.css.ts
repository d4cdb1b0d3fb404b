import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, space } from '../theme/tokens';

export const steps = style({
  display: 'grid',
  gap: space[32],
  '@media': {
    [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: `0 ${space[32]}` },
  },
});

export const step = style({
  '@media': {
    [media.phone]: { display: 'grid', gridTemplateColumns: '56px minmax(0, 1fr)' },
    // Each step is 28 px higher than the previous one.
    [media.tablet]: {
      paddingTop: '56px',
      selectors: { '&:nth-child(2)': { paddingTop: '28px' }, '&:nth-child(3)': { paddingTop: 0 } },
    },
  },
});

export const number = style({
  fontFamily: fonts.display,
  fontSize: '64px',
  fontWeight: 720,
  letterSpacing: '-0.035em',
  lineHeight: 1,
  color: vars.color.signal,
  marginBottom: space[20],
  '@media': { [media.phone]: { fontSize: '48px', lineHeight: 0.9 } },
});

export const text = style({ marginTop: space[8], maxWidth: '40ch', textWrap: 'pretty' });
