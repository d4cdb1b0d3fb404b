export default {
  /** Investor account management (spec section 2). Its fields are called as at registration. */
  title: 'Investor Account Management',
  /** What a search engine shows of the page. */
  headText: 'Your investor profile, what you look for, and your settings.',
  edit: 'Edit investor profile',
  saved: 'Your investor profile is saved.',
  publicPage: 'View public page',
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
    geography: 'Countries, parts of the world or towns, separated by commas: Europe, Pune, India',
    mustHaves: 'What a startup has to meet; the others are flexible. Amounts are those of your settings.',
    investments: 'Startups you have invested in, in your own words',
    dob: 'Only you see it.',
    phone: 'Only you see it.',
    email: 'Only you see it.',
    contactEmail: 'Everyone who sees your page sees it. Leave it empty to show none.',
  },
  /** Where no must-have is marked. */
  allFlexible: 'None, all are flexible',
  checkSize: 'Check size',
  /** `range`: `$25K – $100K`. */
  checkShown: (p: { range: string }) => `${p.range}, shown to founders`,
  checkHidden: (p: { range: string }) => `${p.range}, only you see it`,
  amountsNote: 'Amounts are in rupees. Only you see them.',
  emptyTitle: 'You are not registered as an investor',
  emptyText: 'Register once, and founders find you by what you look for.',
  register: 'Register as an investor',
  toFounder: 'Your founder account',
  toFounderText: 'Your own profile and the startups you listed.',
};
