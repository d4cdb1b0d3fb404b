import { style } from '@vanilla-extract/css';
import { fonts } from '../theme/global.css';
import { space } from '../theme/tokens';

export const block = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: '16px 18px',
});

export const title = style({
  fontFamily: fonts.display,
  fontSize: '16.5px',
  fontWeight: 660,
  letterSpacing: '-0.01em',
  lineHeight: 1.35,
});
