import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { space } from '../theme/tokens';

export const part = style({
  display: 'grid',
  gap: space[12],
  minWidth: 0,
  paddingTop: space[16],
  borderTop: `1px solid ${vars.color.line}`,
});

export const head = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  gap: `${space[4]} ${space[12]}`,
});
