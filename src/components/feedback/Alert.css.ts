import { style, styleVariants } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const alert = style({
  display: 'flex',
  gap: space[8],
  padding: `${space[12]} ${space[16]}`,
  border: '1px solid',
  borderRadius: radius.field,
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.45,
  overflowWrap: 'anywhere',
});

export const tones = styleVariants({
  danger: { color: vars.color.danger, background: vars.color.dangerSoft, borderColor: vars.color.danger },
  info: { color: vars.color.ink, background: vars.color.sky, borderColor: vars.color.link },
});

export const icon = style({ flexShrink: 0, marginTop: '2px' });
export const text = style({ minWidth: 0, flex: 1 });
