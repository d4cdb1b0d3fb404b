import { style } from '@vanilla-extract/css';
import { vars } from '../theme/contract.css';
import { radius } from '../theme/tokens';

/** The entry of a list that the address points to. */
export const entry = style({
  // What changes in one is no other's business.
  contain: 'layout paint style',
  borderRadius: radius.card,
  selectors: { '&[aria-current]': { boxShadow: `0 0 0 2px ${vars.color.link}` } },
  '@media': {
    // Without shadows.
    '(forced-colors: active)': { selectors: { '&[aria-current]': { border: '2px solid Highlight' } } },
  },
});
