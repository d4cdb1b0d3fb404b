import { isEncoded, refusal } from './encodedValue';
import type { RecordDatabase, StoredRecord } from './recordDatabase';

type Files = typeof import('./encodedFiles');

/** Wraps a database. If the browser refuses to store files, stores them as text, and decodes them on read. */
export function withEncodedFiles(database: RecordDatabase): RecordDatabase {
  let files: Files | undefined;
  const load = async () => {
    files = await import('./encodedFiles');
    return files;
  };

  async function decoded<Item extends { value: unknown }>(items: Item[]): Promise<Item[]> {
    if (!items.some(({ value }) => isEncoded(value))) return items;
    const { decode } = await load();
    return items.map((item) => ({ ...item, value: decode(item.value) }));
  }

  /** Returns a method that reads a page of records. */
  const paged = <Name extends 'readLast' | 'readNewest' | 'readAcross'>(name: Name) =>
    (async (...asked: never[]) => {
      const page = await (database[name] as (...asked: never[]) => Promise<{ found: StoredRecord[] }>)(
        ...asked,
      );
      return { ...page, found: await decoded(page.found) };
    }) as RecordDatabase[Name];

  /** Returns a method that writes. If it fails, the function of `encodedFiles` with its name repeats it. */
  const writing = <Name extends 'writeAll' | 'claim' | 'handOver' | 'replaceAll'>(name: Name) =>
    ((...asked: never[]) =>
      (database[name] as (...asked: never[]) => Promise<unknown>)(...asked).catch(async (error) => {
        const again = (await load())[name] as (...asked: unknown[]) => unknown;
        return again(database, asked, error);
      })) as RecordDatabase[Name];

  return {
    ...database,
    readLast: paged('readLast'),
    readNewest: paged('readNewest'),
    readAcross: paged('readAcross'),
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
    writeAll: writing('writeAll'),
    claim: writing('claim'),
    handOver: writing('handOver'),
    replaceAll: writing('replaceAll'),
    // If the record contains encoded files, reading it has loaded `files`, which decodes them.
    quarantine: (record, isWhole, problem) =>
      database.quarantine(record, (value) => isWhole(files ? files.decode(value) : value), problem),
  };
}
