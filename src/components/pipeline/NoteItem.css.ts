import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const note = style({
  padding: `${space[8]} 0 ${space[12]}`,
  borderTop: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: space[8],
  minHeight: '36px',
  color: vars.color.inkMuted,
  fontSize: '14px',
});

export const actions = style({ display: 'flex', gap: space[8], marginInline: `auto ${space[4]}` });

export const text = style({ fontSize: '15px', lineHeight: 1.5, overflowWrap: 'anywhere' });

export const editor = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  justifyItems: 'start',
  gap: space[8],
});
