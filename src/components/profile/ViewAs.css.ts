import { style } from '@vanilla-extract/css';

/** The text on a separate line below the buttons. While empty, it takes no space. */
export const seenBy = style({
  flexBasis: '100%',
  textAlign: 'end',
  selectors: { '&:empty': { display: 'contents' } },
});
