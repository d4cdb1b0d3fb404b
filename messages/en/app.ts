export default {
  mainNavigation: 'Main',
  home: 'Home',
  starred: 'Starred',
  message: 'Message',
  discover: 'Discover',
  profile: 'Profile',
  listStartup: 'List Startup',

  /** The name of the account menu's button. */
  account: (p: { name: string }) => `Account: ${p.name}`,
  viewProfile: 'View profile',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
};
