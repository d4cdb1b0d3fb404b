import { globalStyle, style } from '@vanilla-extract/css';

/** Prerendered content in the skeleton's place, hidden until the boot script confirms it for this viewer. */
export const prerendered = style({
  display: 'none',
  selectors: { ':root[data-prerendered="shown"] &:not(:empty)': { display: 'contents' } },
});

export const skeleton = style({
  display: 'contents',
  selectors: { [`:root[data-prerendered="shown"] ${prerendered}:not(:empty) + &`]: { display: 'none' } },
});

// Hides the parts that depend on stored data, such as a date or a button's label, but reserves their space.
globalStyle(`${prerendered} [inert]`, { color: 'transparent !important' });
globalStyle(`${prerendered} [inert] > *`, { visibility: 'hidden' });
// Dims a pressed button. The press is repeated once the page is interactive.
globalStyle(`${prerendered} button[aria-busy="true"]`, { opacity: 0.6 });
