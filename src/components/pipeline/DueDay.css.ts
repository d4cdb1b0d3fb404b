import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const due = style({
  color: vars.color.inkMuted,
  fontSize: '13px',
  fontWeight: 550,
  fontVariantNumeric: 'tabular-nums',
  whiteSpace: 'nowrap',
});

export const overdue = style({
  padding: '1px 6px',
  borderRadius: '6px',
  background: vars.color.dangerSoft,
  color: vars.color.danger,
});
