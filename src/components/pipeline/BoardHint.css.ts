import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';

export const hint = style({
  minHeight: '24px',
  color: vars.color.inkMuted,
  fontSize: '13px',
  lineHeight: '24px',
});

export const key = style({
  padding: '1px 6px',
  border: `1px solid ${vars.color.lineStrong}`,
  borderRadius: '5px',
  background: vars.color.surface,
  color: vars.color.ink,
  font: 'inherit',
  fontSize: '12.5px',
  fontWeight: 600,
});
