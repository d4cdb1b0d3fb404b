import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const line = style({ display: 'flex', alignItems: 'center', gap: space[8], minWidth: 0 });

export const list = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: space[8],
  marginTop: space[12],
});

export const item = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[4],
  minWidth: 0,
  maxWidth: '100%',
  minHeight: '40px',
  padding: '4px 4px 4px 14px',
  borderRadius: radius.cover,
  background: vars.color.sunken,
  fontSize: '15px',
  fontWeight: 550,
  lineHeight: 1.4,
});

export const text = style({ minWidth: 0, overflowWrap: 'anywhere' });
