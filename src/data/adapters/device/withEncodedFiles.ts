import type { StoredRecordInput } from '../../schema/shapes/records';
import { isEncoded, refusal } from './encodedValue';
import type { RecordDatabase, RecordPage } from './recordDatabase';

/** Wraps a database. If the browser refuses to store files, stores them as text, and decodes them on read. */
export function withEncodedFiles(database: RecordDatabase): RecordDatabase {
  let files: typeof import('./encodedFiles') | undefined;
  const load = async () => {
    files = await import('./encodedFiles');
    return files;
  };

  async function decoded<Item extends { value: unknown }>(items: Item[]): Promise<Item[]> {
    if (!items.some(({ value }) => isEncoded(value))) return items;
    const { decode } = await load();
    return items.map((item) => ({ ...item, value: decode(item.value) }));
  }

  const decodedPage = async (page: RecordPage) => ({ ...page, found: await decoded(page.found) });

  const storing = <Result>(
    records: readonly StoredRecordInput<string>[],
    write: (records: readonly StoredRecordInput<string>[]) => Promise<Result>,
  ): Promise<Result> =>
    write(records).catch(async (error) => write(await (await load()).encodeAll(records, error)));

  return {
    ...database,
    readLast: async (...asked) => decodedPage(await database.readLast(...asked)),
    readAcross: async (...asked) => decodedPage(await database.readAcross(...asked)),
    readNewest: async (...asked) => decodedPage(await database.readNewest(...asked)),
    readSome: async (...asked) => decoded(await database.readSome(...asked)),
    readAll: async (owner) => decoded(await database.readAll(owner)),
    update: (...asked) => {
      const [owner, keys, change] = asked;
      const changePlain = (found: unknown[]) => {
        if (found.some(isEncoded)) throw new DOMException('A record has files as text.', refusal);
        return change(found);
      };
      return database
        .update(owner, keys, changePlain)
        .catch(async (error) => (await load()).update(database, asked, error));
    },
    writeAll: (owner, changes) => storing(changes, (records) => database.writeAll(owner, records)),
    claim: (...asked) =>
      database.claim(...asked).catch(async (error) => (await load()).claim(database, asked, error)),
    handOver: (from, taken, to, given) =>
      storing(given, (records) => database.handOver(from, taken, to, records)),
    // If the record contains encoded files, reading it has loaded `files`, which decodes them.
    quarantine: (record, isWhole, problem) =>
      database.quarantine(record, (value) => isWhole(files ? files.decode(value) : value), problem),
    replaceAll: (owner, all) => storing(all, (records) => database.replaceAll(owner, records)),
  };
}
