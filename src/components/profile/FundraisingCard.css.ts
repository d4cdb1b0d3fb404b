import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { space } from '../theme/tokens';

export const amount = style({
  marginBottom: space[8],
  fontFamily: fonts.display,
  fontSize: '40px',
  fontWeight: 720,
  letterSpacing: '-0.025em',
  lineHeight: 1.1,
  fontVariantNumeric: 'tabular-nums',
  overflowWrap: 'anywhere',
});

export const raised = style({ fontSize: '14px', color: vars.color.inkMuted });
