import type { DBSchema } from 'idb';
import type * as z from 'zod/mini';
import type { KeptRecord, RecordKind } from '../../schema/records';
import { lazyDatabase } from './lazyDatabase';
import { tabChannel } from './tabChannel';

/** One thing kept on the device. `owner` is an account's uid, or `sample`; `kind` names the shape of `value`. */
type StoredRecord = { owner: string; kind: string; id: string; value: unknown };

/** Owner, kind, id. */
type RecordKey = [string, string, string];

export interface DeviceSchema extends DBSchema {
  records: { key: RecordKey; value: StoredRecord };
  /** Records that no longer had their shape when they were read, kept as they were found. */
  setAside: { key: number; value: { record: unknown; problem: string } };
}

type DeviceRecord<T> = { id: string; value: T };

/** What others are told of: that some records of an owner changed, or all that there are. */
type News = { owner: string; extent: 'some' | 'all' };

type LoadSchema<T> = () => Promise<z.ZodMiniType<T>>;

const loadDeviceRecords = () => import('./deviceRecords');

/** Everything a person does, kept on this device (IndexedDB). Every method rejects when the device can't be used. */
export interface DeviceStore<Kind extends string = RecordKind> {
  /**
   * The owner's records of one kind, in the order of their ids. A record that doesn't pass the schema is moved out of
   * the way, and `quarantined` says how many this reading moved. The schema is fetched only where there is a record to
   * hold against it.
   */
  read<T>(
    owner: string,
    kind: Kind,
    loadSchema: LoadSchema<T>,
  ): Promise<{ records: DeviceRecord<T>[]; quarantined: number }>;
  /**
   * Like `read`, the last `count` records only: of all, or of those before an id. However many there are, it takes the
   * same time. `hasEarlier`: there are more before these.
   */
  readLast<T>(
    owner: string,
    kind: Kind,
    loadSchema: LoadSchema<T>,
    page: { count: number; before?: string },
  ): Promise<{ records: DeviceRecord<T>[]; hasEarlier: boolean; quarantined: number }>;
  /** The kinds with this beginning of which the owner has a record. */
  kinds(owner: string, prefix: string): Promise<string[]>;
  /** Puts one record in the place of what was there. `value` is anything the structured clone takes. */
  write(owner: string, kind: Kind, id: string, value: unknown): Promise<void>;
  /** Writes several records, or removes those whose value is `undefined`: all or none. */
  writeAll(owner: string, changes: readonly KeptRecord<Kind>[]): Promise<void>;
  remove(owner: string, kind: Kind, id: string): Promise<void>;
  /** All that the owner has, as it was found, in the order of kinds and ids. */
  readAll(owner: string): Promise<KeptRecord<string>[]>;
  /** Puts these in the place of all that the owner has: all or none. This tab is told of it too. */
  replaceAll(owner: string, records: readonly KeptRecord<Kind>[]): Promise<void>;
  /** Leaves nothing of an owner who is gone, not even what was quarantined. Nobody is told: there is nobody to show it to. */
  removeAll(owner: string): Promise<void>;
  /**
   * Calls back when another tab wrote or removed a record of this owner, never for what this store did itself, but for
   * `replaceAll`: after that (`all`) nothing that was remembered holds any more. In a browser without BroadcastChannel
   * other tabs are not heard. Returns the function that stops it.
   */
  subscribe(owner: string, listener: (extent: News['extent']) => void): () => void;
  /**
   * Calls back after every change to the owner's records: with their kind where this store wrote or removed some, with
   * `null` where it isn't known, and whether it were some records or all that there are. Returns the function that stops
   * it.
   */
  observe(owner: string, listener: (kind: string | null, extent: News['extent']) => void): () => void;
  close(): Promise<void>;
}

