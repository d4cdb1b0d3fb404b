/**
 * The route table (spec section 2): the path of each page, its component in `src/app/pages`, and the message
 * namespaces it needs besides `common`. Letter case makes no difference in a path; `:name` matches one
 * segment. The first match is rendered.
 */
export const routes = {
  landing: { path: '/', page: 'Landing', words: ['landing'], access: 'public' },
  about: { path: '/about', page: 'About', words: ['pages'], access: 'public' },
  blogs: { path: '/blogs', page: 'Blogs', words: ['pages'], access: 'public' },
  contact: { path: '/contact', page: 'Contact', words: ['pages'], access: 'public' },
  terms: { path: '/terms', page: 'Terms', words: ['pages'], access: 'public' },
  accessibility: {
    path: '/accessibility',
    page: 'Accessibility',
    words: ['accessibility'],
    access: 'public',
  },
  login: { path: '/login', page: 'Auth', words: ['auth'], access: 'public' },
  register: { path: '/register', page: 'Auth', words: ['auth'], access: 'public' },
  forgotPassword: { path: '/forgot-password', page: 'ForgotPassword', words: ['auth'], access: 'public' },
  onboarding: { path: '/userOnboard', page: 'Onboarding', words: ['choices', 'wizard'], access: 'app' },
  explore: { path: '/explore', page: 'Explore', words: ['feed'], access: 'protected' },
  starred: { path: '/starred', page: 'Starred', words: ['choices', 'directory'], access: 'app' },
  discover: { path: '/discover', page: 'Discover', words: ['choices', 'directory'], access: 'app' },
  messages: { path: '/messages', page: 'Messages', words: ['inbox'], access: 'app' },
  conversation: { path: '/messages/:conversationId', page: 'Messages', words: ['inbox'], access: 'app' },
  listStartup: { path: '/list-startup', page: 'ListStartup', words: ['choices', 'wizard'], access: 'app' },
  investorRegister: {
    path: '/Investor-register',
    page: 'InvestorRegister',
    words: ['choices', 'wizard'],
    access: 'app',
  },
  // Users change the language in the settings, and the change shows there immediately.
  investorAccount: {
    path: '/profile/investor/manage',
    page: 'InvestorAccount',
    words: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'investorAccount'],
    access: 'app',
  },
  account: {
    path: '/profile/manage',
    page: 'Account',
    words: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'directory'],
    access: 'protected',
  },
  profile: {
    path: '/profile',
    page: 'Account',
    words: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'directory'],
    access: 'protected',
  },
  startup: {
    path: '/startups/:startupId',
    page: 'Startup',
    words: ['choices', 'profile'],
    access: 'app',
  },
  investor: {
    path: '/investors/:investorId',
    page: 'Investor',
    words: ['choices', 'profile'],
    access: 'app',
  },
  user: { path: '/user/:name', page: 'User', words: ['choices', 'profile'], access: 'app' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

/**
 * `public`: in the layout of the public pages. `app`: inside the app's own bars.
 * `protected`: like `app` if the storage key `auth` is `true`; otherwise the login card replaces the page.
 */
type Access = 'public' | 'app' | 'protected';

type RouteRow = { path: string; page: string; words: readonly string[]; access: Access };
