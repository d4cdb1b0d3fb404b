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
  loadOfflineText: 'You’re offline, and this page isn’t on this device yet. Try again once you’re connected.',
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
  /** In the place of a post that a link points to. */
  goneTitle: 'This post isn’t here any more',
  goneText:
    'Whoever wrote it may have deleted it or made their page private, or it was never on this device.',
  showMore: 'Show more',
  showLess: 'Show less',
};
