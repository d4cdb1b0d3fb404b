export default {
  tagline: 'Where ideas take flight…',
  skipToContent: 'Skip to content',
  /** The region where messages appear. */
  notifications: 'Notifications',
  close: 'Close',
  cancel: 'Cancel',
  tryAgain: 'Try again',
  loading: 'Loading…',
  /** A page's code or words could not be fetched. */
  loadTitle: 'This page didn’t load',
  loadText: 'Check your connection, then try again.',
  /** The same where the device says that it has no network. */
  loadOfflineText:
    'You’re offline, and this page hasn’t been downloaded yet. Connect to the internet, then try again.',
  /** Said after the name of a link that leaves the app. */
  newTab: '(opens in a new tab)',
  /** Read out beside a name that was checked. */
  verified: 'Verified',

  siteNavigation: 'Site',
  menu: 'Menu',
  home: 'Home',
  about: 'About',
  blogs: 'Blogs',
  contact: 'Contact',
  accessibility: 'Accessibility',
  login: 'Login',
  /** In the place of Login, to whoever is signed in. */
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

  /** Of posts, wherever they stand: the name of the heart's button. */
  likeCount: (p: { count: string }) => `Like, ${p.count}`,
  justNow: 'Just now',
  /** Beside the time of what was edited since. */
  edited: 'edited',
  editedAt: (p: { date: string }) => `Edited ${p.date}`,
  /** Beside the time of what is shown and not on the device: it is on its way there, or was refused. */
  saving: 'Saving…',
  unsaved: 'Not saved',
  /** In the place of a post that a link points to. */
  goneTitle: 'This post is no longer available',
  goneText:
    'It may have been deleted, its author’s profile may be private now, or it was never on this device.',
  /** Below a field that is nearly full. */
  characters: (p: { count: string; most: string }) => `${p.count} of ${p.most} characters`,
  /** Of a text, then of a query, that is longer than its field takes. */
  tooLong: (p: { most: string }) => `Too long. Shorten it to ${p.most} characters or fewer.`,
  /** What was pasted is so long that it stays out. */
  refused: (p: { most: string }) => `That’s too long to paste here. The limit is ${p.most} characters.`,
  /** What was pasted would take too long to lay out, however short it is. */
  refusedDense: 'That text can’t be pasted here. It has too many line breaks or stacked accents.',
  searchTooLong: (p: { most: string }) => `Only the first ${p.most} characters are searched.`,
  showMore: 'Show more',
  showLess: 'Show less',

  /** Where a search hasn't its answer yet. */
  searching: 'Searching…',
};
