import type { ShapeName } from './records';

/** The groups in which users see their stored records, in display order. */
export const recordGroups = [
  'profile',
  'startups',
  'investorProfile',
  'posts',
  'comments',
  'likes',
  'saved',
  'stars',
  'follows',
  'interests',
  'requests',
  'messages',
  'drafts',
  'settings',
  'other',
] as const;
export type RecordGroup = (typeof recordGroups)[number];

/** The group that a kind's records belong to. */
export const groupOf: Record<ShapeName, RecordGroup> = {
  profile: 'profile',
  listing: 'startups',
  listingTraction: 'startups',
  listingMetrics: 'startups',
  listingContact: 'startups',
  ownedStartup: 'startups',
  ownedStartupTraction: 'startups',
  ownedStartupMetrics: 'startups',
  ownedStartupContact: 'startups',
  investorAccount: 'investorProfile',
  post: 'posts',
  comment: 'comments',
  like: 'likes',
  save: 'saved',
  star: 'stars',
  follow: 'follows',
  interest: 'interests',
  request: 'requests',
  answer: 'requests',
  message: 'messages',
  sent: 'messages',
  draft: 'drafts',
  messageDraft: 'drafts',
  listingDraft: 'drafts',
  registrationDraft: 'drafts',
  onboardingDraft: 'drafts',
  answerDraft: 'drafts',
  settings: 'settings',
  // The states of conversations, seen notifications, the date of the sample data, and deleted sample items.
  conversation: 'other',
  notificationsSeen: 'other',
  sampleDate: 'other',
  sampleDeletion: 'other',
};
