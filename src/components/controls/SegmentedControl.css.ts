import { style } from '@vanilla-extract/css';

export const group = style({ minWidth: 0, border: 0 });
export const option = style({ position: 'relative', display: 'grid' });
/** Over its segment, unseen: a radio that is only hidden can't be found by touch exploration. */
export const radio = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
});
