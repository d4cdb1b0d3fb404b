import { style } from '@vanilla-extract/css';

/** Also for media queries: what is words on a wide screen and an icon on a narrow one. */
export const unseen = {
  position: 'absolute',
  width: '1px',
  height: '1px',
  margin: '-1px',
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
} as const;

export const hidden = style(unseen);
