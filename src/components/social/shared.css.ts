import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** A list entry, which is highlighted if the URL contains its id. */
export const entry = style({
  // A change in one entry doesn't relayout or repaint the rest of the page.
  contain: 'layout paint style',
  borderRadius: radius.card,
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.link}` } },
  '@media': {
    // Forced-colors mode removes shadows, so the highlight is a border.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
