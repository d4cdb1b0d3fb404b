import { style } from '@vanilla-extract/css';
import { space } from '../theme/tokens';

export const wrap = style({ position: 'relative' });
export const withTrailing = style({ paddingRight: space[48] });
export const trailing = style({
  position: 'absolute',
  insetBlock: 0,
  right: '8px',
  display: 'flex',
  alignItems: 'center',
});
