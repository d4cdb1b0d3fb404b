export default {
  notFoundTitle: 'Page not found',
  notFoundText: 'There is nothing at this address. It may have moved, or the link may be misspelled.',
  toHome: 'Go to Home',
  toExplore: 'Go to Explore',

  failedTitle: 'Something went wrong',
  failedText: 'This page stopped working. Your saved work is safe. Reload to continue.',
  reload: 'Reload',
  /** A newer version of the app, which a reload installs. */
  updateReady: 'A new version is ready',

  /** Problems with data that is stored on this device, and their consequences. */
  troubles: {
    session: 'Your sign-in on this device was damaged and has been repaired. You’re still signed in.',
    account:
      'Part of your account on this device couldn’t be read and has been repaired. Nothing you saved is lost.',
    lostAccount:
      'Your account on this device couldn’t be read, so you were signed out. Your saved data is still on this device. Sign in with another account or create a new one.',
    missingAccount:
      'Your account is no longer on this device, so you were signed out. Sign in with another account or create a new one.',
    memoryMissing:
      'This browser doesn’t let Updraft store data. You can keep working, but everything is lost when you close the page. To keep it, allow site data for Updraft in your browser settings.',
    memoryNewer:
      'A newer version of Updraft has been used on this device. Your saved data is safe, but new changes aren’t saved until you reload.',
    memoryHeld:
      'Updraft is open in another tab in an older version. Your saved data is safe, but new changes aren’t saved until you close that tab and reload.',
  },
};
