import {
  type DBSchema,
  type IDBPDatabase,
  type IDBPObjectStore,
  type IDBPTransaction,
  openDB,
  type StoreNames,
} from 'idb';

/** How long another tab may take to close an older version of the database, in ms. */
const blockedTimeout = 3000;

/** A transaction completes only once it is on disk, so that a crash afterwards loses nothing. */
export const strict = { durability: 'strict' } as const;

/**
 * Reads from a store in one transaction and commits it immediately: WebKit suspends a page with its open
 * transactions, which blocks all other pages. `ask` must place all its requests synchronously.
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
 * Reads from a store in one transaction with dependent requests. It can't commit early, so it aborts when the
 * page is left, and starts over if the browser shows the page again.
 */
export async function readInSteps<S extends DBSchema, Name extends StoreNames<S>, Found>(
  database: IDBPDatabase<S>,
  name: Name,
  steps: (store: IDBPObjectStore<S, [Name], Name, 'readonly'>) => Promise<Found>,
): Promise<Found> {
  const reading = database.transaction(name);
  let shownAgain: Promise<unknown> | undefined;
  const leave = () => {
    shownAgain = new Promise((resolve) => addEventListener('pageshow', resolve, { once: true }));
    reading.abort();
  };
  // Ignores this rejection: the failed request in `steps` rejects with the reason.
  reading.done.catch(() => {});
  globalThis.addEventListener?.('pagehide', leave);
  try {
    return await steps(reading.store);
  } catch (error) {
    if (!shownAgain) throw error;
    await shownAgain;
    return await readInSteps(database, name, steps);
  } finally {
    globalThis.removeEventListener?.('pagehide', leave);
  }
}

/** A database can't be opened: it is `newer`, `held` by an older tab, or `missing` in this browser. */
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
  /** Returns the open connection. @throws OpeningError */
  get(): Promise<IDBPDatabase<S>>;
  close(): Promise<void>;
};

/** Upgrades an older version; `oldVersion` is 0 for a new database. */
type Upgrade<S extends DBSchema> = (
  database: IDBPDatabase<S>,
  oldVersion: number,
  transaction: IDBPTransaction<S, StoreNames<S>[], 'versionchange'>,
) => void;

/**
 * A database that opens on first use, and again after it was closed: by the browser, or here because another
 * tab needs a newer version. The next use retries a failed opening.
 */
export function lazyDatabase<S extends DBSchema>(
  name: string,
  version: number,
  upgrade: Upgrade<S>,
): LazyDatabase<S> {
  let connection: Promise<IDBPDatabase<S>> | null = null;

  async function open(): Promise<IDBPDatabase<S>> {
    const allowLeave = () => {
      if (connection === current) connection = null;
    };
    const current = new Promise<IDBPDatabase<S>>((resolve, reject) => {
      let timer: ReturnType<typeof setTimeout> | undefined;
      let hasGivenUp = false;
      const refuse = (error: unknown) =>
        reject(new OpeningError(isNewer(error) ? 'newer' : 'missing', error));
      // `openDB` may throw synchronously.
      const start: typeof openDB<S> = async (...asked) => openDB<S>(...asked);
      const opening = start(name, version, {
        upgrade: (database, oldVersion, _newVersion, transaction) =>
          upgrade(database, oldVersion, transaction),
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
        .then((database) => (hasGivenUp ? database.close() : resolve(database)), refuse)
        .finally(() => clearTimeout(timer));
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
      await closing?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}
