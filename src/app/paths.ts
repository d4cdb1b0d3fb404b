/** Every address of the app (spec section 2, route table). Letter case doesn't matter; `:name` stands for one part. */
export const paths = {
  landing: '/',
  about: '/about',
  blogs: '/blogs',
  contact: '/contact',
  terms: '/terms',
  login: '/login',
  register: '/register',
  forgotPassword: '/forgot-password',
  onboarding: '/userOnboard',
  explore: '/explore',
  starred: '/starred',
  discover: '/discover',
  messages: '/messages',
  conversation: '/messages/:conversationId',
  listStartup: '/list-startup',
  investorRegister: '/Investor-register',
  investorAccount: '/profile/investor/manage',
  account: '/profile/manage',
  profile: '/profile',
  startup: '/startups/:startupId',
  investor: '/investors/:investorId',
  user: '/user/:name',
} as const;

export type RouteName = keyof typeof paths;
