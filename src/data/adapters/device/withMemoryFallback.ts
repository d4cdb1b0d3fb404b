import { OpeningError } from './lazyDatabase';
import type { RecordDatabase } from './recordDatabase';

/**
 * Wraps a database. If it can't be opened, uses memory instead: stored records are then unavailable, and
 * changes are lost when the user leaves the page. Doesn't replace a database that was open before: calls
 * reject until it opens again.
 * @param onMemory called once if memory is used, with the reason
 */
export function withMemoryFallback<Database extends RecordDatabase>(
  database: Database,
  onMemory: (reason: OpeningError['reason']) => void,
  openMemory: () => Promise<Database>,
): Database {
  let memory: Promise<Database> | null = null;
  let hasOpened = false;
  let wasRetried = false;

  async function use<Result>(work: (records: Database) => Promise<Result>): Promise<Result> {
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
      memory ??= openMemory();
      return work(await memory);
    }
  }

  type Method = (...asked: unknown[]) => Promise<unknown>;
  const methods = Object.keys(database).map((name) => {
    const method: Method = (...asked) =>
      use((records) => (records as unknown as Record<string, Method>)[name]?.(...asked) as Promise<unknown>);
    return [name, method];
  });
  return { ...(Object.fromEntries(methods) as Database), close: database.close };
}
