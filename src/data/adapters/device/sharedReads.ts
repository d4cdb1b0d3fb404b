import type { IDBPDatabase, IDBPObjectStore } from 'idb';
import type { DeviceSchema } from './deviceSchema';
import { inSteps, type LazyDatabase, OpeningError } from './lazyDatabase';

type Store = IDBPObjectStore<DeviceSchema, ['records'], 'records', 'readonly'>;
type Read<Found> = (store: Store) => Promise<Found>;

const inTransaction = <Found>(database: IDBPDatabase<DeviceSchema>, read: Read<Found>) =>
  inSteps(database, ['records'], 'readonly', ({ store }) => read(store));

/**
 * Returns a function that reads records. Reads that start at the same time share a transaction, because
 * opening a transaction takes longer than reading. If the transaction fails, each read runs again alone.
 */
export function sharedReads(database: LazyDatabase<DeviceSchema>) {
  /** The reads of the next transaction, and its end. */
  let reads: Read<unknown>[] = [];
  let ended: Promise<unknown> | undefined;

  async function readTogether() {
    let taken: Read<unknown>[] = [];
    const opened = await database.get().finally(() => {
      taken = reads;
      reads = [];
      ended = undefined;
    });
    return inTransaction(opened, (store) => Promise.all(taken.map((read) => read(store))));
  }

  return async <Found>(read: Read<Found>): Promise<Found> => {
    let found: Promise<Found> | undefined;
    reads.push((store) => {
      found = read(store);
      return found;
    });
    ended ??= readTogether();
    try {
      await ended;
      return await (found as unknown as Promise<Found>);
    } catch (error) {
      if (error instanceof OpeningError) throw error;
      return inTransaction(await database.get(), read);
    }
  };
}
