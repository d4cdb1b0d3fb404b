import type { StoredRecord } from './recordDatabase';
import { withVersion } from './shapesVersion';

/** Whether search finds records of a kind by their words. */
const hasWords = ({ kind }: { kind: string }): boolean =>
  ['profile', 'listing', 'ownedStartup', 'investorAccount'].includes(kind);

/**
 * Returns the function that adds other fields to records: the version of the schemas, and the words of
 * those that search finds. The code for words loads only for such records.
 */
export async function loadAsStored(records: readonly { kind: string }[]) {
  const words = records.some(hasWords) ? await import('./recordWords') : null;
  return (record: StoredRecord): StoredRecord => withVersion(words ? words.withWords(record) : record);
}