/** Opens nothing until the first use; one store serves a whole tab. */
export function openDeviceStore<Kind extends string = RecordKind>({
  databaseName = 'updraft',
} = {}): DeviceStore<Kind> {
  const database = lazyDatabase<DeviceSchema>(databaseName, 1, (db) => {
    db.createObjectStore('records', { keyPath: ['owner', 'kind', 'id'] });
    db.createObjectStore('setAside', { autoIncrement: true });
  });
  const channel = tabChannel(databaseName);
  /** Who listens in this tab. */
  const hearers = new Set<(news: News) => void>();

  /** Who is told of what this store writes. */
  const observers = new Set<(owner: string, kind: string) => void>();

  const tell = (owner: string, extent: News['extent'] = 'some') =>
    channel.tell({ owner, extent } satisfies News);

  function tellOf(owner: string, kinds: readonly string[]) {
    tell(owner);
    for (const kind of new Set(kinds)) for (const observer of [...observers]) observer(owner, kind);
  }

  function subscribe(owner: string, listener: (extent: News['extent']) => void) {
    const hear = (news: unknown) => {
      const { owner: changed, extent } = news as News;
      if (changed === owner) listener(extent);
    };
    hearers.add(hear);
    const stop = channel.listen(hear);
    return () => {
      hearers.delete(hear);
      stop();
    };
  }

  /** Moves one record out of the way; what another tab repaired or moved meanwhile stays. */
  async function quarantine(record: StoredRecord, schema: z.ZodMiniType, problem: string): Promise<void> {
    const db = await database.get();
    const move = db.transaction(['records', 'setAside'], 'readwrite');
    const key: RecordKey = [record.owner, record.kind, record.id];
    const found = await move.objectStore('records').get(key);
    if (found && !schema.safeParse(found.value).success) {
      await Promise.all([
        move.objectStore('setAside').add({ record: found, problem }),
        move.objectStore('records').delete(key),
        move.done,
      ]);
    }
  }

  /** The records that have their shape; the others are moved out of the way. */
  async function validated<T>(found: StoredRecord[], loadSchema: LoadSchema<T>) {
    const records: DeviceRecord<T>[] = [];
    let moved = 0;
    if (found.length === 0) return { records, quarantined: moved };
    const schema = await loadSchema();
    for (const record of found) {
      const parsed = schema.safeParse(record.value);
      if (parsed.success) {
        records.push({ id: record.id, value: parsed.data });
        continue;
      }
      moved += 1;
      // Left where it is, it does no harm: the next reading tries again.
      await quarantine(record, schema, parsed.error.message).catch(() => {});
    }
    return { records, quarantined: moved };
  }

  return {
    async read(owner, kind, loadSchema) {
      const db = await database.get();
      // An array is greater than any string: the range holds every id.
      const range = IDBKeyRange.bound([owner, kind], [owner, kind, []]);
      return validated(await db.getAll('records', range), loadSchema);
    },

    async readLast(owner, kind, loadSchema, { count, before }) {
      const db = await database.get();
      const end = [owner, kind, before ?? []];
      const { store } = db.transaction('records');
      // From the end over the keys of the page to the one before it; then the page in one go.
      const last = await store.openKeyCursor(IDBKeyRange.bound([owner, kind], end, false, true), 'prev');
      const previous = await last?.advance(count);
      const start = previous?.key ?? [owner, kind];
      const found = last && (await store.getAll(IDBKeyRange.bound(start, end, Boolean(previous), true)));
      return { ...(await validated(found ?? [], loadSchema)), hasEarlier: Boolean(previous) };
    },

    async kinds(owner, prefix) {
      const db = await database.get();
      const kinds: string[] = [];
      const range = IDBKeyRange.bound([owner, prefix], [owner, `${prefix}\uffff`]);
      let cursor = await db.transaction('records').store.openKeyCursor(range);
      while (cursor) {
        const [, kind] = cursor.key;
        kinds.push(kind);
        // On to the first record of the next kind. An array is greater than any string.
        cursor = await cursor.continue([owner, kind, []] as unknown as RecordKey);
      }
      return kinds;
    },

    async write(owner, kind, id, value) {
      const db = await database.get();
      const writing = db.transaction('records', 'readwrite');
      const put = writing.store.put({ owner, kind, id, value });
      // At once, not when the page next has time: it may be about to be left.
      writing.commit();
      await Promise.all([put, writing.done]);
      tellOf(owner, [kind]);
    },

    async writeAll(owner, changes) {
      const db = await database.get();
      const writing = db.transaction('records', 'readwrite');
      const requests: Promise<unknown>[] = [writing.done];
      try {
        for (const { kind, id, value } of changes) {
          const key: RecordKey = [owner, kind, id];
          requests.push(
            value === undefined ? writing.store.delete(key) : writing.store.put({ owner, kind, id, value }),
          );
        }
      } catch (error) {
        // A value that can't be kept doesn't end the transaction by itself.
        writing.abort();
        await Promise.allSettled(requests);
        throw error;
      }
      writing.commit();
      await Promise.all(requests);
      tellOf(
        owner,
        changes.map(({ kind }) => kind),
      );
    },

    async remove(owner, kind, id) {
      const db = await database.get();
      await db.delete('records', [owner, kind, id]);
      tellOf(owner, [kind]);
    },

    async readAll(owner) {
      return (await loadDeviceRecords()).readRecords(await database.get(), owner);
    },

    async replaceAll(owner, records) {
      await (await loadDeviceRecords()).replaceRecords(await database.get(), owner, records);
      tell(owner, 'all');
      for (const hear of [...hearers]) hear({ owner, extent: 'all' });
    },

    async removeAll(owner) {
      await (await loadDeviceRecords()).removeRecords(await database.get(), owner);
    },

    subscribe,

    observe(owner, listener) {
      const observer = (changed: string, kind: string) => {
        if (changed === owner) listener(kind, 'some');
      };
      observers.add(observer);
      const stop = subscribe(owner, (extent) => listener(null, extent));
      return () => {
        observers.delete(observer);
        stop();
      };
    },

    close() {
      channel.close();
      return database.close();
    },
  };
}
