export default {
  tagline: 'Where ideas take flight…',
  skipToContent: 'Skip to content',
  /** Accessible name of the region with toasts. */
  notifications: 'Notifications',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading…',
  /** A page's code or messages failed to load. */
  loadTitle: 'This page didn’t load',
  loadText: 'Check your connection, then try again.',
  /** The same while the browser is offline. */
  loadOfflineText:
    'You’re offline, and this page hasn’t been downloaded yet. Connect to the internet, then try again.',
  /** Announced after the name of a link that leaves the app. */
  newTab: '(opens in a new tab)',
  /** Announced after a verified name. */
  verified: 'Verified',

  siteNavigation: 'Site',
  menu: 'Menu',
  home: 'Home',
  about: 'About',
  blogs: 'Blogs',
  contact: 'Contact',
  accessibility: 'Accessibility',
  login: 'Login',
  /** Replaces Login for a signed-in user. */
  openApp: 'Open the app',

  language: 'Language',
  theme: 'Theme',
  themeLight: 'Light',
  themeDark: 'Dark',
  themeSystem: 'System',

  programs: 'Programs',
  programsProgram: 'Program',
  programsStartupSchool: 'Startup School',
  programsWork: 'Work at a Startup',
  programsCoFounder: 'Co-Founder Matching',
  company: 'Company',
  companyBlog: 'Blog',
  companyContact: 'Contact',
  companyPress: 'Press',
  companyPeople: 'People',
  companyCareers: 'Careers',
  companyPrivacy: 'Privacy Policy',
  companyNotice: 'Notice at Collection',
  companySecurity: 'Security',
  companyTerms: 'Terms of Use',
  resources: 'Resources',
  resourcesDirectory: 'Startup Directory',
  resourcesLibrary: 'Startup Library',
  resourcesInvestors: 'Investors',
  resourcesSafe: 'SAFE',
  resourcesHackerNews: 'Hacker News',
  resourcesLaunch: 'Launch',
  resourcesDeals: 'Deals',
  copyright: '© 2025 Updraft. All rights reserved.',

  /** Accessible name of a post's like button. */
  likeCount: (p: { count: string }) => `Like, ${p.count}`,
  justNow: 'Just now',
  /** Beside the time of an item that was edited later. */
  edited: 'edited',
  editedAt: (p: { date: string }) => `Edited ${p.date}`,
  /** Beside the time of an item that is being saved, or failed to be saved. */
  saving: 'Saving…',
  unsaved: 'Not saved',
  /** Replaces a post to which a link points. */
  goneTitle: 'This post is no longer available',
  goneText:
    'It may have been deleted, its author’s profile may be private now, or it was never on this device.',
  /** Below a field that is nearly full. */
  characters: (p: { count: string; most: string }) => `${p.count} of ${p.most} characters`,
  /** Below a field with a text that is longer than the field accepts. */
  tooLong: (p: { most: string }) => `Too long. Shorten it to ${p.most} characters or fewer.`,
  /** The pasted text is too long to be inserted. */
  refused: (p: { most: string }) => `That’s too long to paste here. The limit is ${p.most} characters.`,
  /** The pasted text would take too long to lay out, even if it is short. */
  refusedDense: 'That text can’t be pasted here. It has too many line breaks or stacked accents.',
  searchTooLong: (p: { most: string }) => `Only the first ${p.most} characters are searched.`,
  showMore: 'Show more',
  showLess: 'Show less',

  /** While a search is running. */
  searching: 'Searching…',
};
