import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const notice = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[12]}`,
  padding: `${space[8]} ${space[12]} ${space[8]} ${space[16]}`,
  borderRadius: radius.field,
  background: vars.color.sunken,
  fontSize: '15px',
  lineHeight: 1.45,
});
export const text = style({ flex: '1 1 200px', minWidth: 0 });
export const actions = style({ display: 'flex', flexWrap: 'wrap', gap: space[8] });
