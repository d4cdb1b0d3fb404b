import { OpeningError } from './lazyDatabase';
import type { RecordDatabase } from './recordDatabase';

type Method = (...asked: never[]) => Promise<unknown>;

/**
 * Wraps a database. If it can't be opened, uses memory instead: stored records are then unavailable, and
 * changes are lost when the user leaves the page. Doesn't replace a database that was open before: calls
 * reject until it opens again.
 * @param onMemory called once if memory is used, with the reason
 * @param hasServer whether writes to memory also add their changes to the outbox
 */
export function withMemoryFallback(
  database: RecordDatabase,
  onMemory: (reason: OpeningError['reason']) => void,
  hasServer = false,
): RecordDatabase {
  let memory: Promise<RecordDatabase> | null = null;
  let hasOpened = false;
  let wasRetried = false;

  async function use<Result>(work: (records: RecordDatabase) => Promise<Result>): Promise<Result> {
    if (memory) return work(await memory);
    try {
      const result = await work(database);
      hasOpened = true;
      return result;
    } catch (error) {
      if (hasOpened || !(error instanceof OpeningError)) throw error;
      // Retries a `missing` database once, because the failure may be temporary.
      if (error.reason === 'missing' && !wasRetried) {
        wasRetried = true;
        return use(work);
      }
      if (!memory) onMemory(error.reason);
      memory ??= import('./memoryRecords').then(({ memoryRecords }) => memoryRecords({}, hasServer).database);
      return work(await memory);
    }
  }

  const forwarded = Object.keys(database).map((name) => {
    const method = name as Exclude<keyof RecordDatabase, 'close'>;
    return [name, (...asked: never[]) => use((records) => (records[method] as Method)(...asked))];
  });
  return { ...Object.fromEntries(forwarded), close: database.close };
}
