import { handledElsewhere, reporting } from '../../log/report';

/** The values of some localStorage keys; null for a key without a value. */
export type Entries = Readonly<Record<string, string | null>>;

/** Entries that change together. `revision` identifies a write by its time, in ms since the epoch. */
export type DurableGroup = {
  revision: number;
  /** Whether enough time has passed since the write for the browser to write localStorage to disk. */
  isSettled: boolean;
  entries: Entries;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

type Options = {
  databaseName?: string;
  /** localStorage, or null if unavailable. */
  storage: Store;
  /** sessionStorage. A revision in it proves that localStorage had that revision while this tab was open. */
  tab: Store;
  /** The clock, in ms since the epoch. */
  now?: () => number;
  /** Called with the localStorage keys that were restored. */
  onRestored?: (keys: readonly string[]) => void;
};

/** Returns the key of a group's revision in localStorage and sessionStorage. */
export const revisionKey = (group: string) => `updraft.revision.${group}`;

/** How long a browser may take to write localStorage to disk, with a wide margin, in ms. */
const settledAfter = 10 * 60_000;

/** How long to wait for the database before using localStorage alone, in ms. */
const patience = 2000;

/**
 * Returns whether localStorage is out of date, because the browser crashed before writing it to disk. Returns
 * false if localStorage was changed or cleared later, for example by the user.
 * @param mirrored the revision in localStorage
 * @param seen the latest revision that this tab has seen in localStorage
 */
export function isMirrorOutdated(
  { revision, isSettled }: DurableGroup,
  mirrored: number | null,
  seen: number | null,
): boolean {
  if (seen !== null && seen >= revision) return false;
  return mirrored === null ? !isSettled : mirrored < revision;
}

function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/** Returns a stored value if it is a valid group, else null. */
function groupIn(found: unknown): DurableGroup | null {
  const { revision, isSettled, entries } = (found ?? {}) as Partial<Record<keyof DurableGroup, unknown>>;
  if (typeof revision !== 'number' || typeof entries !== 'object' || entries === null) return null;
  const isEntry = (value: unknown) => value === null || typeof value === 'string';
  if (!Object.values(entries).every(isEntry)) return null;
  return { revision, isSettled: isSettled === true, entries: entries as Entries };
}

const answerOf = <Answer>(request: IDBRequest<Answer>) =>
  new Promise<Answer>((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Opens the database. Uses no library, because every page loads this code. */
function groupDatabase(name: string) {
  let connection: Promise<IDBDatabase> | null = null;
  async function open() {
    const opening = indexedDB.open(name, 1);
    opening.onupgradeneeded = () => void opening.result.createObjectStore('groups');
    const database = await answerOf(opening);
    database.onclose = () => {
      connection = null;
    };
    database.onversionchange = () => {
      database.close();
      connection = null;
    };
    return database;
  }
  return {
    get() {
      const current = connection ?? open();
      connection = current;
      current.catch(() => {
        connection = null;
      });
      return current;
    },
    async close() {
      const closing = connection;
      connection = null;
      await closing?.then((database) => database.close(), handledElsewhere);
    },
  };
}

/**
 * Stores a durable copy of localStorage entries in IndexedDB. Browsers write localStorage to disk seconds
 * late, so a crash can lose changes. A copy is on disk once its promise resolves.
 */
export function createDurableMirror<Group extends string>({
  databaseName = 'updraft-start',
  storage,
  tab,
  now = Date.now,
  onRestored = () => {},
}: Options) {
  const database = groupDatabase(databaseName);
  /** The last write of each group, with its entries as JSON. */
  const last = new Map<Group, { text: string; revision: number; writing: Promise<void> }>();
  let queue: Promise<unknown> = Promise.resolve();
  let reconciling: Promise<ReadonlyMap<Group, Entries>> | undefined;

  function revisionIn(store: Store, group: string): number | null {
    const text = attempt(() => store?.getItem(revisionKey(group)));
    return text ? Number(text) || null : null;
  }

  /** Stores a revision in localStorage and, if that succeeds, also in sessionStorage. */
  function stamp(group: string, revision: number) {
    const text = String(revision);
    attempt(() => {
      if (!storage) return;
      storage.setItem(revisionKey(group), text);
      tab?.setItem(revisionKey(group), text);
    });
  }

  async function put(group: string, value: DurableGroup) {
    const writing = (await database.get()).transaction('groups', 'readwrite', { durability: 'strict' });
    writing.objectStore('groups').put(value, group);
    await new Promise<void>((resolve, reject) => {
      writing.oncomplete = () => resolve();
      writing.onabort = () => reject(writing.error);
      writing.commit();
    });
  }

  const current = (keys: readonly string[]): Entries =>
    Object.fromEntries(keys.map((key) => [key, attempt(() => storage?.getItem(key)) ?? null]));

  function restore({ entries, revision }: DurableGroup, group: string) {
    for (const [key, value] of Object.entries(entries))
      attempt(() => (value === null ? storage?.removeItem(key) : storage?.setItem(key, value)));
    stamp(group, revision);
    onRestored(Object.keys(entries));
  }

  async function readAll() {
    const reading = (await database.get()).transaction('groups');
    const store = reading.objectStore('groups');
    const asked = Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
    // Without this call, WebKit leaves the transaction open when it suspends the page.
    reading.commit();
    const [names, values] = await asked;
    return names.flatMap((name, at) => {
      const group = groupIn(values[at]);
      return group ? [[name as Group, group] as const] : [];
    });
  }

  async function compareAll(): Promise<ReadonlyMap<Group, Entries>> {
    const restored = new Map<Group, Entries>();
    let timer: ReturnType<typeof setTimeout> | undefined;
    const late = new Promise<[]>((resolve) => {
      timer = setTimeout(() => resolve([]), patience);
    });
    const groups = await Promise.race([readAll().catch(() => []), late]);
    clearTimeout(timer);
    for (const [name, group] of groups) {
      const mirrored = revisionIn(storage, name);
      if (isMirrorOutdated(group, mirrored, revisionIn(tab, name))) {
        restore(group, name);
        restored.set(name, group.entries);
      } else if (mirrored !== group.revision) {
        // The user cleared localStorage, or the last database write failed, so localStorage is authoritative.
        stamp(name, write(name, current(Object.keys(group.entries))).revision);
      } else {
        stamp(name, group.revision);
        const isSettled = now() - group.revision > settledAfter;
        if (isSettled && !group.isSettled) void inTurn(() => put(name, { ...group, isSettled }));
      }
    }
    return restored;
  }

  function inTurn(work: () => Promise<void>): Promise<void> {
    // If the database is unavailable, localStorage is the only copy.
    const working = queue.then(work).catch(reporting('durable mirror'));
    queue = working;
    return working;
  }

  /** Writes the entries of a group to the database, unless they equal the last written entries. */
  function write(group: Group, entries: Entries) {
    const text = JSON.stringify(entries);
    const known = last.get(group);
    const mirrored = revisionIn(storage, group) ?? 0;
    // If localStorage has a later revision, another tab has written the group since.
    if (known?.text === text && mirrored <= known.revision) return known;
    const revision = Math.max(now(), mirrored + 1, (known?.revision ?? 0) + 1);
    const writing = inTurn(() => put(group, { revision, isSettled: false, entries }));
    const written = { text, revision, writing };
    last.set(group, written);
    return written;
  }

  /**
   * Restores localStorage entries that a crash lost. Runs once; later calls return the same result.
   * @returns the restored entries, by group
   */
  function reconcile(): Promise<ReadonlyMap<Group, Entries>> {
    reconciling ??= compareAll();
    return reconciling;
  }

  return {
    reconcile,

    /**
     * Writes entries to the database before they are in localStorage. Resolves once they are on disk, or
     * can't be written. Never rejects.
     */
    async secure(group: Group, entries: Entries): Promise<void> {
      await reconcile();
      await write(group, entries).writing;
    },

    /** Writes entries to the database that are already in localStorage. Resolves like `secure`. */
    async keep(group: Group, entries: Entries): Promise<void> {
      await reconcile();
      const { revision, writing } = write(group, entries);
      stamp(group, revision);
      await writing;
    },

    close: database.close,
  };
}
