import { globalStyle, style } from '@vanilla-extract/css';

/** Prerendered content. Replaces the skeleton once a script confirms that it is correct for this viewer. */
export const prerendered = style({
  display: 'none',
  selectors: { ':root[data-prerendered="shown"] &:not(:empty)': { display: 'contents' } },
});

export const skeleton = style({
  display: 'contents',
  selectors: { [`:root[data-prerendered="shown"] ${prerendered}:not(:empty) + &`]: { display: 'none' } },
});

// Hides texts that depend on the viewer or the time, such as a button's label or a date. Keeps their space.
globalStyle(`${prerendered} [inert]`, { color: 'transparent !important' });
globalStyle(`${prerendered} [inert] > *`, { visibility: 'hidden' });
// Dims a button that was pressed before hydration. A script repeats the press after hydration.
globalStyle(`${prerendered} button[aria-busy="true"]`, { opacity: 0.6 });
