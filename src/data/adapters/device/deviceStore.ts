import type {
  AcrossOwners,
  DeviceChange,
  DeviceRecord,
  DeviceStore,
  LoadShape,
  NewestPage,
} from '../../ports/DeviceStore';
import type { RecordKind, StoredRecordInput } from '../../schema/shapes/records';
import { withWellFormed } from '../../schema/text/wellFormed';
import { indexedRecords } from './indexedRecords';
import type { OpeningError } from './lazyDatabase';
import { type Asked, validRecords } from './liveKind';
import { cachedPage, type PageCache } from './pageCache';
import { recordCache } from './recordCache';
import type { RecordDatabase } from './recordDatabase';
import { type TabChannel, tabChannel } from './tabChannel';
import { withEncodedFiles } from './withEncodedFiles';
import { withMemoryFallback } from './withMemoryFallback';

/** A message to other tabs. Earlier versions of the app send no records, and read only `extent`. */
type Message =
  | { owner: string; extent: 'all' | 'gone' }
  | { owner: string; extent: 'some'; records: { kind: string; id: string }[] };

/** Parses a message from another tab, which may run another version. `owner` is null if unknown. */
function changeIn(message: unknown): { owner: string | null; change: DeviceChange; isRemoved?: boolean } {
  const { owner, extent, records } = (message ?? {}) as Partial<Record<string, unknown>>;
  if (typeof owner !== 'string') return { owner: null, change: { extent: 'unknown' } };
  if (extent === 'all' || extent === 'gone')
    return { owner, change: { extent: 'all' }, isRemoved: extent === 'gone' };
  const isName = (record: Partial<Record<string, unknown>> | null) =>
    typeof record?.kind === 'string' && typeof record.id === 'string';
  if (extent !== 'some' || !Array.isArray(records) || !records.every(isName))
    return { owner, change: { extent: 'unknown' } };
  return { owner, change: { extent, origin: 'elsewhere', records } };
}

/** `isRemoved`: the owner was deleted. */
type Listener = (owner: string | null, change: DeviceChange, isRemoved?: boolean) => void;

const keyOf = (owner: string, kind: string) => `${owner}/${kind}`;

const loadRare = () => import('./rareOperations');

/** How many owners' records are cached: those of the account, and those from before sign-in (`guest`). */
const ownersKept = 2;
/** How many other owners' records are cached, so that memory doesn't grow with the number of accounts. */
const othersKept = 300;

