import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius, space } from '../theme/tokens';

export const empty = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: `${space[8]} ${space[16]}`,
  padding: `${space[12]} ${space[16]}`,
  border: `1px dashed ${vars.color.lineStrong}`,
  borderRadius: radius.field,
  background: vars.color.canvas,
  fontSize: '15px',
});

export const text = style({ flex: '1 1 220px', minWidth: 0, color: vars.color.inkMuted });
