import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[12] });
export const row = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const facts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere', lineHeight: 1.4 });
export const name = style({
  fontSize: '15.5px',
  fontWeight: 600,
  selectors: { '&:hover': { textDecoration: 'underline', textUnderlineOffset: '3px' } },
});
export const role = style({ fontSize: '14px', lineHeight: 1.35, color: vars.color.inkMuted });
