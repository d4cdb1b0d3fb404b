import * as z from 'zod/mini';

/** The kinds of notifications for users who aren't investors (spec section 3), in display order. */
export const founderNotifications = [
  'messages',
  'mentions',
  'follows',
  'startup_updates',
  'investment_opportunities',
] as const;
/** The kinds of notifications for investors. */
export const investorNotifications = [
  ...founderNotifications,
  'portfolio_changes',
  'funding_rounds',
] as const;
export type NotificationKind = (typeof investorNotifications)[number];

/** The options of the settings (spec section 9, Settings defaults, and section 6, privacy). */
export const emailDigests = ['daily', 'weekly', 'monthly', 'never'] as const;
export const founderPrivacies = ['public', 'private', 'connections'] as const;
export type FounderPrivacy = (typeof founderPrivacies)[number];
export const investorPrivacies = ['public', 'private', 'founders'] as const;
export type InvestorPrivacy = (typeof investorPrivacies)[number];
export const dealFlows = ['all', 'filtered', 'recommended'] as const;
export type DealFlow = (typeof dealFlows)[number];
/** Whole dollars. */
export const minimumInvestments = [10_000, 25_000, 50_000, 100_000] as const;
/** Whole dollars; 0 is no limit. */
export const maximumInvestments = [500_000, 1_000_000, 5_000_000, 0] as const;
/** After how many days without an answer a card of the pipeline goes quiet. */
export const quietAfters = [7, 14, 30] as const;

/** The settings of an account. Theme and language are stored separately, because first paint needs them. */
export const settingsSchema = z.object({
  notifications: z.record(z.enum(investorNotifications), z.boolean()),
  emailDigest: z.enum(emailDigests),
  /** Who sees the user's page. */
  privacy: z.enum(founderPrivacies),
  /** Who sees the investor page. */
  investorPrivacy: z.enum(investorPrivacies),
  dealFlow: z.enum(dealFlows),
  minInvestment: z.literal(minimumInvestments),
  maxInvestment: z.literal(maximumInvestments),
  /** After how many days without an answer Today shows a card as going quiet. */
  quietDays: z.literal(quietAfters),
  /** Whether a hosted analytics service, if one is configured, may count the user's visits. */
  isAnalyticsAllowed: z.boolean(),
});
export type Settings = z.infer<typeof settingsSchema>;

/** The stored settings: only those that the user changed. */
export const storedSettingsSchema = z.partial(
  z.extend(settingsSchema, { notifications: z.partialRecord(z.enum(investorNotifications), z.boolean()) }),
);
export type StoredSettings = z.infer<typeof storedSettingsSchema>;

/** The privacy settings of another account. An invalid setting becomes `private`. */
export const storedPrivacySchema = z.catch(
  z.object({
    privacy: z.catch(z.optional(z.enum(founderPrivacies)), 'private'),
    investorPrivacy: z.catch(z.optional(z.enum(investorPrivacies)), 'private'),
  }),
  { privacy: 'private', investorPrivacy: 'private' },
);
