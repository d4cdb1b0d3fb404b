import { exported, imported } from '../file/exportBlob';
import { type Encoded, isEncoded, refusal } from './encodedValue';
import type { RecordDatabase } from './recordDatabase';

// This module converts files in records to text, for browsers that can't store files. It loads on demand.

const hasFile = (value: unknown): boolean =>
  value instanceof Blob ||
  (typeof value === 'object' && value !== null && Object.values(value).some(hasFile));

const isRefusal = (error: unknown) => error instanceof DOMException && error.name === refusal;

/** Returns a stored value, with its encoded files as blobs. @throws for a file that the app doesn't accept */
export const decode = (value: unknown) => (isEncoded(value) ? imported(value.$encoded) : value);

const encode = async (value: unknown): Promise<unknown> =>
  hasFile(value) ? ({ $encoded: await exported(value) } satisfies Encoded) : value;

/** Returns records with their files as text. @throws `error` unless it says that the browser refused files */
export async function encodeAll<Written extends { value?: unknown }>(
  records: readonly Written[],
  error: unknown,
): Promise<Written[]> {
  if (!isRefusal(error) || !records.some(({ value }) => hasFile(value))) throw error;
  return Promise.all(records.map(async (record) => ({ ...record, value: await encode(record.value) })));
}

/** Repeats a write with files as text. @throws as `encodeAll` */
export const writeAll = async (
  database: RecordDatabase,
  [owner, changes]: Parameters<RecordDatabase['writeAll']>,
  error: unknown,
) => database.writeAll(owner, await encodeAll(changes, error));

/** As `writeAll`. */
export const replaceAll = async (
  database: RecordDatabase,
  [owner, records]: Parameters<RecordDatabase['replaceAll']>,
  error: unknown,
) => database.replaceAll(owner, await encodeAll(records, error));

/** As `writeAll`. */
export const handOver = async (
  database: RecordDatabase,
  [from, taken, to, given]: Parameters<RecordDatabase['handOver']>,
  error: unknown,
) => database.handOver(from, taken, to, await encodeAll(given, error));

/** Repeats a claim with files as text. @throws `error` unless it says that the browser refused files */
export async function claim(
  database: RecordDatabase,
  [owner, asked, recordsOf]: Parameters<RecordDatabase['claim']>,
  error: unknown,
) {
  // Throws for any other error, before an address is claimed.
  await encodeAll(recordsOf(''), error);
  // Encoding a file is asynchronous and would end the transaction, so the records are written in another one.
  const slug = await database.claim(owner, asked, () => []);
  await database.writeAll(owner, await encodeAll(recordsOf(slug), error));
  return slug;
}

/** Repeats an update with files as text. @throws `error` unless it says that the browser refused files */
export async function update(
  database: RecordDatabase,
  [owner, keys, change]: Parameters<RecordDatabase['update']>,
  error: unknown,
) {
  if (!isRefusal(error)) throw error;
  let values: unknown[] = [];
  try {
    return await database.update(owner, keys, (found) => {
      values = change(found.map(decode));
      return values;
    });
  } catch (again) {
    if (!isRefusal(again) || !hasFile(values)) throw again;
    // Encoding a file is asynchronous and would end the transaction, so this read and write aren't atomic.
    const stored = await Promise.all(values.map(encode));
    await database.update(owner, keys, () => stored);
    return values;
  }
}
