import { style } from '@vanilla-extract/css';

export const wrap = style({ position: 'relative' });
export const withTrailing = style({ paddingRight: '52px' });
export const trailing = style({
  position: 'absolute',
  insetBlock: 0,
  right: '4px',
  display: 'flex',
  alignItems: 'center',
});
