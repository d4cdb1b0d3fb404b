import { style } from '@vanilla-extract/css';

/** Below the buttons, in a line of its own; without words it takes none. */
export const seenBy = style({
  flexBasis: '100%',
  textAlign: 'end',
  selectors: { '&:empty': { display: 'contents' } },
});
