import { pluralOf } from '../plural';

const plural = pluralOf('en');

export default {
  mainNavigation: 'Main',
  home: 'Home',
  starred: 'Starred',
  message: 'Message',
  discover: 'Discover',
  profile: 'Profile',
  listStartup: 'List Startup',

  /** The name and the placeholder of the top bar's search. */
  search: 'Search',
  searchPlaceholder: 'Startups, investors, people',
  searchClear: 'Clear search',
  searchFailed: 'Search isn’t working right now',
  searchFailedText: 'Keep typing to try again, or look in Discover.',

  /** Accessible name of the account menu's button. */
  account: (p: { name: string }) => `Account: ${p.name}`,
  manageAccount: 'Manage account',
  signOut: 'Sign out',
  signingOut: 'Signing out…',
  signOutFailed: 'You’re still signed in. Check your connection, then try again.',

  notSaved: 'Your last change couldn’t be saved on this device',
  notSavedRetry: 'Save again',
  /** Below the bar, for a signed-out viewer. */
  sample: 'You’re looking around as Asha Verma, a sample.',
  createAccount: 'Create an account',
  quarantined: (p: { count: number }) =>
    plural(p.count, {
      one: '# saved item is damaged and can’t be shown',
      other: '# saved items are damaged and can’t be shown',
    }),
  /** Accessible name of a star button. Its pressed state is announced separately. */
  star: (p: { name: string }) => `Star ${p.name}`,
};
