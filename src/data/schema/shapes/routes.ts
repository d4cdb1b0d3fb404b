/**
 * The route table (spec section 2): the path of each page, its component in `src/app/pages`, and the message
 * namespaces that it needs besides `common`. Letter case makes no difference in a path; `:name` matches one
 * segment. The first route that matches is rendered.
 */
export const routes = {
  landing: { path: '/', page: 'Landing', namespaces: ['site', 'landing'], access: 'public' },
  about: { path: '/about', page: 'About', namespaces: ['site', 'pages'], access: 'public' },
  blogs: { path: '/blogs', page: 'Blogs', namespaces: ['site', 'pages'], access: 'public' },
  contact: { path: '/contact', page: 'Contact', namespaces: ['site', 'pages'], access: 'public' },
  terms: { path: '/terms', page: 'Terms', namespaces: ['site', 'pages'], access: 'public' },
  accessibility: {
    path: '/accessibility',
    page: 'Accessibility',
    namespaces: ['site', 'accessibility'],
    access: 'public',
  },
  login: { path: '/login', page: 'Auth', namespaces: ['auth'], access: 'public' },
  register: { path: '/register', page: 'Auth', namespaces: ['auth'], access: 'public' },
  forgotPassword: {
    path: '/forgot-password',
    page: 'ForgotPassword',
    namespaces: ['auth'],
    access: 'public',
  },
  onboarding: { path: '/userOnboard', page: 'Onboarding', namespaces: ['choices', 'wizard'], access: 'app' },
  explore: { path: '/explore', page: 'Explore', namespaces: ['feed'], access: 'protected' },
  starred: { path: '/starred', page: 'Starred', namespaces: ['choices', 'directory'], access: 'app' },
  discover: { path: '/discover', page: 'Discover', namespaces: ['choices', 'directory'], access: 'app' },
  pipeline: { path: '/pipeline', page: 'Today', namespaces: ['today', 'work'], access: 'protected' },
  board: {
    path: '/pipeline/board',
    page: 'Board',
    namespaces: ['work', 'pipeline'],
    access: 'protected',
  },
  messages: { path: '/messages', page: 'Messages', namespaces: ['inbox'], access: 'app' },
  conversation: { path: '/messages/:conversationId', page: 'Messages', namespaces: ['inbox'], access: 'app' },
  listStartup: {
    path: '/list-startup',
    page: 'ListStartup',
    namespaces: ['choices', 'wizard'],
    access: 'app',
  },
  investorRegister: {
    path: '/Investor-register',
    page: 'InvestorRegister',
    namespaces: ['choices', 'wizard'],
    access: 'app',
  },
  // The settings tab shows a new language immediately, so the account pages list the namespaces of all tabs.
  investorAccount: {
    path: '/profile/investor/manage',
    page: 'InvestorAccount',
    namespaces: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'investorAccount'],
    access: 'app',
  },
  account: {
    path: '/profile/manage',
    page: 'Account',
    namespaces: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'directory'],
    access: 'protected',
  },
  profile: {
    path: '/profile',
    page: 'Account',
    namespaces: ['account', 'settings', 'myData', 'choices', 'profile', 'wizard', 'directory'],
    access: 'protected',
  },
  startup: {
    path: '/startups/:startupId',
    page: 'Startup',
    namespaces: ['choices', 'profile'],
    access: 'app',
  },
  investor: {
    path: '/investors/:investorId',
    page: 'Investor',
    namespaces: ['choices', 'profile'],
    access: 'app',
  },
  user: { path: '/user/:name', page: 'User', namespaces: ['choices', 'profile'], access: 'app' },
} as const satisfies Record<string, RouteRow>;

export type RouteName = keyof typeof routes;

/**
 * `public`: in the layout of the public pages. `app`: with the app's navigation bars.
 * `protected`: like `app` if the storage key `auth` is `true`; otherwise the login form replaces the page.
 */
type Access = 'public' | 'app' | 'protected';

type RouteRow = { path: string; page: string; namespaces: readonly string[]; access: Access };
