import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { fonts } from '../theme/global.css';
import { radius, space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: '10px' });

export const row = style({ display: 'flex', alignItems: 'center', gap: space[12] });

export const tile = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  flexShrink: 0,
  width: '48px',
  minHeight: '48px',
  borderRadius: radius.field,
  background: vars.color.sunken,
});
export const dayNumber = style({
  fontFamily: fonts.display,
  fontSize: '17px',
  fontWeight: 680,
  lineHeight: '22px',
});
export const month = style({ fontSize: '13px', lineHeight: '18px', color: vars.color.inkMuted });

export const facts = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });
export const title = style({ fontSize: '15.5px', fontWeight: 600, lineHeight: 1.4 });
export const place = style({ fontSize: '14px', lineHeight: 1.4, color: vars.color.inkMuted });
