import { style } from '@vanilla-extract/css';

export const box = style({ display: 'flex', flexDirection: 'column', minWidth: 0 });

export const text = style({
  fontSize: '16.5px',
  lineHeight: 1.55,
});

export const clamped = style({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 12,
  overflow: 'hidden',
});
