export default {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link may be misspelled.',
  toHome: 'Go to Home',
  toExplore: 'Go to Explore',

  /** A page's code or words could not be fetched. */
  loadTitle: 'This page didn’t load',
  loadText: 'Check your connection, then try again.',

  failedTitle: 'Something went wrong',
  failedText: 'The page stopped working. What you saved is still here; reload to carry on.',
  reload: 'Reload',
};
