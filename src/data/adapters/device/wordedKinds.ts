import type { StoredRecord } from './recordDatabase';

/** Whether search finds records of a kind by their words. */
const hasWords = ({ kind }: { kind: string }): boolean =>
  ['profile', 'listing', 'ownedStartup', 'investorAccount'].includes(kind);

/** Returns the function that adds words to records. It loads only for records that have words. */
export const loadWords = async (records: readonly { kind: string }[]) =>
  records.some(hasWords)
    ? (await import('./recordWords')).withWords
    : (record: StoredRecord): StoredRecord => record;
