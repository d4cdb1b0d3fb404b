import type { ShapeName } from './records';

/** What a person would call the things that are kept of them, in the order in which they are listed. */
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
  ownedStartup: 'startups',
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
  // What is read and muted, when the sample was first seen, and what of it is deleted.
  conversation: 'other',
  notificationsSeen: 'other',
  sampleDate: 'other',
  sampleDeletion: 'other',
};
