/** The published kinds of records: nothing else in another account's namespace is read. */
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

/** Whether a change to a record of this kind may affect other viewers. Settings control who sees a page. */
export const isSeenByOthers = (kind: string): boolean =>
  kind === 'settings' || (publishedKinds as readonly string[]).includes(kind);
