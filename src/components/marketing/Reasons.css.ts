import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { media, space } from '../theme/tokens';

export const reasons = style({
  display: 'grid',
  gap: space[32],
  '@media': { [media.tablet]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' } },
});

export const reason = style({
  paddingTop: space[24],
  borderTop: `1px solid ${vars.color.lineStrong}`,
});

export const figure = style({
  fontFamily: fonts.display,
  fontSize: 'clamp(40px, 4.6vw, 60px)',
  fontWeight: 680,
  letterSpacing: '-0.03em',
  lineHeight: 1.1,
  marginBottom: space[24],
  selectors: { '&:lang(hi)': { letterSpacing: '-0.01em', lineHeight: 1.3 } },
  '@media': { [media.phone]: { marginBottom: space[12] } },
});

export const text = style({ marginTop: space[8], textWrap: 'pretty' });
