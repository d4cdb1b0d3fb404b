import { style } from '@vanilla-extract/css';

export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});

/** In the bubble's own colour: it stands on two grounds, and the line marks it. */
export const link = style({
  textDecoration: 'underline',
  textUnderlineOffset: '3px',
  textDecorationThickness: '1px',
  selectors: { '&:hover': { textDecorationThickness: '2px' } },
});
