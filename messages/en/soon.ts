/** The parts of the product that open in a later release: what each will be. */
export default {
  action: 'Back to Explore',
  account: {
    title: 'Account Management',
    text: 'Your profile, settings and startups. This page opens in a later release; theme, language and signing out are in the menu behind your picture.',
  },
  investorAccount: {
    title: 'Investor Account Management',
    text: 'Your investor profile and settings. This page opens in a later release.',
  },
};
