/** The parts of the product that open in a later release: what each will be. */
export default {
  action: 'Back to Explore',
  starred: {
    title: 'Starred',
    text: 'The startups and investors you star will be kept here. This page opens with the next release.',
  },
  discover: {
    title: 'Discover',
    text: 'Startups, investors and people to look through, with search and filters. This page opens with the next release.',
  },
  messages: {
    title: 'Messages',
    text: 'Your conversations with founders and investors. This page opens in a later release.',
  },
  listStartup: {
    title: 'Startup Listing',
    text: 'Five short steps to put your startup in front of investors. The listing opens in a later release.',
  },
  investorRegister: {
    title: 'Investor Registration',
    text: 'Tell founders what you invest in and how. Registration for investors opens in a later release; until then you can join with a normal account.',
  },
  account: {
    title: 'Account Management',
    text: 'Your profile, settings and startups. This page opens in a later release; theme, language and signing out are in the menu behind your picture.',
  },
  investorAccount: {
    title: 'Investor Account Management',
    text: 'Your investor profile and settings. This page opens in a later release.',
  },
  startup: {
    title: 'Startup profiles',
    text: 'Everything about one startup: what it builds, how it grows, who is behind it. Profiles open with the next release.',
  },
  investor: {
    title: 'Investor profiles',
    text: 'What an investor looks for, and whom they have backed. Profiles open with the next release.',
  },
  user: {
    title: 'People',
    text: 'Who someone is and what they have built. Profiles open with the next release.',
  },
};
