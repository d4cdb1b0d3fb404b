import type { StoredRecordInput } from '../../schema/shapes/records';
import type { RecordDatabase } from './recordDatabase';

/** Loads the conversion of files to text and back. Few browsers need it. */
const loadCodec = () => import('../file/exportBlob');

/** The stored form of a value with files, if the browser can't store files. */
type Encoded = { $encoded: unknown };
const isEncoded = (value: unknown): value is Encoded =>
  typeof value === 'object' && value !== null && '$encoded' in value;

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

/** Whether a write failed because the browser can't store files, as in private windows of WebKit. */
const isRefusal = (error: unknown) => error instanceof DOMException && error.name === 'UnknownError';

/** Wraps a database: stores files as text if the browser refuses to store them, and reads both forms. */
export function withEncodedFiles(database: RecordDatabase): RecordDatabase {
  let codec: Awaited<ReturnType<typeof loadCodec>> | undefined;

  /** @throws if no read has loaded the codec before */
  function decodedSync(value: unknown) {
    if (!isEncoded(value)) return value;
    if (!codec) throw new Error('A record with files changed meanwhile.');
    return codec.imported(value.$encoded);
  }

  async function decoded<Item extends { value: unknown }>(items: Item[]): Promise<Item[]> {
    if (!items.some(({ value }) => isEncoded(value))) return items;
    codec ??= await loadCodec();
    return items.map((item) => ({ ...item, value: decodedSync(item.value) }));
  }

  async function encoded(value: unknown): Promise<unknown> {
    codec ??= await loadCodec();
    return hasFile(value) ? { $encoded: await codec.exported(value) } : value;
  }

  async function storing<Result>(
    records: readonly StoredRecordInput<string>[],
    write: (records: readonly StoredRecordInput<string>[]) => Promise<Result>,
  ): Promise<Result> {
    try {
      return await write(records);
    } catch (error) {
      if (!isRefusal(error) || !records.some(({ value }) => hasFile(value))) throw error;
      return write(
        await Promise.all(records.map(async (record) => ({ ...record, value: await encoded(record.value) }))),
      );
    }
  }

  return {
    ...database,
    async readLast(...asked) {
      const page = await database.readLast(...asked);
      return { ...page, found: await decoded(page.found) };
    },
    async readNewest(...asked) {
      const page = await database.readNewest(...asked);
      return { ...page, found: await decoded(page.found) };
    },
    readSome: async (...asked) => decoded(await database.readSome(...asked)),
    readAll: async (owner) => decoded(await database.readAll(owner)),
    async update(owner, kind, id, change) {
      let value: unknown;
      try {
        return await database.update(owner, kind, id, (found) => {
          value = change(decodedSync(found));
          return value;
        });
      } catch (error) {
        if (!isRefusal(error) || !hasFile(value)) throw error;
        // A transaction would end while the files are read, so this isn't atomic.
        const stored = await encoded(value);
        await database.update(owner, kind, id, () => stored);
        return value;
      }
    },
    writeAll: (owner, changes) => storing(changes, (records) => database.writeAll(owner, records)),
    handOver: (from, taken, to, given) =>
      storing(given, (records) => database.handOver(from, taken, to, records)),
    quarantine: (record, isWhole, problem) =>
      database.quarantine(record, (value) => isWhole(decodedSync(value)), problem),
    replaceAll: (owner, all) => storing(all, (records) => database.replaceAll(owner, records)),
  };
}
