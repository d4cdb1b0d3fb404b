import { style, styleVariants } from '@vanilla-extract/css';
import { fonts } from '../theme/global.css';
import { media } from '../theme/tokens';

export const heading = style({
  fontFamily: fonts.display,
  fontWeight: 680,
  letterSpacing: '-0.015em',
  lineHeight: 1.2,
  textWrap: 'balance',
  overflowWrap: 'anywhere',
  selectors: { '&:lang(hi)': { lineHeight: 1.35, letterSpacing: 0 } },
});

export const sizes = styleVariants({
  hero: {
    fontSize: 'clamp(44px, 6.2vw, 84px)',
    fontWeight: 720,
    letterSpacing: '-0.035em',
    lineHeight: 1,
    selectors: { '&:lang(hi)': { lineHeight: 1.25, letterSpacing: '-0.01em' } },
  },
  page: { fontSize: '34px', lineHeight: 1.15, '@media': { [media.phone]: { fontSize: '28px' } } },
  section: {
    fontSize: '44px',
    letterSpacing: '-0.025em',
    lineHeight: 1.1,
    '@media': { [media.phone]: { fontSize: '32px' } },
  },
  card: { fontSize: '24px' },
  small: { fontSize: '17px', lineHeight: 1.3 },
});
