import { reporting } from '../../log/report';

/** The values of some localStorage keys; null for a key without a value. */
export type Entries<Key extends string = string> = Readonly<Partial<Record<Key, string | null>>>;

/**
 * The stored record. `stamp` increases with each write: it is the time in ms since the epoch, or later. After
 * the entries, localStorage gets the stamp. It tells a change that a crash lost (localStorage has a lower stamp or
 * none) from one that the user made by hand (it has the same stamp).
 */
type StartRecord = { stamp: number; entries: Entries };

type Options<Key extends string> = {
  databaseName?: string;
  /** localStorage, or null if unavailable. */
  storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;
  /** The keys of the entries. A tab that reads the last one in localStorage must find the others there. */
  keys: readonly [...Key[], Key];
  /** Called with the keys that were restored. */
  onRestored?: (keys: readonly Key[]) => void;
};

/** The key of the stamp in localStorage. */
const stampKey = 'updraft.start';

/** How long to wait for the database before using localStorage alone, in ms. */
const patience = 2000;

/** Returns a stored value if it is a valid record, else null. Earlier versions called the stamp a revision. */
function recordIn(found: unknown): StartRecord | null {
  const { revision, stamp = revision, entries } = (found ?? {}) as Record<string, unknown>;
  if (typeof stamp !== 'number' || typeof entries !== 'object' || entries === null) return null;
  const isEntry = (value: unknown) => value === null || typeof value === 'string';
  return Object.values(entries).every(isEntry) ? { stamp, entries: entries as Entries } : null;
}

/** Runs requests in one transaction. Uses no library, because every page loads this code. */
async function run<Found>(
  databaseName: string,
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<Found>[],
): Promise<Found[]> {
  const opening = indexedDB.open(databaseName, 1);
  opening.onupgradeneeded = () => {
    const { result } = opening;
    result.createObjectStore('groups');
    // Otherwise, WebKit would suspend the upgrade with the page, and no other page could open the database.
    globalThis.addEventListener?.('pagehide', () => result.close(), { once: true });
  };
  await new Promise((resolve, reject) => {
    opening.onsuccess = resolve;
    opening.onerror = () => reject(opening.error);
  });
  try {
    const transaction = opening.result.transaction('groups', mode, { durability: 'strict' });
    const requests = ask(transaction.objectStore('groups'));
    // Without this call, WebKit leaves the transaction open when it suspends the page.
    transaction.commit();
    await new Promise((resolve, reject) => {
      transaction.oncomplete = resolve;
      transaction.onabort = () => reject(transaction.error);
    });
    return requests.map(({ result }) => result);
  } finally {
    opening.result.close();
  }
}

/**
 * Stores the session, theme and language in IndexedDB. localStorage has the same entries for the route guard and
 * the first paint. Browsers write localStorage to disk seconds late, so a crash can lose changes there.
 */
export function createStartRecord<Key extends string>({
  databaseName = 'updraft-start',
  storage,
  keys,
  onRestored,
}: Options<Key>) {
  /** The record that this page last read or wrote. */
  let known: StartRecord = { stamp: 0, entries: {} };
  let reconciling: Promise<Entries<Key> | null> | undefined;
  /** Changes of this page, which are later than the record that it reads. */
  let own: Entries<Key> = {} as Entries<Key>;

  function attempt<Result>(work: (device: NonNullable<typeof storage>) => Result): Result | null {
    try {
      return storage && work(storage);
    } catch {
      return null;
    }
  }
  const stored = (key: string) => attempt((device) => device.getItem(key));
  const stampIn = (key = stampKey) => Number(stored(key)) || 0;
  const current = (): Entries => Object.fromEntries(keys.map((key) => [key, stored(key)]));
  const differing = ({ entries }: StartRecord) =>
    keys.filter((key) => key in entries && entries[key] !== stored(key));
  const nextStamp = () => Math.max(Date.now(), known.stamp + 1, stampIn() + 1);
  /** Gives localStorage the stamp of a record if it has the entries. */
  const mark = (record: StartRecord) =>
    differing(record).length === 0 && attempt((device) => device.setItem(stampKey, String(record.stamp)));

  async function read(): Promise<StartRecord | null> {
    const names = ['start', 'session', 'appearance'];
    const found = await run(databaseName, 'readonly', (store) => names.map((name) => store.get(name)));
    const [record, ...earlier] = found.map(recordIn);
    if (record) return record;
    // Earlier versions had two records, each with its own stamp in localStorage.
    return earlier.reduce((whole, part, at) => {
      const isLost = part && stampIn(`updraft.revision.${names[at + 1]}`) < part.stamp;
      const entries = { ...(whole?.entries ?? current()), ...(isLost && part.entries) };
      return part ? { stamp: Math.max(part.stamp, whole?.stamp ?? 0), entries } : whole;
    }, null);
  }

  async function compare(): Promise<Entries<Key> | null> {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<null>((resolve) => {
      timer = setTimeout(resolve, patience, null);
    });
    const record = await Promise.race([read().catch(() => null), late]);
    clearTimeout(timer);
    if (!record) return null;
    known = record;
    const changed = differing(record);
    if (stampIn() >= record.stamp) {
      // The user has changed localStorage, or the database has rejected a change.
      if (changed.length > 0) void save();
      return null;
    }
    const { entries } = record;
    const lost = changed.filter((key) => !(key in own));
    for (const key of entries[keys.at(-1) as Key] ? lost : lost.reverse()) {
      const value = entries[key];
      attempt((device) => (value ? device.setItem(key, value) : device.removeItem(key)));
    }
    mark(record);
    onRestored?.(lost);
    return entries as Entries<Key>;
  }

  async function write(changes?: Entries<Key>) {
    let record = known;
    await run(databaseName, 'readwrite', (store) => {
      // A lower stamp: localStorage is unavailable, or is about to get the entries of the record.
      const base = stampIn() < known.stamp ? known.entries : current();
      record = { stamp: nextStamp(), entries: { ...base, ...changes } };
      return [store.put(record, 'start')];
    });
    known = record;
    mark(record);
  }

  /**
   * Restores the entries that localStorage lost in a crash. Runs once; later calls return the same result.
   * Without the database, localStorage stays as it is.
   * @returns the entries of the record if localStorage was outdated, else null
   */
  function reconcile() {
    reconciling ??= compare();
    return reconciling;
  }

  /**
   * Stores these entries, before or after localStorage gets them, and the other entries of localStorage.
   * Resolves once the record is on disk, or can't be written. Never rejects.
   */
  async function save(changes?: Entries<Key>): Promise<void> {
    own = { ...own, ...changes };
    await reconcile();
    await write(changes).catch(reporting('start record'));
  }

  return {
    reconcile,
    save,
    /** Call before the page closes. If the user has cleared localStorage, the next page won't restore it. */
    noteClearing() {
      if (known.stamp > 0 && stampIn() === 0) mark({ stamp: nextStamp(), entries: {} });
    },
  };
}
