import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const rule = style({ border: 0, borderTop: `1px solid ${vars.color.line}`, width: '100%' });

const side = { content: '""', flex: '1 0 16px', borderTop: `1px solid ${vars.color.line}` };

export const labelled = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[12],
  color: vars.color.inkMuted,
  fontSize: '14px',
  textAlign: 'center',
  '::before': side,
  '::after': side,
});
