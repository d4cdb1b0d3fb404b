import { OpeningError } from './lazyDatabase';
import type { RecordDatabase } from './recordDatabase';

/**
 * A database, or memory in its place from the moment on that it turns out not to open: what was there can't be read then,
 * and work goes on until the page is left. One that has been open before is waited for instead.
 * @param onMemory why there is no database; called once
 */
export function orMemory(
  database: RecordDatabase,
  onMemory: (reason: OpeningError['reason']) => void,
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
      // It may have been a fluke.
      if (error.reason === 'missing' && !wasRetried) {
        wasRetried = true;
        return use(work);
      }
      if (!memory) onMemory(error.reason);
      memory ??= import('./memoryRecords').then(({ memoryRecords }) => memoryRecords().database);
      return work(await memory);
    }
  }

  return {
    readLast: (...asked) => use((records) => records.readLast(...asked)),
    readNewest: (...asked) => use((records) => records.readNewest(...asked)),
    readSome: (...asked) => use((records) => records.readSome(...asked)),
    owners: () => use((records) => records.owners()),
    kinds: (...asked) => use((records) => records.kinds(...asked)),
    update: (...asked) => use((records) => records.update(...asked)),
    writeAll: (...changes) => use((records) => records.writeAll(...changes)),
    handOver: (...move) => use((records) => records.handOver(...move)),
    quarantine: (...record) => use((records) => records.quarantine(...record)),
    readAll: (owner) => use((records) => records.readAll(owner)),
    replaceAll: (...all) => use((records) => records.replaceAll(...all)),
    removeAll: (owner) => use((records) => records.removeAll(owner)),
    close: database.close,
  };
}
