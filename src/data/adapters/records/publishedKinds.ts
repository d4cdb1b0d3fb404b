/**
 * The kinds of records that other accounts may read. They also read parts of startups that are open to them, and
 * records that are addressed to them.
 */
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

/**
 * Returns whether records of a kind affect what other accounts see. Settings do: they include privacy. A part of a
 * startup counts as the whole: see `wholeKind`.
 */
export const isSeenByOthers = (kind: string): boolean =>
  kind === 'settings' || (publishedKinds as readonly string[]).includes(kind);