/** Creates a store on top of a database. It caches records in memory, and notifies other tabs of changes. */
export function createDeviceStore<Kind extends string = RecordKind>(
  database: RecordDatabase,
  channel: TabChannel,
): DeviceStore<Kind> {
  const cache = recordCache(database, ownersKept);
  /** Caches other accounts' records. Doesn't quarantine invalid records, which only their owner may do. */
  const others = recordCache({ ...database, quarantine: async () => false }, othersKept);
  const caches = [cache, others];
  /** The results of `readAcross`, by kind, and of `readNewest`, by owner and kind. A change removes them. */
  const pages: PageCache = new Map();
  /** The first `count` owners with a record; null until `owners()` is called. */
  let owners: { count: number; reading: Promise<Set<string>> } | null = null;
  const listeners = new Set<Listener>();
  let stopListening: (() => void) | null = null;

  const publish: Listener = (...told) => {
    for (const listener of [...listeners]) listener(...told);
  };

  function listen(listener: Listener) {
    follow();
    listeners.add(listener);
    return () => listeners.delete(listener);
  }

  function forget(owner?: string) {
    for (const each of caches) each.forget(owner);
    pages.clear();
    if (owner === undefined) owners = null;
  }

  function forgetPages(owner: string, records: readonly { kind: string }[]) {
    for (const { kind } of records) for (const key of [kind, keyOf(owner, kind)]) pages.delete(key);
  }

  /** Updates `owners` after a write, which may be the owner's first, or after the owner was deleted. */
  function noteOwner(owner: string, isRemoved = false) {
    const noted = owners;
    void noted?.reading.then((known) => {
      if (known.size < noted.count) isRemoved ? known.delete(owner) : known.add(owner);
      // The database may have another owner, which takes the place.
      else if (isRemoved && known.has(owner)) owners = null;
    });
  }

  /** Listens to changes in other tabs. Must run before the cache is filled, so that it misses no change. */
  function follow() {
    stopListening ??= channel.listen((message) => {
      const { owner, change, isRemoved } = changeIn(message);
      if (owner !== null) noteOwner(owner, isRemoved);
      if (change.extent === 'some' && owner !== null) {
        for (const each of caches) each.changed(owner, change.records);
        forgetPages(owner, change.records);
      } else forget(owner ?? undefined);
      publish(owner, change, isRemoved);
    });
    // Without the channel, changes in other tabs are unknown, so the cache may be out of date.
    if (!channel.isWorking) forget();
  }

  async function readPage<T>(owner: string, kind: Kind, loadShape: LoadShape<T>, asked: Asked) {
    follow();
    const page = await cache.read(owner, kind, asked, loadShape);
    return { ...page, records: page.records as DeviceRecord<T>[] };
  }

  /** Updates caches, other tabs and listeners after a write to the database. */
  function wrote(owner: string, changes: readonly StoredRecordInput<Kind>[]) {
    for (const each of caches) each.wrote(owner, changes);
    noteOwner(owner);
    const records = changes.map(({ kind, id }) => ({ kind, id }));
    forgetPages(owner, records);
    channel.post({ owner, extent: 'some', records } satisfies Message);
    publish(owner, { extent: 'some', origin: 'here', records });
  }

  /** Updates caches, other tabs and listeners after all records of an owner were replaced or removed. */
  function replaced(owner: string, extent: 'all' | 'gone') {
    const isRemoved = extent === 'gone';
    forget(owner);
    noteOwner(owner, isRemoved);
    channel.post({ owner, extent } satisfies Message);
    publish(owner, { extent: 'all' }, isRemoved);
  }

  async function writeAll(owner: string, changes: readonly StoredRecordInput<Kind>[]) {
    const whole = withWellFormed(changes);
    await database.writeAll(owner, whole);
    wrote(owner, whole);
  }

  type Rare = ReturnType<Awaited<ReturnType<typeof loadRare>>['rareOperations']>;
  /** Returns an operation whose code loads with its first call. */
  const rare =
    <Name extends keyof Rare>(name: Name) =>
    async (...asked: Parameters<Rare[Name]>): Promise<Awaited<ReturnType<Rare[Name]>>> => {
      const operations = (await loadRare()).rareOperations<Kind>({ database, readPage, wrote, replaced });
      return (operations[name] as (...asked: unknown[]) => never)(...asked);
    };

  return {
    async read(owner, kind, loadShape) {
      const { records, quarantined } = await readPage(owner, kind, loadShape, {});
      return { records, quarantined };
    },

    readLast: readPage,

    readNewest<T>(owner: string, kind: Kind, loadShape: LoadShape<T>, page: NewestPage) {
      follow();
      const read = async () => {
        const { found, since } = await database.readNewest(owner, kind, page);
        const { records, quarantined } = await validRecords(database, found, loadShape);
        // The next read must not count the same quarantined records again.
        if (quarantined > 0) forgetPages(owner, [{ kind }]);
        return { records: records as DeviceRecord<T>[], since, quarantined };
      };
      return cachedPage(pages, keyOf(owner, kind), page, read);
    },

    async readAcross<T>(kind: Kind, loadShape: LoadShape<T>, asked: AcrossOwners) {
      follow();
      return (await loadRare()).readAcross<T>(database, pages, kind, loadShape, asked);
    },

    findOwners: database.findOwners,

    openThreads: async () => (await import('./threadReader')).threadReader(database),

    async owners(count = Infinity) {
      follow();
      const known =
        owners && owners.count >= count
          ? owners
          : { count, reading: database.owners(count).then((found) => new Set(found)) };
      owners = known;
      known.reading.catch(() => {
        if (owners === known) owners = null;
      });
      return [...(await known.reading)].slice(0, count);
    },

    async readOthers<T>(
      owner: string,
      kind: Kind,
      loadShape: LoadShape<T>,
      asked: Asked & { id?: string } = {},
    ) {
      follow();
      const { records, hasEarlier } = await others.read(owner, kind, asked, loadShape);
      return { records: records as DeviceRecord<T>[], hasEarlier };
    },

    kinds: database.kinds,

    write: (owner, kind, id, value) => writeAll(owner, [{ kind, id, value }]),
    update: rare('update') as DeviceStore<Kind>['update'],
    loadUpdates: () =>
      Promise.all([loadRare(), database.loadUpdates?.(), import('../../schema/shapes/records')]),
    updateAll: rare('updateAll'),
    writeAll,
    remove: (owner, kind, id) => writeAll(owner, [{ kind, id, value: undefined }]),

    claim: rare('claim'),
    claims: database.claims,

    handOver: rare('handOver'),
    readAll: database.readAll,

    replaceAll: rare('replaceAll'),
    removeAll: rare('removeAll'),

    observe: (owner, listener) =>
      listen((changed, change, isRemoved) => {
        if (!isRemoved && (changed === owner || changed === null)) listener(change);
      }),

    // Wraps the listener, so that the same function can be added twice.
    observeAll: (listener) => listen((owner, change) => listener(owner, change)),

    close() {
      stopListening?.();
      stopListening = null;
      forget();
      channel.close();
      return database.close();
    },
  };
}

export type Options = {
  databaseName?: string;
  /** Called when memory replaces a database that can't be opened. If omitted, all methods reject instead. */
  onMemory?: (reason: OpeningError['reason']) => void;
};

/** Creates the store in browser storage. Create one per tab. The first use opens the database. */
export function openDeviceStore<Kind extends string = RecordKind>({
  databaseName = 'updraft',
  onMemory,
}: Options = {}): DeviceStore<Kind> {
  const database = withEncodedFiles(indexedRecords(databaseName));
  async function openMemory() {
    const module = await import('./memoryRecords');
    return module.memoryRecords().database;
  }
  return createDeviceStore(
    onMemory ? withMemoryFallback(database, onMemory, openMemory) : database,
    tabChannel(databaseName),
  );
}
