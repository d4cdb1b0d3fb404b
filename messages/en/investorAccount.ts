export default {
  /** Investor account management (spec section 2). Its fields are called as at registration. */
  title: 'Investor Account Management',
  /** What a search engine shows of the page. */
  headText: 'Your investor profile, criteria and settings.',
  edit: 'Edit investor profile',
  saved: 'Investor profile saved',
  publicPage: 'View public profile',
  preferences: 'Investment Preferences',
  financial: 'Financial Information',
  contact: 'Contact',
  basics: 'About you',
  /** Beside those of the registration. */
  fields: {
    dob: 'Date of birth',
    investments: 'Past investments',
    geography: 'Places you invest in',
    mustHaves: 'Must-haves',
    checkFrom: 'Check size from',
    checkTo: 'Check size to',
    showsCheckSize: 'Show the check size to founders',
    availableForMentoring: 'Open to mentoring',
    calendarLink: 'Calendar link',
    contactEmail: 'Email on your page',
  },
  hints: {
    calendarLink: 'Founders book a meeting with you there. It must start with https://',
    preference: 'The sectors you invest in, separated by commas',
    geography: 'Countries, regions or cities, separated by commas, such as Europe, India, Pune',
    mustHaves: 'Criteria a startup must meet. The others are flexible. Amounts come from your settings.',
    investments: 'Startups you’ve invested in, in your own words',
    dob: 'Only visible to you.',
    phone: 'Only visible to you.',
    email: 'Only you see it.',
    contactEmail: 'Everyone who sees your page sees it. Leave it empty to show none.',
  },
  /** Where no must-have is marked. */
  allFlexible: 'None. All criteria are flexible.',
  checkSize: 'Check size',
  /** `range`: `$25K – $100K`. */
  checkShown: (p: { range: string }) => `${p.range}, shown to founders`,
  checkHidden: (p: { range: string }) => `${p.range}, only you see it`,
  amountsNote: 'Amounts are in rupees and only visible to you.',
  emptyTitle: 'You aren’t registered as an investor',
  emptyText: 'Register once so founders can find you by what you invest in.',
  register: 'Register as an investor',
  toFounder: 'Your founder account',
  toFounderText: 'Your own profile and the startups you’ve listed.',
};
