import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const link = style({
  display: 'grid',
  gap: space[8],
  minWidth: 0,
  borderRadius: radius.field,
  overflowWrap: 'anywhere',
});

export const name = style({
  display: 'block',
  fontSize: '15.5px',
  fontWeight: 600,
  lineHeight: 1.4,
  selectors: { [`${link}:hover &`]: { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const text = style({
  display: 'block',
  fontSize: '14px',
  lineHeight: 1.45,
  color: vars.color.inkMuted,
});
