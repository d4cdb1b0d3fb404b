/** What local storage is to hold under some of its keys; null: nothing. */
export type Entries = Readonly<Record<string, string | null>>;

/** One group of entries that change together. `revision`: when it was written, in ms since the epoch, and never twice. */
export type DurableGroup = {
  revision: number;
  /** Local storage surely has it on disk. */
  isSettled: boolean;
  entries: Entries;
};

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> | null;

type Options = {
  databaseName?: string;
  /** Local storage, which the first paint and the guard read. */
  storage: Store;
  /** What lives as long as the tab: it tells that nothing was lost since the tab saw it. */
  tab: Store;
  /** The clock, in ms since the epoch. */
  now?: () => number;
  /** These keys of local storage have changed. */
  onRestored?: (keys: readonly string[]) => void;
};

/** Where a group's revision is kept beside it. */
export const revisionKey = (group: string) => `updraft.revision.${group}`;

/** How long a browser may take to write local storage to disk, with plenty of time on top, in ms. */
const settledAfter = 10 * 60_000;

/** How long the database may take until local storage is all there is to go by, in ms. */
const patience = 2000;

/**
 * Whether what local storage says is out of date: the browser ended before it had written it. What was changed or cleared in
 * it by hand afterwards is as it is meant to be.
 * @param mirrored the revision that local storage has
 * @param seen the latest that this tab has seen there
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

/** A record that somebody else wrote may be anything. */
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

/** Without a library: every page reads it, and the public ones have none. */
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
      await closing?.then(
        (database) => database.close(),
        () => {},
      );
    },
  };
}

/**
 * The durable side of what local storage holds. A browser writes local storage some seconds late: one that is killed
 * before forgets what it had shown. What is kept here is on the disk when it is said to be.
 */
export function createDurableMirror<Group extends string>({
  databaseName = 'updraft-start',
  storage,
  tab,
  now = Date.now,
  onRestored = () => {},
}: Options) {
  const database = groupDatabase(databaseName);
  /** What was kept last of each group. */
  const last = new Map<Group, { text: string; revision: number; writing: Promise<void> }>();
  let queue: Promise<unknown> = Promise.resolve();
  let reconciling: Promise<ReadonlyMap<Group, Entries>> | undefined;

  function revisionIn(store: Store, group: string): number | null {
    const text = attempt(() => store?.getItem(revisionKey(group)));
    return text ? Number(text) || null : null;
  }

  /** Not in the tab where local storage doesn't take it: what the tab has seen there is its word. */
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
    // Otherwise WebKit keeps the transaction open if the page is suspended meanwhile.
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
        // Cleared by hand, or the database refused the latest: local storage says what holds.
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
    // Where the database can't be used, local storage is all there is.
    const working = queue.then(work).catch(() => {});
    queue = working;
    return working;
  }

  /** What is the same as the last time isn't written again. */
  function write(group: Group, entries: Entries) {
    const text = JSON.stringify(entries);
    const known = last.get(group);
    const mirrored = revisionIn(storage, group) ?? 0;
    // Another tab has written since, where local storage has a later one.
    if (known?.text === text && mirrored <= known.revision) return known;
    const revision = Math.max(now(), mirrored + 1, (known?.revision ?? 0) + 1);
    const writing = inTurn(() => put(group, { revision, isSettled: false, entries }));
    const written = { text, revision, writing };
    last.set(group, written);
    return written;
  }

  /**
   * Brings local storage up to date with what outlived the browser, once; later calls have the same answer.
   * @returns what was restored, by group
   */
  function reconcile(): Promise<ReadonlyMap<Group, Entries>> {
    reconciling ??= compareAll();
    return reconciling;
  }

  return {
    reconcile,

    /** Resolves when it is on the disk that local storage is about to hold this; or when that can't be. Never rejects. */
    async secure(group: Group, entries: Entries): Promise<void> {
      await reconcile();
      await write(group, entries).writing;
    },

    /** Keeps what local storage holds of a group since just now. Resolves and rejects as `secure` does. */
    async keep(group: Group, entries: Entries): Promise<void> {
      await reconcile();
      const { revision, writing } = write(group, entries);
      stamp(group, revision);
      await writing;
    },

    close: database.close,
  };
}
