import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const list = style({ display: 'grid', gap: space[16] });

export const item = style({ display: 'flex', gap: space[12], minWidth: 0 });

export const text = style({ flex: 1, minWidth: 0, overflowWrap: 'anywhere' });

export const head = style({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: `0 ${space[8]}` });

export const name = style({ fontSize: '15px', fontWeight: 600, lineHeight: 1.4 });

export const reason = style({
  marginTop: '2px',
  fontSize: '14px',
  lineHeight: 1.5,
  color: vars.color.inkMuted,
});

export const change = style({ fontSize: '15px' });
