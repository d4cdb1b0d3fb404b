import { globalStyle, style } from '@vanilla-extract/css';

/** What the page's HTML shows in the place of its skeleton; unseen until the boot script says that it is true. */
export const still = style({
  display: 'none',
  selectors: { ':root[data-still="shown"] &:not(:empty)': { display: 'contents' } },
});

export const skeleton = style({
  display: 'contents',
  selectors: { [`:root[data-still="shown"] ${still}:not(:empty) + &`]: { display: 'none' } },
});

// What only the device knows: a button without its words yet, a place for a date.
globalStyle(`${still} [inert]`, { color: 'transparent !important' });
globalStyle(`${still} [inert] > *`, { visibility: 'hidden' });
// Pressed, and answered when the page is alive.
globalStyle(`${still} button[aria-busy="true"]`, { opacity: 0.6 });
