import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const note = style({
  display: 'flex',
  gap: space[12],
  padding: `${space[12]} ${space[16]}`,
  borderRadius: radius.field,
  background: vars.color.sunken,
  fontSize: '15px',
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

/** Aligns the icon with the first line of text. */
export const icon = style({ flexShrink: 0, marginTop: '3px', color: vars.color.inkMuted });
