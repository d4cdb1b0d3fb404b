export default {
  loading: 'Loading settings',
  failedTitle: 'We couldn’t load your settings',
  failedText: 'Nothing was changed. Try again in a moment.',
  /** Said to a screen reader after each choice. */
  saved: 'Saved',

  notifications: 'Notifications',
  /** What there is to be told of, with what it means. */
  kinds: {
    messages: { label: 'Messages', hint: 'When someone writes to you, asks for your figures or answers' },
    mentions: { label: 'Mentions', hint: 'When someone mentions you in a post or comment' },
    follows: { label: 'Follows', hint: 'When someone follows you' },
    startup_updates: { label: 'Startup updates', hint: 'News from startups you follow' },
    investment_opportunities: {
      label: 'Investment opportunities',
      hint: 'Startups that fit what you look for',
    },
    portfolio_changes: { label: 'Portfolio changes', hint: 'News from startups you have backed' },
    funding_rounds: { label: 'Funding rounds', hint: 'When a startup announces money it has raised' },
  },
  /** Of investment opportunities, to a founder. */
  founderOpportunities: 'Registered investors who ask for your figures',

  preferences: 'Preferences',
  emailDigest: 'Email digest',
  emailDigests: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', never: 'Never' },
  emailDigestHint: 'Your choice is kept, but no email is sent yet: that needs the hosted service.',

  privacy: 'Profile privacy',
  privacies: {
    public: 'Public',
    private: 'Private',
    connections: 'Connections only',
    founders: 'Founders only',
  },
  /** What each choice means for the person's page. */
  privacyHints: {
    public: 'Everyone sees your whole page.',
    private: 'Nobody else sees your page: not in Discover, not in search, not at its address.',
    connections:
      'Your connections see your whole page. Everyone else sees your name, role and photo, also in Discover.',
    founders: 'Founders see your whole page. Everyone else sees your name, role and photo, also in Discover.',
  },
  seePage: 'See your page as others do',

  dealFlow: 'Deal flow',
  dealFlows: { all: 'All', filtered: 'Filtered', recommended: 'Recommended' },
  dealFlowHints: {
    all: 'Discover shows every startup in its usual order.',
    filtered:
      'Discover shows only startups that fit your sectors, stages, amounts and places. Where you mark must-haves, only those count.',
    recommended: 'Discover shows every startup, the best fit first.',
  },
  dealFlowMail: 'Email about new startups needs the hosted service.',
  minInvestment: 'Minimum investment',
  maxInvestment: 'Maximum investment',
  noLimit: 'No Limit',
  /** Below the two. */
  investmentHint: 'A startup fits when the amount its round still needs is between these two.',

  analytics: 'Usage statistics',
  analyticsHint: 'Count the pages you open, to show us what to improve',

  session: 'Your session',
  /** The name is marked, to be set in bold. */
  signedInAs: (p: { name: string }) => `Signed in as <b>${p.name}</b>.`,
};
