import { style } from '@vanilla-extract/css';

/** Below the buttons, in a separate line; takes no space while empty. */
export const seenBy = style({
  flexBasis: '100%',
  textAlign: 'end',
  selectors: { '&:empty': { display: 'contents' } },
});
