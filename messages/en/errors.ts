export default {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link may be misspelled.',
  toHome: 'Go to Home',
  toExplore: 'Go to Explore',

  failedTitle: 'Something went wrong',
  failedText: 'The page stopped working. What you saved is still here; reload to carry on.',
  reload: 'Reload',
  /** A newer version of the app, which a reload shows. */
  updateReady: 'A new version is ready',
};
