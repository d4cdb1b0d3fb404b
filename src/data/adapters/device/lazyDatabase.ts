import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';
import { handledElsewhere } from '../../log/report';

/** How long another tab may take to close an older version of the database, in ms. */
const blockedTimeout = 3000;

/** Makes a transaction complete only once it is on disk, so that a crash afterwards loses nothing. */
export const strict = { durability: 'strict' } as const;

/**
 * Reads from a store in one transaction, and commits it immediately. Otherwise, WebKit could suspend the page
 * with an open transaction, which blocks all other pages. `ask` must place all its requests synchronously.
 */
export function readFrom<S extends DBSchema, Name extends StoreNames<S>, Found>(
  database: IDBPDatabase<S>,
  name: Name,
  ask: (store: IDBPObjectStore<S, [Name], Name, 'readonly'>) => Promise<Found>,
): Promise<Found> {
  const reading = database.transaction(name);
  const found = ask(reading.store);
  reading.commit();
  return found;
}

/**
 * Commits a transaction with these requests immediately, without waiting for their events, because a page
 * receives no events once the user leaves it.
 * @throws the error of the first request that fails
 */
export function committed(
  transaction: { commit(): void; done: Promise<void> },
  ...requests: Promise<unknown>[]
): Promise<unknown> {
  transaction.commit();
  return Promise.all([...requests, transaction.done]);
}

/**
 * Runs requests that depend on each other in one transaction, which stores all of its writes or none. If the
 * user leaves the page before the last step, the transaction aborts. It starts again if the browser shows the
 * page again.
 * @param steps must await its writes, because WebKit completes a transaction if a write fails after `commit`
 * @returns the result of `steps`, once the writes are stored
 * @throws the error of `steps`, or the reason why the browser aborted the transaction
 */
export async function inSteps<
  S extends DBSchema,
  const Names extends ArrayLike<StoreNames<S>>,
  Mode extends 'readonly' | 'readwrite',
  Result,
>(
  database: IDBPDatabase<S>,
  names: Names,
  mode: Mode,
  steps: (transaction: IDBPTransaction<S, Names, Mode>) => Promise<Result>,
): Promise<Result> {
  const transaction = database.transaction(names, mode, strict);
  const ended = transaction.done.catch(handledElsewhere);
  let shownAgain: Promise<unknown> | undefined;
  /** Aborts the transaction. Returns whether it was still running. */
  const abort = () => {
    try {
      transaction.abort();
      return true;
    } catch {
      return false;
    }
  };
  const leave = () => {
    if (abort()) shownAgain = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
  };
  globalThis.addEventListener?.('pagehide', leave);
  try {
    const result = await steps(transaction);
    await committed(transaction);
    return result;
  } catch (error) {
    if (shownAgain) {
      await shownAgain;
      return await inSteps(database, names, mode, steps);
    }
    const reason = transaction.error ?? error;
    // The transaction is still open if `steps` itself threw, for example for a value that can't be cloned.
    abort();
    await ended;
    throw reason;
  } finally {
    globalThis.removeEventListener?.('pagehide', leave);
  }
}

/**
 * A database can't be opened. `newer`: it has a newer version. `held`: a tab with an older version has it
 * open. `missing`: any other reason, for example that the browser has no IndexedDB.
 */
export class OpeningError extends Error {
  override readonly name = 'OpeningError';
  readonly reason: 'newer' | 'held' | 'missing';

  constructor(reason: OpeningError['reason'], cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.reason = reason;
  }
}

const isNewer = (error: unknown) => error instanceof Error && error.name === 'VersionError';

export type LazyDatabase<S extends DBSchema> = {
  /** Returns the connection, and opens it if necessary. @throws OpeningError */
  get(): Promise<IDBPDatabase<S>>;
  close(): Promise<void>;
};

/** Upgrades a database from an older version. `oldVersion` is 0 for a new database. */
export type Upgrade<S extends DBSchema> = (
  database: IDBPDatabase<S>,
  oldVersion: number,
  transaction: IDBPTransaction<S, StoreNames<S>[], 'versionchange'>,
) => void;

/** Converts the records of an older version, in the transaction that upgrades the database. */
type Migrate<S extends DBSchema> = (
  upgrade: IDBPTransaction<S, StoreNames<S>[], 'versionchange'>,
  oldVersion: number,
) => Promise<void>;

/**
 * A database that opens on first use. It closes when another tab needs a newer version, and the browser can
 * close it, too. After that, or after opening failed, the next use opens it again.
 * @param loadMigration loads the code that converts the records of an older version
 */
export function lazyDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<S>,
  loadMigration?: () => Promise<{ migrate: Migrate<S> }>,
): LazyDatabase<S> {
  let connection: Promise<IDBPDatabase<S>> | null = null;
  let migrate: Migrate<S> | undefined;

  async function open(): Promise<IDBPDatabase<S>> {
    const allowLeave = () => {
      if (connection === current) connection = null;
    };
    const current = new Promise<IDBPDatabase<S>>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let hasGivenUp = false;
      let isEarlier = false;
      let hasLeft = false;
      const upgrading = new AbortController();
      const reopen = async () => {
        if (isEarlier) migrate = (await loadMigration?.())?.migrate;
        return open();
      };
      const end = (settle: () => void) =>
        isEarlier || hasLeft ? void reopen().then(resolve, reject) : settle();
      // An async function turns an error that `openDB` throws synchronously into a rejected promise.
      const start: typeof openDB<S> = async (...asked) => openDB<S>(...asked);
      const opening = start(name, version, {
        upgrade(database, oldVersion, _newVersion, transaction) {
          const leave = () => {
            hasLeft = true;
            database.close();
          };
          // Otherwise, WebKit would suspend the upgrade with the page, and no other page could open the database.
          globalThis.addEventListener?.('pagehide', leave, { signal: upgrading.signal });
          // Loading code would end this transaction. A second attempt upgrades the database.
          isEarlier = oldVersion > 0 && loadMigration !== undefined && !migrate;
          const undo = () => {
            transaction.done.catch(handledElsewhere);
            transaction.abort();
          };
          if (isEarlier) return undo();
          upgrade(database, oldVersion, transaction);
          if (oldVersion > 0) migrate?.(transaction, oldVersion).catch(undo);
        },
        blocked() {
          timer = setTimeout(() => {
            hasGivenUp = true;
            reject(new OpeningError('held', `Another tab holds an older version of "${name}".`));
          }, blockedTimeout);
        },
        blocking(_now, _wanted, event) {
          (event.target as IDBDatabase).close();
          allowLeave();
        },
        terminated: allowLeave,
      });
      opening
        .then(
          (database) => end(() => (hasGivenUp ? database.close() : resolve(database))),
          (error) => end(() => reject(new OpeningError(isNewer(error) ? 'newer' : 'missing', error))),
        )
        .finally(() => {
          clearTimeout(timer);
          upgrading.abort();
        });
    });
    connection = current;
    current.catch(allowLeave);
    return current;
  }

  return {
    get: () => connection ?? open(),
    async close() {
      const closing = connection;
      connection = null;
      await closing?.then((database) => database.close(), handledElsewhere);
    },
  };
}
