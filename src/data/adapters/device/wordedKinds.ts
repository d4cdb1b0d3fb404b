/** Whether search finds records of a kind by their words: see recordWords.ts, which loads on demand. */
export const hasWords = (kind: string): boolean =>
  ['profile', 'listing', 'ownedStartup', 'investorAccount'].includes(kind);
