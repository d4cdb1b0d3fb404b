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

  /** What was found wrong with what is kept on this device, and what became of it. */
  troubles: {
    session: 'Your sign-in on this device was damaged and has been repaired. You’re still signed in.',
    account:
      'Part of your account on this device could not be read and has been repaired. Nothing you saved is lost.',
    lostAccount:
      'Your account on this device could not be read, so you were signed out. What you saved is still here.',
    missingAccount: 'Your account is no longer on this device, so you were signed out.',
    memoryMissing:
      'This browser doesn’t let Updraft save on this device. You can go on, but what you do is gone when you close the page.',
    memoryNewer:
      'A newer version of Updraft was used on this device. What you saved is safe, but nothing more is saved until you reload.',
    memoryHeld:
      'Updraft is open in another tab in an older version. What you saved is safe, but nothing more is saved until you close that tab and reload.',
  },
};
