export default {
  loading: 'Loading settings',
  failedTitle: 'We couldn’t load your settings',
  failedText: 'Nothing was changed. Try again in a moment.',
  /** Announced to screen readers after each choice. */
  saved: 'Saved',

  notifications: 'Notifications',
  /** The kinds of notifications, with explanations. */
  kinds: {
    messages: {
      label: 'Messages',
      hint: 'When someone messages you, asks to see your metrics, or answers your request',
    },
    mentions: { label: 'Mentions', hint: 'When someone mentions you in a post or comment' },
    follows: { label: 'Follows', hint: 'When someone follows you' },
    startup_updates: { label: 'Startup updates', hint: 'News from startups you follow' },
    investment_opportunities: {
      label: 'Investment opportunities',
      hint: 'Startups that fit your criteria',
    },
    portfolio_changes: { label: 'Portfolio changes', hint: 'News from startups you have backed' },
    funding_rounds: { label: 'Funding rounds', hint: 'When a startup announces money it has raised' },
  },
  /** Explains investment opportunities to a founder. */
  founderOpportunities: 'Registered investors who ask for your metrics',

  preferences: 'Preferences',
  emailDigest: 'Email digest',
  emailDigests: { daily: 'Daily', weekly: 'Weekly', monthly: 'Monthly', never: 'Never' },
  emailDigestHint: 'We’ll remember your choice. This version of Updraft doesn’t send email yet.',

  privacy: 'Profile privacy',
  privacies: {
    public: 'Public',
    private: 'Private',
    connections: 'Connections only',
    founders: 'Founders only',
  },
  /** The effect of each choice on the user's page. */
  privacyHints: {
    public: 'Everyone can see your full profile.',
    private:
      'Nobody else can see your profile. It doesn’t appear in Discover or search, and its link doesn’t work for others.',
    connections:
      'Your connections can see your full profile. Everyone else sees only your name, role and photo, including in Discover. Your connections are the people you follow.',
    founders:
      'Founders can see your full profile. Everyone else sees only your name, role and photo, including in Discover.',
  },
  seePage: 'See your profile as others see it',

  dealFlow: 'Deal flow',
  dealFlows: { all: 'All', filtered: 'Filtered', recommended: 'Recommended' },
  dealFlowHints: {
    all: 'Discover shows every startup in the default order.',
    filtered:
      'Discover only shows startups that match your sectors, stages, amounts and locations. If you’ve marked must-haves, only those count.',
    recommended: 'Discover shows every startup, the best fit first.',
  },
  dealFlowMail: 'This version of Updraft doesn’t send email about new startups yet.',
  minInvestment: 'Minimum investment',
  maxInvestment: 'Maximum investment',
  noLimit: 'No Limit',
  /** Below the minimum and maximum investment. */
  investmentHint: 'A startup matches when its round still needs an amount between these two.',

  analytics: 'Usage statistics',
  analyticsHint: 'Let us count page views, so we know what to improve',

  session: 'Your session',
  /** `<b>` sets the name in bold. */
  signedInAs: (p: { name: string }) => `Signed in as <b>${p.name}</b>.`,
};
