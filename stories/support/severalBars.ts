/** For a story’s `parameters`: it shows several bars of a page one below the other, as no page has them. */
export const severalBars = {
  a11y: {
    options: {
      rules: { 'landmark-no-duplicate-banner': { enabled: false }, 'landmark-unique': { enabled: false } },
    },
  },
};
