import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { media, space } from '../theme/tokens';

export const body = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[12],
  padding: `${space[20]} ${space[20]} ${space[12]}`,
  '@media': { [media.phone]: { paddingInline: space[16] } },
});
export const head = style({ display: 'flex', alignItems: 'center', gap: space[12] });
export const who = style({ flex: 1, minWidth: 0, fontSize: '14px' });
export const lines = style({ fontSize: '16.5px', lineHeight: 1.55 });
export const actions = style({
  display: 'flex',
  alignItems: 'center',
  gap: space[20],
  minHeight: '57px',
  marginInline: '10px',
  paddingInline: '10px',
  borderTop: `1px solid ${vars.color.line}`,
});
