import { style } from '@vanilla-extract/css';

export const text = style({
  whiteSpace: 'pre-wrap',
  overflowWrap: 'anywhere',
  unicodeBidi: 'isolate',
});
