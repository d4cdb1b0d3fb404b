/** The kinds of records that are published: nothing else of another person's space is read. */
export const publishedKinds = [
  'profile',
  'post',
  'comment',
  'like',
  'follow',
  'listing',
  'ownedStartup',
  'investorAccount',
] as const;
export type PublishedKind = (typeof publishedKinds)[number];

/** Whether a change of such a record may change what others see. Who sees a page is a setting. */
export const isSeenByOthers = (kind: string): boolean =>
  kind === 'settings' || (publishedKinds as readonly string[]).includes(kind);
