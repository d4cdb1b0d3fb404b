import type { Settings } from './settings';

/** The default settings (spec section 9). If the spec names no default, a setting is on or public. */
export const defaultSettings: Settings = {
  notifications: {
    messages: true,
    mentions: true,
    follows: true,
    startup_updates: true,
    investment_opportunities: true,
    portfolio_changes: true,
    funding_rounds: true,
  },
  emailDigest: 'weekly',
  privacy: 'public',
  investorPrivacy: 'public',
  dealFlow: 'all',
  minInvestment: 50_000,
  maxInvestment: 1_000_000,
  quietDays: 14,
  isAnalyticsAllowed: true,
};
